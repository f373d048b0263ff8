import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { linkPageMetadata } from '@/screens/account-links/link-page-metadata';
import { ChangeEmailScreen } from '@/screens/account-links/change-email-screen';

type Props = PageProps<'/[locale]/change-email'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return linkPageMetadata('change-email', pageLocale((await params).locale));
}

export default async function ChangeEmailPage({ params }: Props) {
  pageLocale((await params).locale);
  return <ChangeEmailScreen />;
}
