/**
 * Themes that a game can have: each names a poster recipe in art/recipes, a symbol set of the studio and a
 * vocabulary of the catalogue generator. `slot` themes are played on reels; `table`, `live`, `crash` and
 * `instant` themes are not.
 */
export const GAME_THEMES = {
  egypt: 'slot',
  fruit: 'slot',
  seven: 'slot',
  gems: 'slot',
  dragon: 'slot',
  norse: 'slot',
  ocean: 'slot',
  fishing: 'slot',
  west: 'slot',
  space: 'slot',
  candy: 'slot',
  horror: 'slot',
  jackpot: 'slot',
  bison: 'slot',
  book: 'slot',
  olympus: 'slot',
  aztec: 'slot',
  synth: 'slot',
  heist: 'slot',
  mine: 'slot',
  clover: 'slot',
  ronin: 'slot',
  wolf: 'slot',
  steam: 'slot',
  pirate: 'slot',
  classic: 'slot',
  crash: 'crash',
  mines: 'instant',
  plinko: 'instant',
  keno: 'instant',
  wheel: 'instant',
  blackjack: 'table',
  roulette: 'table',
  french_roulette: 'table',
  baccarat: 'table',
  poker: 'table',
  holdem: 'table',
  dice: 'table',
  gameshow: 'live',
} as const;
export type GameTheme = keyof typeof GAME_THEMES;

/** What sort of game it is, as laws tell them apart. */
export const GAME_FAMILIES = ['slot', 'table', 'crash', 'instant', 'live'] as const;
export type GameFamily = (typeof GAME_FAMILIES)[number];
/** @param live it has a live table */
export const familyOf = (theme: GameTheme, live: boolean): GameFamily => (live ? 'live' : GAME_THEMES[theme]);

/** Themes that are another play of a game and look like it: posters, words and categories are that game's. */
const LOOKS_LIKE = { holdem: 'poker', french_roulette: 'roulette' } as const satisfies Partial<
  Record<GameTheme, GameTheme>
>;
/** The themes that something is drawn and written for. */
export type DrawnTheme = Exclude<GameTheme, keyof typeof LOOKS_LIKE>;

const hasOtherLook = (theme: GameTheme): theme is keyof typeof LOOKS_LIKE => theme in LOOKS_LIKE;
export const drawnAs = (theme: GameTheme): DrawnTheme => (hasOtherLook(theme) ? LOOKS_LIKE[theme] : theme);

export function isGameTheme(value: unknown): value is GameTheme {
  return typeof value === 'string' && value in GAME_THEMES;
}
