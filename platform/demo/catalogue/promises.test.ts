import { kindOfGame, type GameKind } from '@/lib/domain/game-kinds';
import { KINDS } from '@/sandbox/studio/kinds';
import { generateCatalogue } from './generate';
import { promised } from './promises';
import { isGoodTitle } from './title-rules';

const { games } = generateCatalogue();
const alone = games.filter(({ source }) => source === 0);
const namesOf = (kind: GameKind) =>
  alone.filter(({ theme }) => kindOfGame(theme, false) === kind).map(({ name }) => name);

it('has an engine of the studio for every game without a camera', () => {
  expect(alone.filter(({ theme }) => !KINDS.includes(kindOfGame(theme, false)))).toEqual([]);
  expect(alone).toHaveLength(8_252);
});

it.each<[GameKind, RegExp, number]>([
  ['holdem', /Hold’em/, 22],
  ['poker', /Video Poker|Draw|Jacks/, 18],
  ['french_roulette', /French|Privé|Zéro|La Roue/, 5],
])('%s: every title promises it', (kind, promise, count) => {
  const names = namesOf(kind);
  expect(names.filter((name) => !promise.test(name))).toEqual([]);
  expect(names).toHaveLength(count);
});

it.each<[GameKind, RegExp]>([
  ['poker', /Hold’em|Stud|Three Card|Duel|Joker|Double Draw|Deuces|Bonus/],
  ['holdem', /Stud|Three Card|Duel|Omaha/],
  ['roulette', /French|Privé|Zéro|La Roue|Double Ball|Balls|Speed|American|Lightning/],
  ['blackjack', /Surrender|Switch|Exchange|Perfect Pairs|Single Deck|Double Deck|Pontoon|Spanish|Free Bet/],
  ['baccarat', /No Commission|Super Nine|Chemin|Speed|Lightning/],
  ['dice', /Craps|Hazard|Yacht|Sic Bo|Double Six|Sixes|Doubles|Duel/],
])('%s: no title promises what its engine does not play', (kind, broken) => {
  expect(namesOf(kind).length).toBeGreaterThan(0);
  expect(namesOf(kind).filter((name) => broken.test(name))).toEqual([]);
});

it('calls every live table of poker casino hold’em, which it plays', () => {
  const live = games.filter(({ source }) => source === 1);
  const tables = live.filter(({ theme }) => theme === 'holdem');
  expect(tables).toHaveLength(8);
  expect(tables.filter(({ name }) => !name.includes('Hold’em'))).toEqual([]);
  expect(live.filter(({ theme }) => theme === 'poker')).toEqual([]);
  expect(tables.find(({ id }) => id === 'l206')?.name).toBe('Hold’em Six Seats');
  expect(live.filter(({ theme }) => theme === 'blackjack')).toHaveLength(30);
});

it('gives good titles', () => {
  expect(alone.filter(({ slug, name }) => slug !== '' && name.length > 26).map(({ name }) => name)).toEqual(
    [],
  );
  expect(isGoodTitle(promised('Stud Showdown', 'poker').name)).toBe(true);
});

it('keeps the address of a title that was drawn', () => {
  expect(games.find(({ id }) => id === 'g2472')).toMatchObject({
    name: 'Hold’em Showdown',
    slug: 'stud-showdown',
    theme: 'holdem',
  });
});
