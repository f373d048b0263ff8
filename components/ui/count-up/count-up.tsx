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
 * Money that counts up from nothing, and from what it was when it changes. Whoever listens gets the sum at once; the box
 * is that of the sum from the start. The server, and a page whose scripts do not run, show the sum.
 */
export function CountUp({ minor, currency, locale, durationMs }: CountUpProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const sum = formatAmount(minor, currency, locale);
  const draw = useCallback(
    (value: number) => {
      // The text that is there is written over: a new one would have the page's styles reckoned anew.
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
