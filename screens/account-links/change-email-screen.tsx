import { NextIntlClientProvider } from 'next-intl';
import { ChangeEmail } from '@/features/account-links/components/change-email';
import { clientMessages } from '@/lib/server/i18n/client-messages';

export async function ChangeEmailScreen() {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/account-links/change-email-screen')}>
      <ChangeEmail />
    </NextIntlClientProvider>
  );
}
