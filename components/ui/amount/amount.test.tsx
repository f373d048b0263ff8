import { render, screen } from '@testing-library/react';
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
  expect(screen.getByText('€1.00')).toHaveAttribute('data-credit');
  expect(screen.getByText('−€1.00')).not.toHaveAttribute('data-credit');
});
