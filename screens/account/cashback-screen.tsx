import { NextIntlClientProvider } from 'next-intl';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { CashbackPage } from '@/features/vip/components/cashback-page';
import type { Locale } from '@/lib/domain/locales';
import { clientMessages } from '@/lib/server/i18n/client-messages';

/** What comes back of what the player lost, line by line. */
export async function CashbackScreen({ locale }: { locale: Locale }) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={await clientMessages('screens/account/cashback-screen')}
    >
      <BlockBoundary>
        <CashbackPage />
      </BlockBoundary>
    </NextIntlClientProvider>
  );
}
