import { useLocale, useTranslations } from 'next-intl';
import type { Currency } from '@/lib/money/money';
import styles from './amount.module.scss';
import { prizeText, type PrizeParts } from './prize-text';

/** A short prize, with its free spins and points written out in its tooltip and for screen readers. */
export function Prize({ prize, currency }: { prize: PrizeParts; currency: Currency }) {
  const t = useTranslations('Ui.prize');
  const locale = useLocale();
  const words = prizeText(prize, currency, locale, {
    freeSpins: t('freeSpins', { count: prize.freeSpins }),
    points: t('points', { count: prize.points }),
  });
  return (
    <span className={styles.prize} title={words}>
      {/* A line may end before a part, not within it. */}
      <span aria-hidden>{prizeText(prize, currency, locale).replaceAll(/ (?=FS|E\.P\.)/g, '\u00a0')}</span>
      <span data-words>{words}</span>
    </span>
  );
}
