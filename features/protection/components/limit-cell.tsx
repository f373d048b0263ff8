import { useTranslations } from 'next-intl';
import { useLimitWords } from '@/components/limits/use-limit-words';
import { Icon } from '@/components/ui/icon/icon';
import { hourglassGlyph } from '@/components/ui/icon/protection-glyphs';
import type { Currency } from '@/lib/money/money';
import type { Limit } from '../api/get-me-limits';
import { fillOf } from '../domain/limit-values';
import styles from './limits-board.module.scss';

interface LimitCellProps {
  limit: Limit;
  currency: Currency;
  chosen: boolean;
  onChoose: () => void;
}

/** One limit, or the place of one: what it is, how much of it is used and left. A press chooses it. */
export function LimitCell({ limit, currency, chosen, onChoose }: LimitCellProps) {
  const t = useTranslations('Protection');
  const words = useLimitWords(currency);
  const { kind, period, amount, used, left, wish } = limit;
  const { share, near } = fillOf(limit);
  const usedWords =
    used < 0
      ? t('ahead', { amount: words.amount(kind, -used) })
      : t(amount === null ? 'soFar' : 'used', { amount: words.amount(kind, used) });
  return (
    <button
      type="button"
      className={styles.cell}
      data-none={amount === null || undefined}
      aria-pressed={chosen}
      aria-label={t('cell', { kind: t(`kinds.${kind}`), period: t(`periods.${period}`) })}
      aria-describedby={`limit-${kind}-${period}`}
      onClick={onChoose}
    >
      <span id={`limit-${kind}-${period}`} className={styles.about}>
        <b>{amount === null ? t('none') : words.amount(kind, amount)}</b>
        <span className={styles.period}>{t(`periods.${period}`)}</span>
        {amount !== null && (
          <span className={styles.bar} data-near={near || undefined} aria-hidden>
            <i style={{ width: `${share * 100}%` }} />
          </span>
        )}
        <small>
          <span>{usedWords}</span>
          {amount === null ? (
            <span className={styles.set}>{t('set')}</span>
          ) : (
            <span data-near={near || undefined}>{t('left', { amount: words.amount(kind, left ?? 0) })}</span>
          )}
        </small>
      </span>
      {wish && (
        <span className={styles.waits}>
          <Icon glyph={hourglassGlyph} label={t('waits')} />
        </span>
      )}
    </button>
  );
}
