import { CURRENCIES, type Currency } from '@/lib/money/money';
import styles from './coin.module.scss';

/** Brass coin with the currency's sign. Decoration: the amount beside it names the currency. */
export function Coin({ currency, size = 'small' }: { currency: Currency; size?: 'small' | 'large' }) {
  return (
    <span className={styles.coin} data-size={size} aria-hidden>
      {CURRENCIES[currency].symbol.slice(0, 1)}
    </span>
  );
}
