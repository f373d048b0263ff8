/** SPEC §9: characters of a winner's name at most. */
export const WINNER_NAME_MAX = 10;
const SHOWN = 3;
const HIDDEN = '***';

/**
 * A winner's login as everybody may read it: the first characters of what stands before the @, three at most and never
 * more than half of it, so that nobody is found by it.
 */
export function winnerName(login: string): string {
  const [name = ''] = login.split('@', 1);
  const characters = [...name];
  const shown = characters.slice(0, Math.min(SHOWN, Math.floor(characters.length / 2)));
  return `${shown.join('')}${HIDDEN}`.slice(0, WINNER_NAME_MAX);
}
