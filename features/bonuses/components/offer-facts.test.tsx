import { screen } from '@testing-library/react';
import { renderWithMessages } from '@/components/testing/render';
import type { Offer } from '../api/get-bonuses.server';
import { OFFERS } from '../testing/offers';
import { BonusCard } from './bonus-card';
import { BonusTerms } from './bonus-terms';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const [first] = OFFERS as [Offer];
const offer: Offer = {
  ...first,
  ...{ basis: 'bonus+deposit', maxWin: { EUR: 10_000, AUD: 15_000 }, hoursToLive: 72 },
  ...{ maxBonus: { EUR: 20_000, AUD: 30_000 }, minDeposit: { EUR: 2_000, AUD: 3_000 } },
  ...{ maxBet: { EUR: 500, AUD: 700 }, freeSpinBet: { EUR: 20, AUD: 30 } },
  minOdds: { single: 1.5, multi: 1.4, system: 1.35 },
  levels: { from: 3, to: null },
  startsAt: '2026-12-01T00:00:00.000Z',
  endsAt: '2026-12-07T00:00:00.000Z',
};

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('a card says basis, time, max win, odds, and for whom and when it is', () => {
  renderWithMessages(<BonusCard offer={offer} cost="costs" />);
  expect(facts()).toEqual({
    'Min deposit': '€20.00',
    'Max bet': '€5',
    Wagering: '×35, bonus + deposit',
    Time: '3 days',
    'Max win': '€100.00',
    'Free spin': '€0.20',
    'VIP level': 'from 3 on',
    'On offer': '1 Dec 2026 to 6 Dec 2026',
    'Min odds': '1.50 · 1.40 · 1.35',
  });
  expect(screen.getByRole('article')).toHaveTextContent('costs');
});

test('what is not said of an offer is no row of its card', () => {
  renderWithMessages(<BonusCard offer={first} cost={null} />);
  expect(Object.keys(facts())).toEqual([
    'Min deposit',
    'Max bet',
    'Wagering',
    'Time',
    'Max win',
    'Free spin',
  ]);
  expect(facts()['Max win']).toBe('no limit');
});

test('everything is told in the currency that is asked for', () => {
  renderWithMessages(<BonusCard offer={offer} currency="AUD" cost={null} />);
  const card = screen.getByRole('article');
  expect(card).not.toHaveTextContent('€');
  expect(card).toHaveTextContent('50% up to A$300');
  expect(facts()).toMatchObject({ 'Min deposit': 'A$30.00', 'Max bet': 'A$7.00', 'Max win': 'A$150.00' });
});

test('the terms say for whom and when it is, too', () => {
  renderWithMessages(<BonusTerms offer={offer} />);
  const terms = screen.getByRole('region', { name: 'The terms in plain words' });
  expect(terms).toHaveTextContent('VIP level: from 3 on');
  expect(terms).toHaveTextContent('1 Dec 2026 to 6 Dec 2026');
  expect(terms).toHaveTextContent('1.50 · 1.40 · 1.35');
});
