'use client';

import { useTranslations } from 'next-intl';
import { RealityCheckChoice } from './reality-check-choice';
import styles from './break-cards.module.scss';

/** How often a player is told of their play. What they choose holds at once. */
export function RealityCheckCard() {
  const t = useTranslations('RealityCheck');
  return (
    <section className={styles.card} aria-labelledby="reality-check" id="reminder">
      <h2 id="reality-check">{t('cardTitle')}</h2>
      <p>{t('cardText')}</p>
      <RealityCheckChoice />
    </section>
  );
}
