import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { linkPageMetadata } from '@/screens/account-links/link-page-metadata';
import { UnsubscribeScreen } from '@/screens/account-links/unsubscribe-screen';

type Props = PageProps<'/[locale]/unsubscribe'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return linkPageMetadata('unsubscribe', pageLocale((await params).locale));
}

export default async function UnsubscribePage({ params }: Props) {
  pageLocale((await params).locale);
  return <UnsubscribeScreen />;
}
