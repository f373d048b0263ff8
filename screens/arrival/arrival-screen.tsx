import { NextIntlClientProvider } from 'next-intl';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { VisitorArrival } from './visitor-arrival';

/** For every address that visitors arrive at from elsewhere. */
export async function ArrivalScreen() {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/arrival/arrival-screen')}>
      <VisitorArrival />
    </NextIntlClientProvider>
  );
}
