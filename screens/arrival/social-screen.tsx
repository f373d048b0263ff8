import { NextIntlClientProvider } from 'next-intl';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { SocialArrival } from './social-arrival';

export async function SocialScreen() {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/arrival/social-screen')}>
      <SocialArrival />
    </NextIntlClientProvider>
  );
}
