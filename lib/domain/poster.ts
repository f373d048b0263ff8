import { createHash } from 'node:crypto';
import type { GameTheme } from './game-themes';

/** Raised whenever the same facts would paint another picture, so that addresses stay immutable. */
export const ART_VERSION = 1;

/** Choices made by hand for one poster. Absent ones follow from the id of the game. */
export interface PosterArt {
  /** Second composition of the theme, where it has one. */
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
