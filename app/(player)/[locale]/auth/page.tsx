import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { clientMessages } from '@/lib/i18n/client-messages';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { AuthScreen } from '@/screens/arrival/auth-screen';

export async function generateMetadata({ params }: PageProps<'/[locale]/auth'>): Promise<Metadata> {
  return privateMetadata('auth', pageLocale((await params).locale));
}

export default async function AuthPage({ params }: PageProps<'/[locale]/auth'>) {
  pageLocale((await params).locale);
  return (
    <NextIntlClientProvider messages={await clientMessages('app/(player)/[locale]/auth/page')}>
      <AuthScreen />
    </NextIntlClientProvider>
  );
}
