import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { hangTags } from './game-tile';

const { new: fresh, top, jackpots, jackpot_mini, slots, bonus } = CATEGORY_ID;
const plain = { source: 0, categories: [slots] } as const;
const popular = { source: 0, categories: [slots, top] } as const;
/** The first card's tag among two others that have none. */
const tagOf = (source: 0 | 1, categories: number[]) => hangTags([{ source, categories }, plain, plain])[0];

test.each([
  ['a jackpot comes before live', 1, [jackpots], 'jackpot'],
  ['a live table before new', 1, [fresh, top], 'live'],
  ['new before top', 0, [top, fresh], 'new'],
  ['a jackpot before top', 0, [top, jackpots], 'jackpot'],
  ['a small jackpot is one too', 0, [jackpot_mini], 'jackpot'],
  ['bonus comes last but one', 0, [bonus, slots], 'bonus'],
  ['a plain slot has no tag', 0, [slots], undefined],
  // SPEC §3, in its own numbers.
  ['1 is the badge of new games', 0, [3, 1], 'new'],
  ['2 of top games', 0, [3, 2], 'top'],
  ['579 of bonus games', 0, [3, 579], 'bonus'],
  ['587 of drops and wins', 0, [3, 587], 'drops'],
] as const)('%s', (_name, source, categories, tag) => {
  expect(tagOf(source, [...categories])).toBe(tag);
});

test('what the row says already is left out, and the next telling tag takes its place', () => {
  expect(hangTags([popular, plain, plain], 'top')[0]).toBeUndefined();
  const both = { source: 0, categories: [top, bonus] } as const;
  expect(hangTags([both, plain, plain], 'top')[0]).toBe('bonus');
});

test('what more than a third of a list could say is said of none of it', () => {
  expect(hangTags([popular, popular, popular, popular, plain, plain])).toEqual(Array(6).fill(undefined));
  const jackpot = { source: 0, categories: [slots, top, jackpots] } as const;
  const list = [popular, popular, jackpot, popular, popular, popular];
  expect(hangTags(list)).toEqual([undefined, undefined, 'jackpot', undefined, undefined, undefined]);
});

test.each([1, 2, 3, 7, 24])('of %d cards at most a third carry a tag', (count) => {
  const kinds = [[jackpots], [fresh], [top], [bonus], [587], [slots]];
  const games = Array.from({ length: count }, (_, index) => ({
    source: (index % 4 === 0 ? 1 : 0) as 0 | 1,
    categories: kinds[index % kinds.length] ?? [],
  }));
  const hung = hangTags(games).filter(Boolean);
  expect(hung.length).toBeLessThanOrEqual(count / 3);
  if (count === 24) expect(hung).toContain('jackpot');
});
