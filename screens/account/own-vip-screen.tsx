import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/domain/locales';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { VipBoard } from '@/screens/vip/vip-board';
import { vipLevels } from '@/screens/vip/vip-levels';

/** The player's way through the levels (SPEC §2). */
export async function OwnVipScreen({ locale }: { locale: Locale }) {
  const [messages, levels] = await Promise.all([
    clientMessages('screens/account/own-vip-screen'),
    vipLevels(locale),
  ]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <VipBoard levels={levels} headingLevel={2} />
    </NextIntlClientProvider>
  );
}
