import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { tagOf } from './game-tile';

const { new: fresh, top, jackpots, jackpot_mini, slots, bonus } = CATEGORY_ID;

test.each([
  ['a live table is live before anything else', { source: 1, categories: [fresh, top] }, 'live'],
  ['new comes before top', { source: 0, categories: [top, fresh] }, 'new'],
  ['a jackpot comes before top', { source: 0, categories: [top, jackpots] }, 'jackpot'],
  ['a small jackpot is one too', { source: 0, categories: [jackpot_mini] }, 'jackpot'],
  ['bonus comes last but one', { source: 0, categories: [bonus, slots] }, 'bonus'],
  ['a plain slot has no tag', { source: 0, categories: [slots] }, null],
  // SPEC §3, in its own numbers.
  ['1 is the badge of new games', { source: 0, categories: [3, 1] }, 'new'],
  ['2 of top games', { source: 0, categories: [3, 2] }, 'top'],
  ['579 of bonus games', { source: 0, categories: [3, 579] }, 'bonus'],
  ['587 of drops and wins', { source: 0, categories: [3, 587] }, 'drops'],
] as const)('%s', (_name, game, tag) => {
  expect(tagOf(game)).toBe(tag);
});

test('what the row says already is left out, and the next telling tag takes its place', () => {
  expect(tagOf({ source: 0, categories: [top] }, 'top')).toBeNull();
  expect(tagOf({ source: 0, categories: [top, bonus] }, 'top')).toBe('bonus');
});
