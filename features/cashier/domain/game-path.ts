/** The platform takes and gives nothing but such a name; whatever else comes leads nowhere. */
const NAME = /^[a-z0-9-]{1,100}$/;
const GAME_PAGE = /^\/game\/([^/?#]+)(?:\/demo)?\/?$/;

/** The game whose page somebody is on, by the name in its address. @param path without language prefix. */
export function gameOfPath(path: string): string | undefined {
  const name = GAME_PAGE.exec(path)?.[1];
  return name !== undefined && NAME.test(name) ? name : undefined;
}

/** The page of the game that a deposit was begun in; null without one. */
export function pathOfGame(game: string | null | undefined): string | null {
  return game && NAME.test(game) ? `/game/${game}` : null;
}
