'use client';

import { useCallback, useRef } from 'react';
import type { Locale } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { formatAmount } from '../amount/format-amount';
import { useCountUp } from './use-count-up';
import styles from './count-up.module.scss';

export interface CountUpProps {
  /** Where it ends, minor units. */
  minor: number;
  currency: Currency;
  locale: Locale;
  durationMs?: number;
}

/**
 * Money that counts up from zero, and from the old sum when it changes. Screen readers get the final sum; the box has
 * the final sum's size from the start. The server, and a page without scripts, show the sum.
 */
export function CountUp({ minor, currency, locale, durationMs }: CountUpProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const sum = formatAmount(minor, currency, locale);
  const draw = useCallback(
    (value: number) => {
      // Change the existing text node: a new one would recalculate the page's styles.
      const text = shown.current?.firstChild;
      if (text) text.nodeValue = formatAmount(value, currency, locale);
    },
    [currency, locale],
  );
  useCountUp({ minor, durationMs, place: shown, draw });

  return (
    <span className={styles.amount}>
      <span className={styles.sum}>{sum}</span>
      <span ref={shown} className={styles.shown} aria-hidden>
        {sum}
      </span>
    </span>
  );
}
