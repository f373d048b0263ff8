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
  blackjack: 'table',
  roulette: 'table',
  baccarat: 'table',
  poker: 'table',
  dice: 'table',
  gameshow: 'live',
} as const;
export type GameTheme = keyof typeof GAME_THEMES;

export function isGameTheme(value: unknown): value is GameTheme {
  return typeof value === 'string' && value in GAME_THEMES;
}
