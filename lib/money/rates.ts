import { CURRENCIES, type Currency } from './money';

/**
 * What the casino treats as equal to a euro, in hundredths: an Australian dollar is two thirds of the others (SPEC
 * §9, for loyalty points; promotions follow it). It is no exchange rate: no money is converted by it.
 */
export const WORTH_A_EURO: Record<Currency, number> = { EUR: 100, USD: 100, CHF: 100, AUD: 150 };

/** What a sum in euros is in a currency, rounded down. All in minor units. */
export const inCurrency = (euros: bigint, currency: Currency): bigint =>
  (euros * BigInt(WORTH_A_EURO[currency])) / 100n;

/** Something for every currency, made from amounts in euros. All in minor units. */
export function inEveryCurrency<Made>(
  make: (ofEuro: (minor: number) => number) => Made,
): Record<Currency, Made> {
  const entries = (Object.keys(CURRENCIES) as Currency[]).map((currency) => [
    currency,
    make((minor) => (minor * WORTH_A_EURO[currency]) / 100),
  ]);
  return Object.fromEntries(entries) as Record<Currency, Made>;
}
