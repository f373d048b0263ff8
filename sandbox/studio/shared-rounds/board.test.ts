import { createFlightClock } from '../testing/flight-harness';
import { BATCH_MS, createBoard, MOST_TOLD } from './board';

function boardWatchedBy(count: number) {
  const time = createFlightClock();
  const told: { type: string; at: number }[] = [];
  const board = createBoard<{ number: number }>('g103', {
    watchers: {
      join: () => new ReadableStream(),
      tell: (_gameId, { type }) => told.push({ type, at: time.clock.now }),
      tellOne: () => {},
      count: () => count,
      sessionsAt: () => new Set(),
      endAll: () => {},
    },
    now: () => time.clock.now,
    after: time.after,
    isSame: (one, other) => one.number === other.number,
    shown: (round) => round,
    last: () => [],
  });
  return { ...time, board, told };
}

/** How long after its first change a table that so many watch tells the bets, ms. */
function waitOf(count: number): number {
  const { board, told, clock, advance } = boardWatchedBy(count);
  board.show({ number: 1 });
  const changedAt = clock.now;
  board.left(1, 200);
  for (let waited = 0; waited < 5_000; waited += 10) advance(10);
  return (told.find(({ type }) => type === 'bets')?.at ?? Number.NaN) - changedAt;
}

test('the bets of a table are told soon, and of one that many watch no oftener than a process can tell them', () => {
  expect(waitOf(1)).toBe(BATCH_MS);
  expect(waitOf(2_000)).toBe(BATCH_MS);
  expect(waitOf(5_000)).toBe((5_000 * 1_000) / MOST_TOLD);
});

test('a round is told at once, after the bets that came before it', () => {
  const { board, told, clock } = boardWatchedBy(5_000);
  board.show({ number: 1 });
  board.left(1, 200);
  board.show({ number: 2 });
  expect(told).toEqual(['round', 'bets', 'round'].map((type) => ({ type, at: clock.now })));
});
