import { NextIntlClientProvider } from 'next-intl';
import { Unsubscribe } from '@/features/account-links/components/unsubscribe';
import { clientMessages } from '@/lib/server/i18n/client-messages';

export async function UnsubscribeScreen() {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/account-links/unsubscribe-screen')}>
      <Unsubscribe />
    </NextIntlClientProvider>
  );
}
