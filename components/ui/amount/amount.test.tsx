import { render, screen } from '@testing-library/react';
import { LOCALES } from '@/lib/domain/locales';
import { Amount } from './amount';
import { formatAmount } from './format-amount';

test('every language writes the same sum in its own way', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(formatAmount(128450, 'EUR', 'en'))).toBe('€1,284.50');
  expect(plain(formatAmount(128450, 'EUR', 'en-AU'))).toBe('€1,284.50');
  expect(plain(formatAmount(128450, 'EUR', 'de'))).toBe('1.284,50 €');
  expect(plain(formatAmount(128450, 'EUR', 'de-CH'))).toBe('€ 1’284.50');
  expect(plain(formatAmount(128450, 'EUR', 'fr'))).toBe('1 284,50 €');
});

test('beside a coin the euro sign may be left out, a longer one stays', () => {
  const bare = { bare: true };
  expect(formatAmount(128450, 'EUR', 'en', bare)).toBe('1,284.50');
  expect(formatAmount(128450, 'EUR', 'de', bare)).toBe('1.284,50');
  expect(formatAmount(-200, 'EUR', 'de', bare)).toBe('−2,00');
  expect(formatAmount(128450, 'CHF', 'en', bare)).toContain('CHF');
});

test('a debit has a true minus, a credit a plus when asked, nothing has no sign', () => {
  expect(formatAmount(-200, 'EUR', 'en', { sign: true })).toBe('−€2.00');
  expect(formatAmount(3600, 'EUR', 'en', { sign: true })).toBe('+€36.00');
  expect(formatAmount(0, 'EUR', 'en', { sign: true })).toBe('€0.00');
});

test('whole amounts may drop their cents, others keep them', () => {
  expect(formatAmount(500, 'EUR', 'en', { whole: true })).toBe('€5');
  expect(formatAmount(550, 'EUR', 'en', { whole: true })).toBe('€5.50');
});

test.each(['EUR', 'CHF', 'AUD'] as const)(
  '1, 3 and 5 of a currency with cents are left as they are: %s',
  (currency) => {
    for (const locale of LOCALES) {
      const written = (minor: number, sign = false) => formatAmount(minor, currency, locale, { sign });
      for (const units of [1, 3, 5]) {
        expect(written(units * 100)).toMatch(new RegExp(`(^|\\D)${units}(\\D|$)`));
        expect(written(units * 100)).not.toMatch(/[.,]/);
        expect(written(units * 100, true)).toMatch(new RegExp(`\\+.*${units}\\b`));
        // A debit is another value.
        expect(written(-units * 100)).toMatch(new RegExp(`${units}[.,]00`));
      }
      for (const other of [0, 2, 4, 6, 10, 11, 13, 15, 31, 50, 100, 500, 1_000]) {
        expect(written(other * 100)).toMatch(/\d[.,]00/);
      }
      for (const close of [101, 110, 299, 301, 499, 501]) expect(written(close)).toMatch(/\d[.,]\d\d(\D|$)/);
    }
  },
);

test('sums beyond the precision of a float stay exact', () => {
  expect(formatAmount(900719925474099123n, 'EUR', 'en')).toBe('€9,007,199,254,740,991.23');
});

test('only money that came to the player is toned', () => {
  render(
    <>
      <Amount minor={100} currency="EUR" locale="en" toned />
      <Amount minor={-100} currency="EUR" locale="en" toned />
    </>,
  );
  expect(screen.getByText('€1')).toHaveAttribute('data-credit');
  expect(screen.getByText('−€1.00')).not.toHaveAttribute('data-credit');
});
