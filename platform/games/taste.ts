import type { Follower } from '../play/service';
import { addStakes } from './marks';

/** Counts stakes by player and game; recommendations start from these counts. */
export const countStakes: Follower = {
  name: 'recommended',
  from: 'beginning',
  onlyCounts: true,
  async take(trx, movements) {
    const staked = new Map<string, { playerId: string; gameId: string; stakes: number; at: Date }>();
    for (const { kind, playerId, gameId, at } of movements) {
      if (kind !== 'stake' && kind !== 'return') continue;
      const key = `${playerId} ${gameId}`;
      const count = staked.get(key) ?? { playerId, gameId, stakes: 0, at };
      count.stakes += kind === 'stake' ? 1 : -1;
      count.at = at;
      staked.set(key, count);
    }
    if (staked.size > 0) await addStakes(trx, [...staked.values()]);
  },
};
