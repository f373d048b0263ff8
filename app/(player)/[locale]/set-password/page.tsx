import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { linkPageMetadata } from '@/screens/account-links/link-page-metadata';
import { SetPasswordScreen } from '@/screens/account-links/set-password-screen';

type Props = PageProps<'/[locale]/set-password'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return linkPageMetadata('set-password', pageLocale((await params).locale));
}

export default async function SetPasswordPage({ params }: Props) {
  pageLocale((await params).locale);
  return <SetPasswordScreen />;
}
