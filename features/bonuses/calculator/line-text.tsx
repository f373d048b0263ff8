import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { Currency } from '@/lib/money/money';
import type { LineFigures } from './line';
import { playersWord } from './of-hundred';
import styles from './line.module.scss';

/** The true cost in one line. Null is told as not worked out yet. */
export function LineText({ figures, currency }: { figures: LineFigures | null; currency: Currency }) {
  const t = useTranslations('TrueCost');
  const locale = useLocale();
  const money = (minor: number) => formatAmount(minor, currency, locale);
  return (
    <span className={styles.line} aria-busy={figures === null || undefined}>
      {figures
        ? t('line', {
            game: t(`games.${figures.game}`),
            stake: money(figures.stake),
            cost: money(figures.cost),
            finish: playersWord(figures.finish),
          })
        : t('lineWaits')}
    </span>
  );
}
