import { NextIntlClientProvider } from 'next-intl';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { PasskeysCard } from '@/features/account-security/components/passkeys-card';
import { SecondFactorCard } from '@/features/account-security/components/second-factor-card';
import { SessionsCard } from '@/features/account-security/components/sessions-card';
import { LinkedWays } from '@/features/account-security/components/linked-ways';
import type { Locale } from '@/lib/domain/locales';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { AddressAndPassword } from './address-and-password';
import styles from './security-screen.module.scss';

/** What guards the account: each card by itself, so that one that can't be shown leaves the others. */
export async function SecurityScreen({ locale }: { locale: Locale }) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={await clientMessages('screens/account/security-screen')}
    >
      <div className={styles.page}>
        <div className={styles.column}>
          <BlockBoundary>
            <AddressAndPassword />
          </BlockBoundary>
          <BlockBoundary>
            <SecondFactorCard />
          </BlockBoundary>
          <BlockBoundary>
            <SessionsCard />
          </BlockBoundary>
        </div>
        <div className={styles.column}>
          <BlockBoundary>
            <PasskeysCard />
          </BlockBoundary>
          <BlockBoundary>
            <LinkedWays />
          </BlockBoundary>
        </div>
      </div>
    </NextIntlClientProvider>
  );
}
