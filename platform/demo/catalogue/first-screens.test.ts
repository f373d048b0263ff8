import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { kindOfGame } from '@/lib/domain/game-kinds';
import { generateCatalogue } from './generate';
import { firstScreens } from './first-screens';

const catalogue = generateCatalogue();
const first = firstScreens(catalogue);
const met = new Set(first.map(({ id }) => id));

it('names each game once, by rank', () => {
  expect(met.size).toBe(first.length);
  expect(first.map(({ popularity }) => popularity)).toEqual(
    first.map(({ popularity }) => popularity).sort((a, b) => a - b),
  );
});

it('holds two pages of the whole list and the top of every category', () => {
  expect(catalogue.games.slice(0, 96).every(({ id }) => met.has(id))).toBe(true);
  for (const { id, code, path } of GAME_CATEGORIES) {
    if (path === null) continue;
    const list = catalogue.games.filter((game) => game.categories.includes(id)).slice(0, 18);
    expect([code, list.filter((game) => !met.has(game.id))]).toEqual([code, []]);
  }
});

it('holds the same of slots alone, which are what can be played at first', () => {
  const slots = catalogue.games.filter(({ theme, source }) => kindOfGame(theme, source === 1) === 'slot');
  expect(slots.slice(0, 96).filter((game) => !met.has(game.id))).toEqual([]);
  for (const { id, code, path } of GAME_CATEGORIES) {
    if (path === null) continue;
    const list = slots.filter((game) => game.categories.includes(id)).slice(0, 18);
    expect([code, list.filter((game) => !met.has(game.id))]).toEqual([code, []]);
  }
});

it('does not depend on the order that the catalogue comes in', () => {
  expect(firstScreens({ games: catalogue.games.toReversed() })).toEqual(first);
});
