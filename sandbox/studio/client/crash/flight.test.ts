import type { LiveRound } from '../../crash/live-events';
import type { LiveBet } from '../../shared-rounds/live-events';
import { afterEvent, NO_FLIGHT, type Flight } from './flight';

const round = (number: number, phase: LiveRound['phase'], point: number | null = null): LiveRound => ({
  ...{ number, phase, point, seed: null, nextAt: null },
  ...{ opensAt: number * 20_000, bellAt: number * 20_000 + 7_000, startsAt: number * 20_000 + 7_500 },
});
const bet = (key: number, out: number | null = null): LiveBet => [key, `A•••${key}`, 500, 'EUR', 0, out];
const told = (flight: Flight) => [...flight.bets.values()].map(([key, , , , , out]) => [key, out]);

test('follows a round from its opening to its end, and forgets its bets at the next one', () => {
  let flight = afterEvent(NO_FLIGHT, {
    type: 'table',
    round: round(1, 'waiting'),
    bets: [bet(1)],
    counts: { bets: 1, out: 0 },
    last: [150],
  });
  const bets = { type: 'bets', in: [], out: [], gone: [] } as const;
  flight = afterEvent(flight, { ...bets, in: [bet(2), bet(3)], counts: { bets: 3, out: 0 } });
  flight = afterEvent(flight, { ...bets, gone: [2], counts: { bets: 2, out: 0 } });
  flight = afterEvent(flight, { type: 'round', now: 0, round: round(1, 'flying') });
  flight = afterEvent(flight, {
    ...bets,
    out: [
      [3, 120],
      [99, 130],
    ],
    counts: { bets: 2, out: 1 },
  });
  expect(told(flight)).toEqual([
    [1, null],
    [3, 120],
  ]);
  flight = afterEvent(flight, { type: 'round', now: 0, round: round(1, 'over', 217) });
  expect([told(flight).length, flight.last]).toEqual([2, [217, 150]]);
  // The same end once more, after a new connection.
  expect(afterEvent(flight, { type: 'round', now: 0, round: round(1, 'over', 217) }).last).toEqual([
    217, 150,
  ]);
  flight = afterEvent(flight, { type: 'round', now: 0, round: round(2, 'waiting') });
  expect([told(flight), flight.counts, flight.last]).toEqual([[], { bets: 0, out: 0 }, [217, 150]]);
});

test('a round that was broken off leaves no result', () => {
  const flying = afterEvent(NO_FLIGHT, { type: 'round', now: 0, round: round(1, 'flying') });
  expect(afterEvent(flying, { type: 'round', now: 0, round: round(1, 'broken') }).last).toEqual([]);
});

test('keeps 50 results', () => {
  let flight = NO_FLIGHT;
  for (let number = 1; number <= 60; number += 1) {
    flight = afterEvent(flight, { type: 'round', now: 0, round: round(number, 'over', 100 + number) });
  }
  expect([flight.last.length, flight.last[0], flight.last.at(-1)]).toEqual([50, 160, 111]);
});
