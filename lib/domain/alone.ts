import { CURRENCIES, isCurrency, type Currency } from '@/lib/money/money';

/** What one operator does without a colleague. Minor units. */
export interface DoneAlone {
  currency: Currency;
  amount: bigint;
}

const MILLIONTHS = 1_000_000n;

/** Whether it is no more than goes without a colleague: what is done in several currencies counts together. */
export function isWithin(most: Readonly<Record<Currency, number>>, done: readonly DoneAlone[]): boolean {
  const sumIn = (one: Currency) =>
    done.reduce((sum, { currency, amount }) => (currency === one ? sum + amount : sum), 0n);
  const used = Object.keys(CURRENCIES)
    .filter(isCurrency)
    .reduce((sum, currency) => sum + (sumIn(currency) * MILLIONTHS) / BigInt(most[currency]), 0n);
  return used <= MILLIONTHS;
}
