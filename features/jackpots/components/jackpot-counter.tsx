'use client';

import { useCallback, useRef } from 'react';
import { formatAmount, type WrittenAmount } from '@/components/ui/amount/format-amount';
import { useCountUp } from '@/components/ui/count-up/use-count-up';
import type { Locale } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import styles from './jackpot-counter.module.scss';

interface JackpotCounterProps {
  /** Minor units. */
  minor: number;
  currency: Currency;
  locale: Locale;
  /** `small` and `medium` are for the slide, `large` for the page. */
  size: 'small' | 'medium' | 'large';
  /** The amount as the server wrote it. */
  written?: WrittenAmount;
  /** A new value makes the counter count up from 0 again. */
  turn?: number;
}

const isDigit = (character: string) => character >= '0' && character <= '9';
const isSpace = (character: string) => character.trim() === '';

/**
 * An amount with a cell for each digit. It counts up with leading zeros: the number of cells is that of the final
 * amount from the start. Screen readers get the amount once, as text.
 */
export function JackpotCounter({ minor, currency, locale, size, written, turn }: JackpotCounterProps) {
  const cells = useRef<HTMLSpanElement>(null);
  const sum = formatAmount(minor, currency, locale, { written });
  const draw = useCallback((value: number) => {
    const places = cells.current?.querySelectorAll('b') ?? [];
    const digits = String(value).padStart(places.length, '0').slice(-places.length);
    for (const [index, place] of [...places].entries()) {
      const digit = digits[index] ?? '0';
      // Change the existing text node: a new one would recalculate the page's styles.
      if (place.firstChild && place.firstChild.nodeValue !== digit) place.firstChild.nodeValue = digit;
    }
  }, []);
  useCountUp({ minor, turn, place: cells, draw });

  return (
    <span className={styles.counter} data-size={size}>
      <span className={styles.said}>{sum}</span>
      <span ref={cells} className={styles.cells} aria-hidden>
        {[...sum].map((character, index) => {
          if (isDigit(character)) return <b key={index}>{character}</b>;
          if (isSpace(character)) return <u key={index} data-space />;
          return /[.,’'٫]/.test(character) ? <u key={index}>{character}</u> : <i key={index}>{character}</i>;
        })}
      </span>
    </span>
  );
}
