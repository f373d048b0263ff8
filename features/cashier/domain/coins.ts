import type { CoinCode } from '@/components/ui/coin/coin';
import type { DepositMethod } from '@/endpoints/get-deposit-methods';

const COINS: ReadonlySet<string> = new Set<CoinCode>([
  'XRP',
  'BCH',
  'BTC',
  'ETH',
  'LTC',
  'DOGE',
  'USDTTRC20',
  'USDTERC20',
]);

const isCoin = (code: string): code is CoinCode => COINS.has(code);

/** The coin that a method is paid in, by its first option; undefined for other methods. */
export const coinOf = ({ options }: DepositMethod): CoinCode | undefined =>
  options.map(({ id }) => id).find(isCoin);

/** What stands behind an amount of the coin: tether's networks are one coin. */
export const coinSign = (coin: CoinCode): string => (coin.startsWith('USDT') ? 'USDT' : coin);
