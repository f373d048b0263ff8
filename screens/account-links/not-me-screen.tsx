import { NextIntlClientProvider } from 'next-intl';
import { NotMe } from '@/features/account-links/components/not-me';
import { clientMessages } from '@/lib/server/i18n/client-messages';

export async function NotMeScreen() {
  return (
    <NextIntlClientProvider messages={await clientMessages('screens/account-links/not-me-screen')}>
      <NotMe />
    </NextIntlClientProvider>
  );
}
