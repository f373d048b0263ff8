/** @jest-environment jsdom */
import type { LiveBet } from '../../shared-rounds/live-events';
import { moneyWriter } from '../money';
import { TABLE_TEXTS } from '../tables/texts';
import { speak, speakOf } from '../texts';
import { NO_FLIGHT, type Flight } from './flight';
import { createPassengers } from './passengers';
import { CRASH_TEXTS } from './texts';

const words = { say: speak('en'), table: speakOf('en', TABLE_TEXTS), crash: speakOf('en', CRASH_TEXTS) };
const open = () =>
  createPassengers(words, {
    moneyIn: (currency) => moneyWriter('en', currency),
    multiplier: (hundredths) => `${(hundredths / 100).toFixed(2)}×`,
    ...{ currency: 'EUR', demo: false, maxWin: 1_000_000 },
  });
const bet = (key: number, name: string, out: number | null = null): LiveBet => [
  key,
  name,
  500,
  'EUR',
  0,
  out,
];
const flight = (...bets: readonly LiveBet[]): Flight => ({
  ...NO_FLIGHT,
  bets: new Map(bets.map((one) => [one[0], one])),
  counts: {
    ...NO_FLIGHT.counts,
    bets: bets.length,
    out: bets.filter(([, , , , , out]) => out !== null).length,
  },
});

test('a row that says the same stays the same, wherever it stands; who leaves has another', () => {
  const { show, list } = open();
  show(flight(bet(1, 'A•••10'), bet(2, 'B•••20'), bet(3, 'B•••20')), [], 'flying');
  const [first, second, third] = list.children;
  expect(list.children).toHaveLength(3);
  show(flight(bet(1, 'A•••10'), bet(2, 'B•••20'), bet(3, 'B•••20', 150)), [], 'flying');
  expect([...list.children].map((row) => row.textContent)).toEqual([
    'BB•••201.50×€7.50',
    'AA•••10€5.00',
    'BB•••20€5.00',
  ]);
  expect(list.children[1]).toBe(first);
  expect(list.children[2]).toBe(second);
  expect(list.children[0]).not.toBe(third);
  show(flight(bet(1, 'A•••10')), [], 'over');
  expect([...list.children].map((row) => row.textContent)).toEqual(['AA•••10over']);
});
