import { board, details, ownPlace } from '../testing/tournaments';
import { phaseOf, prizeOf, shownLines, wayOf } from './tournament';

const facts = {
  state: 'open',
  status: 'active',
  begun: undefined,
  ended: undefined,
  isFinal: false,
} as const;

test.each([
  [facts, 'running'],
  [{ ...facts, status: 'upcoming' as const }, 'upcoming'],
  [{ ...facts, status: 'upcoming' as const, begun: true }, 'running'],
  [{ ...facts, ended: true }, 'settling'],
  [{ ...facts, status: 'completed' as const }, 'settling'],
  [{ ...facts, state: 'frozen' as const }, 'settling'],
  [{ ...facts, state: 'paid' as const }, 'final'],
  [{ ...facts, ended: true, isFinal: true }, 'final'],
  [{ ...facts, state: 'cancelled' as const }, 'cancelled'],
])('%j is %s', (given, phase) => expect(phaseOf(given)).toBe(phase));

test('a place has the prize of its group, or none', () => {
  const { prizes } = details();
  expect(prizeOf(prizes, 1)?.freeSpins).toBe(50);
  expect(prizeOf(prizes, 10)?.points).toBe(20);
  expect(prizeOf(prizes, 11)).toBeUndefined();
  expect(prizeOf(prizes, null)).toBeUndefined();
});

test.each([
  ['turnover', 'EUR', 38.01, { stakes: 3_801, cost: 152 }],
  ['turnover', 'AUD', 38.01, { stakes: 5_702, cost: 228 }],
  ['spins', 'EUR', 38.01, { rounds: 39, stakes: 780, cost: 31 }],
  ['ratio_sum', 'EUR', 9.6, { rounds: 10, stakes: 200, cost: 8 }],
  ['spins', 'CHF', 5, null],
  ['highest_ratio', 'EUR', 5, null],
] as const)('%s in %s: %d points', (strategy, currency, missing, way) =>
  expect(wayOf({ strategy, minimumBet: { EUR: 20, AUD: 30 }, currency }, missing)).toEqual(way),
);

const places = (lines: ReturnType<typeof shownLines>) =>
  lines.map((line) => (line ? `${line.place}${line.isOwn ? '*' : ''}` : '…'));

test('the own line stands among the first, or after them with its neighbours', () => {
  expect(places(shownLines(board(20), ownPlace({ place: 3 }), 5))).toEqual(['1', '2', '3*', '4', '5']);
  expect(places(shownLines(board(20), ownPlace(), 5))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '…',
    '13',
    '14*',
    '15',
  ]);
  expect(places(shownLines(board(20), ownPlace({ place: 6 }), 5))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6*',
    '7',
  ]);
  expect(places(shownLines(board(20), null, 2))).toEqual(['1', '2']);
  expect(places(shownLines(board(20), ownPlace({ place: null }), 2))).toEqual(['1', '2']);
});

test('beyond the hundred the neighbours are those that the player was told', () => {
  const own = ownPlace({
    place: 140,
    neighbours: [
      { place: 139, name: 'a', points: 9 },
      { place: 141, name: 'b', points: 7 },
    ],
  });
  expect(places(shownLines(board(200), own, 2))).toEqual(['1', '2', '…', '139', '140*', '141']);
});

test('lines of one name are told apart', () => {
  const same = board(3, { lines: [1, 2, 3].map((place) => ({ place, name: 'anna', points: 10 - place })) });
  expect(new Set(shownLines(same, null, 3).map((line) => line?.key)).size).toBe(3);
});
