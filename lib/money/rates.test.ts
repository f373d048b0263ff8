import { pointsOf } from '../domain/loyalty';
import { CURRENCIES, type Currency } from './money';
import { inEveryCurrency, WORTH_A_EURO } from './rates';

test('an amount in euros is said in every currency, half as much again in Australian dollars', () => {
  expect(inEveryCurrency((ofEuro) => ofEuro(2_000))).toEqual({
    EUR: 2_000,
    USD: 2_000,
    CHF: 2_000,
    AUD: 3_000,
  });
  expect(inEveryCurrency((ofEuro) => ({ from: ofEuro(20), to: ofEuro(500) })).AUD).toEqual({
    from: 30,
    to: 750,
  });
});

test('a deposit of the same worth earns the same points in every currency', () => {
  for (const currency of Object.keys(CURRENCIES) as Currency[]) {
    const amount = BigInt(WORTH_A_EURO[currency]) * 7n;
    expect([currency, pointsOf({ amount, currency })]).toEqual([currency, 7n]);
    expect([currency, pointsOf({ amount: amount - 1n, currency })]).toEqual([currency, 6n]);
  }
});
