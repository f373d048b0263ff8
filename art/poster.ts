import { at } from '@/art/engine/arithmetic';
import { hash, rng } from '@/lib/pictures/poster-chance';
import { studio } from '@/art/engine/studio';
import { LINKING, splitTitle } from '@/art/engine/titles';
import type { PosterGame } from '@/art/engine/types';
import { RECIPES } from '@/art/recipes/catalogue';
import { drawnAs, type DrawnTheme } from '@/lib/domain/game-themes';

export type { PosterGame } from '@/art/engine/types';

export const POSTER_WIDTH = 300;
export const POSTER_HEIGHT = 400;

/** The title that each composition was lettered for by hand; any other is fitted. */
const OWN_TITLES: Readonly<Partial<Record<DrawnTheme, readonly string[]>>> = {
  egypt: ['Scarab of Nefer', 'Gates of Anubis'],
  fruit: ['Cherry Parade'],
  crash: ['Skyline', 'Moonshot'],
  west: ['Wanted: Silas Crow'],
  dragon: ['Dragon Lanterns'],
  fishing: ['Big Reel Bay'],
  norse: ['Hammer of Ymir'],
  candy: ['Sugar Carousel'],
  gems: ['Prism Vault'],
  horror: ['Vesper Manor'],
  ronin: ['Ronin Tide'],
  space: ['Nova Drift'],
  bison: ['Bison Ridge'],
  book: ['Book of Meridian'],
  jackpot: ['Grand Parlour Millions'],
  ocean: ['Abyss King'],
  olympus: ['Olympus Verdict'],
  aztec: ['Temple of the Jaguar'],
  synth: ['Midnight Drive'],
  heist: ['Velvet Heist'],
  mine: ['Dynamite Deep'],
  clover: ['Clover & Crown'],
  mines: ['Mines'],
  seven: ['Blazing Sevens'],
  plinko: ['Plinko'],
  keno: ['Keno'],
  wheel: ['The Wheel'],
  wolf: ['Winter Pack'],
  steam: ['Clockwork Odeon'],
  pirate: ['Corsair’s Cut'],
  classic: ['Halfpenny Arcade'],
  blackjack: ['The Parlour Blackjack'],
  roulette: ['Velvet Roulette'],
  baccarat: ['Jade Baccarat'],
  gameshow: ['Carousel Cash'],
  dice: ['Tempest Dice'],
  poker: ['Hold’em Six Seats'],
};

/** Turns of the hue that the id may choose: free where colour is decoration, small where it is the material. */
const FREE_HUES = [0, 28, -34, 150, -80, 205, 60] as const;
const NEAR_HUES = [0, 16, -18, 30, -36, 8] as const;
const NATURAL: ReadonlySet<DrawnTheme> = new Set<DrawnTheme>([
  'aztec',
  'bison',
  'book',
  'classic',
  'clover',
  'egypt',
  'fishing',
  'fruit',
  'mine',
  'pirate',
  'plinko',
  'ronin',
  'steam',
  'west',
  'wolf',
]);
/** Compositions whose first line is the small one. */
const SMALL_FIRST: ReadonlySet<string> = new Set(['egypt1', 'aztec0', 'book0', 'book1', 'wolf0']);

/** The lines that were chosen, unless a small first line would leave "of the" to begin the big one. */
function linesOf({ lines, title }: PosterGame, smallFirst: boolean): readonly string[] {
  const first = lines?.[1]?.split(' ')[0] ?? '';
  return lines && !(smallFirst && LINKING.test(first)) ? lines : splitTitle(title, smallFirst);
}

/**
 * The poster of a game as an SVG of 300 x 400. Pure: same input, same bytes; whatever looks like chance comes
 * from the id. All lettering is outlines, so it paints alike everywhere.
 */
export function poster(game: PosterGame): string {
  const seed = hash(game.id);
  // Another sequence than the sheet's own, so that the symbol does not go with the palette.
  const chance = rng(~seed);
  const theme = drawnAs(game.theme);
  const recipes = RECIPES[theme];
  const v = (game.v ?? seed >>> 21) % recipes.length;
  const own = OWN_TITLES[theme]?.[v] === game.title;
  const set: PosterGame = own
    ? game
    : {
        ...game,
        lines: linesOf(game, SMALL_FIRST.has(`${theme}${v}`)),
        sym: game.sym ?? Math.floor(chance() * 840),
        hue: game.hue ?? at(NATURAL.has(theme) ? NEAR_HUES : FREE_HUES, seed >>> 9),
      };
  const sheet = studio(set, POSTER_WIDTH, POSTER_HEIGHT);
  const body = at(recipes, v)(sheet, set);
  return sheet.wrap(body);
}
