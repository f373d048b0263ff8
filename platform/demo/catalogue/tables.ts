import type { GameTheme } from '@/lib/domain/game-themes';
import { artOf, type Draft, type NameBook } from './drafts';
import { factsOf } from './facts';
import { STUDIOS, type Studio } from './providers';
import { chanceOf, type Chance } from './random';
import { CATALOGUE_SEED } from './version';

/** Stakes that live tables take, minor units. */
const LIMITS: readonly (readonly [number, number])[] = [
  [10, 50_000],
  [20, 100_000],
  [50, 200_000],
  [100, 250_000],
  [500, 500_000],
  [1_000, 1_000_000],
  [2_500, 1_000_000],
];

/** What the studios with cameras offer. */
const TABLES_OF: Record<number, readonly (readonly [GameTheme, number])[]> = {
  12: [
    ['blackjack', 30],
    ['roulette', 22],
    ['poker', 8],
    ['baccarat', 6],
  ],
  6: [
    ['baccarat', 6],
    ['dice', 2],
  ],
  16: [
    ['gameshow', 6],
    ['dice', 2],
    ['roulette', 1],
  ],
};

const ROOMS: Record<string, readonly string[]> = {
  blackjack: [
    'Mahogany',
    'Corner',
    'Balcony',
    'Lamplight',
    'Ivory',
    'Conservatory',
    'Harbour',
    'Late',
    'Emerald',
  ],
  roulette: [
    'Mahogany',
    'Balcony',
    'Lamplight',
    'Salon',
    'Scarlet',
    'Opera',
    'Harbour',
    'Marble',
    'Golden Hour',
  ],
  baccarat: ['Lotus', 'Peony', 'Red Lantern', 'Crane', 'Moon Gate', 'Bamboo', 'Orchid', 'Pearl'],
  poker: ['Riverboat', 'Back Room', 'Saloon', 'Blue Felt', 'Fireside', 'Library'],
  dice: ['Alley', 'Harbour', 'Bamboo', 'Thunder', 'Corner'],
  gameshow: ['Curtain Call', 'Funfair', 'Broadway', 'Penny Prize', 'Ferris', 'Saturday', 'Spotlight'],
};
const KINDS: Record<string, readonly string[]> = {
  blackjack: [
    'Blackjack',
    'Blackjack A',
    'Blackjack B',
    'Blackjack VIP',
    'Blackjack Classic',
    'Blackjack Nord',
  ],
  roulette: ['Roulette', 'Roulette Auto', 'Roulette Française', 'Roulette Deutsch', 'Roulette VIP'],
  baccarat: ['Baccarat', 'Baccarat Squeeze', 'Baccarat VIP', 'Baccarat Natural'],
  poker: ['Hold’em', 'Three Card', 'Stud', 'Poker Duel'],
  dice: ['Dice', 'Dice Duel', 'Sic Bo'],
  gameshow: ['Live', 'Wheel', 'Show', 'Quiz', 'Spectacular'],
};

function tableOf(theme: GameTheme, studio: Studio, id: string, names: NameBook, chance: Chance): Draft {
  const rooms = ROOMS[theme] ?? [];
  const kinds = KINDS[theme] ?? [];
  let name = '';
  for (let attempt = 0; name === '' && attempt < 500; attempt += 1) {
    const title = `${chance.pick(rooms)} ${chance.pick(kinds)}`;
    if (names.take(title)) name = title;
  }
  if (name === '') throw new Error(`no more names for live tables of ${theme}`);
  return {
    id,
    name,
    theme,
    studio,
    live: true,
    limits: chance.pick(LIMITS),
    ...artOf(theme, name, chance),
    featured: null,
    ...factsOf(theme, studio.hand, chance, { live: true }),
  };
}

/** The live tables that were not chosen by hand. */
export function liveTables(featured: readonly Draft[], names: NameBook): Draft[] {
  const chance = chanceOf(`${CATALOGUE_SEED} live tables`);
  let number = 301;
  return STUDIOS.filter((studio) => studio.tables > 0).flatMap((studio) => {
    const left = new Map(TABLES_OF[studio.id] ?? []);
    for (const draft of featured) {
      if (!draft.live || draft.studio.id !== studio.id) continue;
      left.set(draft.theme, (left.get(draft.theme) ?? 0) - 1);
    }
    return [...left].flatMap(([theme, count]) =>
      Array.from({ length: count }, () => tableOf(theme, studio, `l${number++}`, names, chance)),
    );
  });
}
