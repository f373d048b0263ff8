import type { Follower, Movement } from '../../play/service';
import { addPlayed, type PlayedDay } from './store';

/** Movements added together, day by day; bonus money is left out. */
export function playedDaysIn(movements: readonly Movement[]): PlayedDay[] {
  const days = new Map<string, PlayedDay>();
  for (const { kind, real, playerId, currency, at } of movements) {
    if (real === 0n || kind === 'free_spin') continue;
    const day = at.toISOString().slice(0, 10);
    const key = `${playerId} ${day} ${currency}`;
    const one = days.get(key) ?? { playerId, day, currency, staked: 0n, returned: 0n, won: 0n };
    if (kind === 'stake') one.staked += real;
    else if (kind === 'return') one.returned += real;
    else one.won += real;
    days.set(key, one);
  }
  return [...days.values()];
}

/** Adds up what players stake and win of real money, from the beginning of all play. */
export const followCashback: Follower = {
  name: 'cashback',
  from: 'beginning',
  onlyCounts: true,
  take: (trx, movements) => addPlayed(trx, playedDaysIn(movements)),
};
