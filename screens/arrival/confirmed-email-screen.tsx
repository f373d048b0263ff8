import { NextIntlClientProvider } from 'next-intl';
import { EmailConfirmation } from '@/features/auth/components/email-confirmation';
import { clientMessages } from '@/lib/i18n/client-messages';

/** Where the link of the mail leads by which a new player confirms their address. */
export async function ConfirmedEmailScreen() {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/arrival/confirmed-email-screen')}>
      <EmailConfirmation />
    </NextIntlClientProvider>
  );
}
