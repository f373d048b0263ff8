import { withBasePath } from '@/lib/domain/base-path';
import { CURRENCIES, isCurrency, type Currency } from '@/lib/money/money';
import styles from './coin.module.scss';

/** Coins for payments; each is a file of public/coins in its network's own design. */
export type CoinCode = 'XRP' | 'BCH' | 'BTC' | 'ETH' | 'LTC' | 'DOGE' | 'USDTTRC20' | 'USDTERC20';

interface CoinProps {
  currency: Currency | CoinCode;
  size?: 'small' | 'large';
}

/** Brass coin with the currency's sign, or the coin of a network. Decoration: the amount beside it names it. */
export function Coin({ currency, size = 'small' }: CoinProps) {
  if (isCurrency(currency)) {
    return (
      <span className={styles.coin} data-size={size} aria-hidden>
        {CURRENCIES[currency].symbol.slice(0, 1)}
      </span>
    );
  }
  const pixels = size === 'large' ? 32 : 24;
  return (
    <img
      className={styles.network}
      src={withBasePath(`/coins/${currency.toLowerCase()}.svg`)}
      alt=""
      width={pixels}
      height={pixels}
      decoding="async"
    />
  );
}
