'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Locale } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { formatAmount } from '../amount/format-amount';
import { amountAt, stepsIn } from './steps';
import styles from './count-up.module.scss';

/** SPEC §9. Milliseconds. */
const DURATION_MS = 2_000;

export interface CountUpProps {
  /** Where it ends, minor units. */
  minor: number;
  currency: Currency;
  locale: Locale;
  durationMs?: number;
}

/**
 * Money that counts up from nothing, 60 steps a second. Who asked for less motion, and whoever listens, gets the
 * sum at once; the box is that of the sum from the start. The server, and a page whose scripts do not run, show the
 * sum.
 */
export function CountUp({ minor, currency, locale, durationMs = DURATION_MS }: CountUpProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const sum = formatAmount(minor, currency, locale);

  // Written past React: 120 renders for one figure would be felt on a page of jackpots.
  useLayoutEffect(() => {
    const figure = shown.current;
    if (!figure) return undefined;
    figure.textContent = sum;
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return undefined;
    const steps = stepsIn(durationMs);
    const start = performance.now();
    let frame = 0;
    // The time since the start decides, not how many frames were drawn: a busy page drops steps and ends in time.
    const draw = () => {
      const step = stepsIn(performance.now() - start);
      figure.textContent = step < steps ? formatAmount(amountAt(minor, step, steps), currency, locale) : sum;
      if (step < steps) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [currency, durationMs, locale, minor, sum]);

  return (
    <span className={styles.amount}>
      <span className={styles.sum}>{sum}</span>
      <span ref={shown} className={styles.shown} aria-hidden>
        {sum}
      </span>
    </span>
  );
}
