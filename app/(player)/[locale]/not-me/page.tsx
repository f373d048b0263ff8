import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { linkPageMetadata } from '@/screens/account-links/link-page-metadata';
import { NotMeScreen } from '@/screens/account-links/not-me-screen';

type Props = PageProps<'/[locale]/not-me'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return linkPageMetadata('not-me', pageLocale((await params).locale));
}

export default async function NotMePage({ params }: Props) {
  pageLocale((await params).locale);
  return <NotMeScreen />;
}
