import { useTranslations } from 'next-intl';
import { giftGlyph } from '@/components/ui/icon/glyphs';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { Tabs } from '@/components/ui/tabs/tabs';
import type { Offer } from '../api/get-bonuses.server';
import { offersOfTab, TABS } from '../domain/offer';
import { TrueCostLine } from '../calculator/true-cost-line';
import { ByLaw } from './by-law';
import { BonusCard, NoBonusCard } from './bonus-card';
import styles from './bonus-cards.module.scss';

/** What is on offer, by kind (SPEC §2), and no bonus as one of the choices. */
export function BonusTabs({ offers }: { offers: readonly Offer[] }) {
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
                  {([own]) => own && <BonusCard offer={own} cost={<TrueCostLine bonus={own} />} />}
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
