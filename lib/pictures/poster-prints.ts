import type { DrawnTheme } from '@/lib/domain/game-themes';

/** The tempers that posters in shared layouts are printed in; art/recipes/layouts has their colours. */
export type PrintName = 'bright' | 'night' | 'dusk' | 'rich' | 'wild' | 'cold' | 'silk';

/** A crash game's picture is what flies, not a symbol: it comes in no shared layout. */
export type FramedTheme = Exclude<DrawnTheme, 'crash'>;

/** The themes that come in the shared layouts, and the temper of each. */
export const PRINT_OF: Readonly<Record<FramedTheme, PrintName>> = {
  fruit: 'bright',
  candy: 'bright',
  seven: 'night',
  classic: 'night',
  clover: 'wild',
  gems: 'rich',
  jackpot: 'rich',
  book: 'dusk',
  egypt: 'dusk',
  steam: 'dusk',
  aztec: 'wild',
  bison: 'wild',
  west: 'dusk',
  pirate: 'dusk',
  norse: 'cold',
  wolf: 'cold',
  ocean: 'cold',
  fishing: 'bright',
  dragon: 'silk',
  ronin: 'silk',
  olympus: 'cold',
  horror: 'night',
  synth: 'night',
  mine: 'dusk',
  space: 'night',
  mines: 'bright',
  plinko: 'night',
  keno: 'bright',
  wheel: 'rich',
  dice: 'rich',
  roulette: 'rich',
  blackjack: 'rich',
  baccarat: 'silk',
  poker: 'rich',
  heist: 'night',
  gameshow: 'night',
};

export const isFramed = (theme: DrawnTheme): theme is FramedTheme => theme in PRINT_OF;
