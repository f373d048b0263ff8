import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { readSeoEntry } from '@/cms/read/seo';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { readOffers } from '@/features/bonuses/api/get-bonuses.server';
import { welcomeStepsOf } from '@/features/bonuses/domain/offer';
import { TrueCostLine } from '@/features/bonuses/calculator/true-cost-line';
import { ByLaw } from '@/features/bonuses/components/by-law';
import { BonusTabs } from '@/features/bonuses/components/bonus-tabs';
import { PackBoard } from '@/features/bonuses/components/pack-board';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import type { Locale } from '@/lib/domain/locales';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, graphOf } from '@/lib/server/seo/json-ld';
import { SeoSection } from '@/screens/page-data/seo-section';
import { InOwnCurrency } from './in-own-currency';
import { RewardsNav } from './rewards-nav';
import { WelcomeStep } from './welcome-step';
import styles from './bonuses-screen.module.scss';

/**
 * The bonuses on offer: the welcome pack, then all by kind.
 * @throws Error when the platform does not tell them: without them there is no page, and the last one is kept
 */
export async function BonusesScreen({ locale }: { locale: Locale }) {
  const [t, messages, { text }, offers] = await Promise.all([
    getTranslations('Bonuses'),
    clientMessages('screens/bonuses/bonuses-screen'),
    readSeoEntry('bonuses', locale),
    readOffers(locale),
  ]);
  const pack = welcomeStepsOf(offers);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <JsonLd data={graphOf(breadcrumbNode(siteBase(), locale, [{ name: t('title'), path: '/bonuses' }]))} />
      <RewardsNav />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {offers.length > 0 ? (
        <InOwnCurrency page="offers">
          {pack.length > 0 && <ByLaw offers={pack}>{(shown) => <PackBoard offers={shown} />}</ByLaw>}
          <BonusTabs offers={offers} costOf={(offer) => <TrueCostLine bonus={offer} />} />
        </InOwnCurrency>
      ) : (
        <EmptyState title={t('nothing')} text={t('nothingText')}>
          <ButtonLink href="/games/all">{t('toGames')}</ButtonLink>
        </EmptyState>
      )}
      <WelcomeStep />
      <SeoSection text={text} />
    </NextIntlClientProvider>
  );
}
