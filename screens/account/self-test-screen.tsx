import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/domain/locales';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { SelfTestOfPlayer } from './self-test-of-player';

/** The self-test, and whom to talk to. */
export async function SelfTestScreen({ locale }: { locale: Locale }) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={await clientMessages('screens/account/self-test-screen')}
    >
      <SelfTestOfPlayer />
    </NextIntlClientProvider>
  );
}
