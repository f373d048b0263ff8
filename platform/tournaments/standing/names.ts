import { POINT } from '@/lib/domain/tournaments';

/** SPEC §9: names of leaderboards have ten characters at most. */
const SHOWN = 10;
const SHOWN_OF_HIDDEN = 2;
const HIDDEN = '***';

/** A player's login as a leaderboard shows it: cut, or hidden but for its beginning. */
export function nameOf({ email, isHidden }: { email: string; isHidden: boolean }): string {
  const [login = ''] = email.split('@', 1);
  const characters = [...login];
  if (!isHidden) return characters.slice(0, SHOWN).join('');
  const shown = Math.min(SHOWN_OF_HIDDEN, Math.floor(characters.length / 2));
  return `${characters.slice(0, shown).join('')}${HIDDEN}`;
}

/** Points as they are told: whole ones, or with hundredths. */
export const pointsOf = (hundredths: bigint): number => Number(hundredths) / POINT;
