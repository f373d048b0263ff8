/** The platform takes and returns only a game's slug; any other value has no link. */
const NAME = /^[a-z0-9-]{1,100}$/;
const GAME_PAGE = /^\/game\/([^/?#]+)(?:\/demo)?\/?$/;

/** The slug of the game whose page is open. @param path without language prefix. */
export function gameOfPath(path: string): string | undefined {
  const name = GAME_PAGE.exec(path)?.[1];
  return name !== undefined && NAME.test(name) ? name : undefined;
}

/** The page of the game that a deposit was begun in; null without one. */
export function pathOfGame(game: string | null | undefined): string | null {
  return game && NAME.test(game) ? `/game/${game}` : null;
}
