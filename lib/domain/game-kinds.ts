import { GAME_THEMES, type GameTheme } from './game-themes';

type Reels = { [Theme in GameTheme]: (typeof GAME_THEMES)[Theme] extends 'slot' ? Theme : never }[GameTheme];
type OwnKind = Exclude<GameTheme, Reels>;

/** What plays a game: reels, a theme's own play, or a live table. */
export type GameKind = 'slot' | OwnKind | `live_${GameTheme}`;

const isReels = (theme: GameTheme): theme is Reels => GAME_THEMES[theme] === 'slot';

/**
 * The kind of play of a game: a studio has one engine for each. All games with reels are one kind, every other theme
 * is its own, and a table with a live dealer is another kind than the same game without. The database computes the
 * same (column `games.games.kind`); a test compares the two.
 */
export function kindOfGame(theme: GameTheme, live: boolean): GameKind {
  if (live) return `live_${theme}`;
  return isReels(theme) ? 'slot' : theme;
}
