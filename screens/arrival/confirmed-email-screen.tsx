import { NextIntlClientProvider } from 'next-intl';
import { EmailConfirmation } from '@/features/auth/components/email-confirmation';
import { clientMessages } from '@/lib/server/i18n/client-messages';

/** The target of the link in the mail that confirms a new player's address. */
export async function ConfirmedEmailScreen() {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/arrival/confirmed-email-screen')}>
      <EmailConfirmation />
    </NextIntlClientProvider>
  );
}
