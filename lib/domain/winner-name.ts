const SHOWN = 3;
const HIDDEN = '***';

/**
 * A winner's login as everybody may read it: the first characters of what stands before the @, three at most and never
 * more than half of it, so that nobody is found by it. SPEC §9 allows ten; why fewer: docs/adr/0013-jackpots.md.
 */
export function winnerName(login: string): string {
  const [name = ''] = login.split('@', 1);
  const characters = [...name];
  const shown = characters.slice(0, Math.min(SHOWN, Math.floor(characters.length / 2)));
  return `${shown.join('')}${HIDDEN}`;
}
