import { NextIntlClientProvider } from 'next-intl';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { AuthForms } from './auth-forms';

export async function AuthScreen() {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/arrival/auth-screen')}>
      <AuthForms />
    </NextIntlClientProvider>
  );
}
