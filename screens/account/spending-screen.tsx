import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { SpendingBoard } from '@/features/protection/components/spending-board';
import type { Locale } from '@/lib/domain/locales';
import { Link } from '@/lib/i18n/navigation';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import styles from './protection.module.scss';

/** Where a player's money and time went, and the way to limits. */
export async function SpendingScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Spending' });
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={await clientMessages('screens/account/spending-screen')}
    >
      <div className={styles.page}>
        <header className={styles.head}>
          <h2>{t('title')}</h2>
          <p>{t('lead')}</p>
        </header>
        <BlockBoundary>
          <SpendingBoard />
        </BlockBoundary>
        <p className={styles.ways}>
          <Link href="/account/limits">{t('toLimits')}</Link>
          <Link href="/account/limits/self-test">{t('toSelfTest')}</Link>
        </p>
      </div>
    </NextIntlClientProvider>
  );
}
