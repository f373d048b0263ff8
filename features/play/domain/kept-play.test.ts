/** @jest-environment jsdom */
import { keepPlay, readPlay, resumeTally, type KeptPlay } from './kept-play';
import { countStep, netOf } from './tally';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const MINUTE = 60_000;

/** Ten lost, and a round of 2.00 that has shown 0.50 so far. */
const kept = (changes: Partial<KeptPlay> = {}): KeptPlay => ({
  of: 'real g101 mara',
  began: NOW - 10 * MINUTE,
  at: NOW,
  tally: { settled: -1_000, round: { id: 'r', stake: 200, won: 50 } },
  credit: 4_000,
  ...changes,
});
const resumed = (first: number | null, changes: Partial<KeptPlay> = {}, later = 0) =>
  netOf(resumeTally(kept(changes), first, NOW + later));

beforeEach(() => sessionStorage.clear());

it.each([
  ['the same player at the same game', 'real g101 mara', 29 * MINUTE, true],
  ['somebody else', 'real g101 juno', 0, false],
  ['another game', 'real g102 mara', 0, false],
  ['the demo', 'demo g101 mara', 0, false],
  ['who comes back after half an hour', 'real g101 mara', 30 * MINUTE, false],
])('goes on for %s: %p', (_who, of, later, goesOn) => {
  keepPlay(kept());
  expect(readPlay(of, NOW + later)).toEqual(goesOn ? kept() : null);
});

it.each([
  ['is cut off', '{"of":'],
  ['has no tally', JSON.stringify({ ...kept(), tally: undefined })],
  ['has a round without money', JSON.stringify(kept({ tally: { settled: 0, round: { id: 'r' } as never } }))],
  ['has a credit in words', JSON.stringify({ ...kept(), credit: 'much' })],
])('begins anew with a stored play that %s', (_what, text) => {
  sessionStorage.setItem('play', text);
  expect(readPlay('real g101 mara', NOW)).toBeNull();
});

it.each<[string, number | null, Partial<KeptPlay>, number, number]>([
  ['what a cut-off round has won since', 4_700, {}, 0, -450],
  ['no loss for a credit that is lower', 3_000, {}, 0, -1_150],
  ['nothing that came in later than a minute', 4_700, {}, MINUTE + 1, -1_150],
  ['nothing without a round', 4_700, { tally: { settled: -1_000, round: null } }, 0, -1_000],
  ['nothing while a credit is not known', null, {}, 0, -1_150],
  ['nothing when the game never said its credit', 4_700, { credit: null }, 0, -1_150],
])('counts %s', (_what, first, changes, later, net) => {
  expect(resumed(first, changes, later)).toBe(net);
});

it('counts the stake once when the studio goes on with the round', () => {
  const tally = resumeTally(kept(), 4_000, NOW);
  const end = { type: 'round-ended', roundId: 'r', stake: 200, won: 950 } as const;
  expect(netOf(countStep(tally, end))).toBe(-1_000 + 750);
});
