'use client';

import type { CSSProperties } from 'react';
import { useLocale } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { JackpotName } from '@/lib/domain/jackpots';
import { JackpotCounter } from './jackpot-counter';
import { useJackpots } from './live-jackpots';
import styles from './jackpot-panel.module.scss';

/** What a jackpot holds, and where that is between its opening and its maximum. `titleId` names the jackpot. */
export function JackpotStanding({ name, titleId }: { name: JackpotName; titleId: string }) {
  const locale = useLocale();
  const jackpot = useJackpots().data.find(({ code }) => code === `jackpot-${name}`);
  if (!jackpot) return null;
  const { jackpotInfo, opening, range } = jackpot;
  const { amount, currency } = jackpotInfo;
  const filled = Math.min(1, Math.max(0, (amount - opening) / (range.max - opening)));
  return (
    <>
      <JackpotCounter minor={amount} currency={currency} locale={locale} size="large" />
      <div
        className={styles.meter}
        role="meter"
        aria-labelledby={titleId}
        aria-valuemin={opening}
        aria-valuemax={range.max}
        aria-valuenow={amount}
        aria-valuetext={formatAmount(amount, currency, locale)}
        style={{ '--filled': filled } as CSSProperties}
      />
    </>
  );
}
