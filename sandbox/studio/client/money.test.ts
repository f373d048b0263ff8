import { LOCALES } from '@/lib/domain/locales';
import { moneyWriter } from './money';

it('writes the sign of a currency as the page around the game does, in every language', () => {
  expect(LOCALES.map((locale) => moneyWriter(locale, 'EUR')(160_000))).toEqual([
    '€1,600.00',
    '1.600,00\u00a0€',
    '€1,600.00',
    '€\u00a01’600.00',
    '1\u202f600,00\u00a0€',
  ]);
});
