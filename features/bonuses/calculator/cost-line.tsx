'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { LineQuestion } from './line';
import { LineText } from './line-text';
import { useLine } from './use-line';
import styles from './line.module.scss';

interface CostLineProps extends LineQuestion {
  /** How long it lives from its activation; left out where its end is told beside. */
  hoursToLive?: number;
  /** Whether the most that becomes real money is told, too. */
  withMaxWin?: boolean;
}

/** What a bonus really costs, before it is taken: its cost and chance, its time, and the most that can come of it. */
export function CostLine({ hoursToLive, withMaxWin = true, ...question }: CostLineProps) {
  const t = useTranslations('TrueCost');
  const locale = useLocale();
  const { currency, terms } = question;
  const line = useLine(question);
  const maxWin = terms.maxWin?.[currency];
  const bounds = [
    hoursToLive !== undefined && timeOf(hoursToLive, t),
    withMaxWin &&
      (maxWin === undefined
        ? t('noMaxWin')
        : t('maxWin', { amount: formatAmount(maxWin, currency, locale) })),
  ].filter((part) => part !== false);
  return (
    <>
      {line.figures !== null && !line.isError && (
        <LineText figures={line.figures ?? null} currency={currency} />
      )}
      {bounds.length > 0 && <span className={styles.line}>{bounds.join(' ')}</span>}
    </>
  );
}

const timeOf = (hours: number, t: ReturnType<typeof useTranslations<'TrueCost'>>) =>
  hours % 24 === 0 ? t('days', { days: hours / 24 }) : t('hours', { hours });
