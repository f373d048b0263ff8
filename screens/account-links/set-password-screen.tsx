import { NextIntlClientProvider } from 'next-intl';
import { SetPassword } from '@/features/account-links/components/set-password';
import { clientMessages } from '@/lib/server/i18n/client-messages';

export async function SetPasswordScreen() {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/account-links/set-password-screen')}>
      <SetPassword />
    </NextIntlClientProvider>
  );
}
