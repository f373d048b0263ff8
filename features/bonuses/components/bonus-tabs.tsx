import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { giftGlyph } from '@/components/ui/icon/glyphs';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { Tabs } from '@/components/ui/tabs/tabs';
import type { Currency } from '@/lib/money/money';
import type { Offer } from '../api/get-bonuses.server';
import { offersOfTab, TABS } from '../domain/offer';
import { ByLaw } from './by-law';
import { BonusCard, NoBonusCard } from './bonus-card';
import styles from './bonus-cards.module.scss';

interface BonusTabsProps {
  offers: readonly Offer[];
  currency?: Currency | undefined;
  /** What an offer really costs, in one line. */
  costOf?: (offer: Offer) => ReactNode;
}

/** What is on offer, by kind (SPEC §2), and no bonus as one of the choices. */
export function BonusTabs({ offers, currency, costOf }: BonusTabsProps) {
  const t = useTranslations('Bonuses');
  const tabs = TABS.map((tab) => {
    const shown = offersOfTab(offers, tab);
    return {
      value: tab,
      label: (
        <>
          {t(`tabs.${tab}`)} <small className={styles.count}>{shown.length}</small>
        </>
      ),
      panel: (
        <>
          {shown.length === 0 && <p className={styles.empty}>{t(`empty.${tab}`)}</p>}
          <ul className={styles.cards}>
            {shown.map((offer) => (
              <li key={offer.id}>
                <ByLaw offers={[offer]}>
                  {([own]) => own && <BonusCard offer={own} currency={currency} cost={costOf?.(own)} />}
                </ByLaw>
              </li>
            ))}
            <li>
              <NoBonusCard />
            </li>
          </ul>
        </>
      ),
    };
  });
  return (
    <section className={styles.section} aria-labelledby="bonuses-on-offer">
      <SectionHeading id="bonuses-on-offer" glyph={giftGlyph} title={t('onOffer')} />
      <Tabs label={t('kinds')} tabs={tabs} />
    </section>
  );
}
