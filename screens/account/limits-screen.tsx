import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/domain/locales';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { Protection } from './protection';

/** Limits, breaks and help: what a player keeps their play within. */
export async function LimitsScreen({ locale }: { locale: Locale }) {
  return (
    <NextIntlClientProvider locale={locale} messages={await clientMessages('screens/account/limits-screen')}>
      <Protection />
    </NextIntlClientProvider>
  );
}
