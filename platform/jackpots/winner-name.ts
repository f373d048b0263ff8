const SHOWN = 3;
const HIDDEN = '***';

/**
 * A winner's login as it is shown in public: the first characters before the @, three at most and never more than
 * half, so that it identifies nobody. SPEC §9 allows ten; why fewer: docs/adr/0013-jackpots.md.
 */
export function winnerName(login: string): string {
  const [name = ''] = login.split('@', 1);
  const characters = [...name];
  const shown = characters.slice(0, Math.min(SHOWN, Math.floor(characters.length / 2)));
  return `${shown.join('')}${HIDDEN}`;
}
