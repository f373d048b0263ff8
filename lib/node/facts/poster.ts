import { createHash } from 'node:crypto';
import { drawnAs, type DrawnTheme, type GameTheme } from '@/lib/domain/game-themes';
import { isFramed } from '@/lib/pictures/poster-prints';

/** Raised whenever the same facts would paint another picture, so that addresses stay immutable. */
export const ART_VERSION = 2;

/** How many compositions are drawn for each theme alone; the recipes in art/recipes are as many. */
const OWN_COMPOSITIONS: Readonly<Record<DrawnTheme, number>> = {
  egypt: 3,
  fruit: 2,
  seven: 2,
  gems: 2,
  dragon: 2,
  norse: 2,
  ocean: 2,
  fishing: 2,
  west: 2,
  space: 2,
  candy: 2,
  horror: 2,
  crash: 10,
  mines: 1,
  plinko: 1,
  keno: 1,
  wheel: 1,
  jackpot: 2,
  blackjack: 2,
  roulette: 2,
  baccarat: 2,
  gameshow: 1,
  poker: 3,
  dice: 1,
  bison: 2,
  book: 2,
  olympus: 2,
  aztec: 1,
  synth: 2,
  heist: 2,
  mine: 2,
  clover: 2,
  ronin: 1,
  wolf: 2,
  steam: 2,
  pirate: 2,
  classic: 2,
};

/** Layouts that themes share, each with its own symbols and colours. They come behind a theme's own compositions. */
export const SHARED_LAYOUTS = ['postage', 'neon', 'medallion', 'slice', 'ace', 'bill'] as const;
/** How many compositions a theme has, its own and the shared ones. */
export function compositionsOf(game: GameTheme): number {
  const theme = drawnAs(game);
  return OWN_COMPOSITIONS[theme] + (isFramed(theme) ? SHARED_LAYOUTS.length : 0);
}

/** What makes two posters look alike: a composition of one theme, or a shared layout whatever the theme. */
export function compositionName(game: GameTheme, v: number): string {
  const theme = drawnAs(game);
  return SHARED_LAYOUTS[v - OWN_COMPOSITIONS[theme]] ?? `${theme} ${v}`;
}

/** Choices made by hand for one poster. Absent ones follow from the id of the game. */
export interface PosterArt {
  /** Which composition of the theme. */
  readonly v?: number;
  /** Which of the theme's symbols. */
  readonly sym?: number;
  /** Turn of all hues in degrees. */
  readonly hue?: number;
  /** The title cut into lines. */
  readonly lines?: readonly string[];
}

/** Everything of a game, besides its id, that shows in its poster. */
export interface PosterFacts {
  readonly theme: GameTheme;
  readonly title: string;
  readonly provider: string;
  readonly art?: PosterArt | null;
}

/** First 8 hex digits of the SHA-256 of the facts: another picture has another address. */
export function posterRevision(facts: PosterFacts): string {
  const { v, sym, hue, lines } = facts.art ?? {};
  const told = [ART_VERSION, facts.theme, facts.title, facts.provider, v, sym, hue, lines];
  return createHash('sha256')
    .update(JSON.stringify(told.map((fact) => fact ?? null)))
    .digest('hex')
    .slice(0, 8);
}

/** Address of a poster without its ending; add `/{200|400}.{webp|avif}`. */
export function posterPath(id: string, revision: string): string {
  return `/art/posters/${encodeURIComponent(id)}/${revision}`;
}
