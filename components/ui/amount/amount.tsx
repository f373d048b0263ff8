import type { Locale } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { formatAmount, type AmountStyle } from './format-amount';
import styles from './amount.module.scss';

interface AmountProps extends AmountStyle {
  /** Minor units. */
  minor: number | bigint;
  currency: Currency;
  locale: Locale;
  /** Colours money that came to the player; for lists of movements. */
  toned?: boolean;
}

/** Money, in figures of one width. */
export function Amount({ minor, currency, locale, toned = false, ...style }: AmountProps) {
  return (
    <span className={styles.amount} data-credit={(toned && minor > 0) || undefined}>
      {formatAmount(minor, currency, locale, style)}
    </span>
  );
}
