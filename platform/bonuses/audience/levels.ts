import type { LoyaltyService } from '../../loyalty/service';
import type { Db } from '../store';
import type { Segment } from './segment';

/** Whether a level is one of those that a segment asks for. @param level null below the first */
export function isAmong(
  { from, to }: NonNullable<Segment['levels']>,
  level: { level: number } | null,
): boolean {
  const number = level?.level ?? 0;
  return number >= from && number <= (to ?? number);
}

/** Those of some players who are on a segment's VIP levels; all of them where it asks for none. */
export async function onLevels<One extends { playerId: string }>(
  db: Db,
  players: readonly One[],
  { levels }: Pick<Segment, 'levels'>,
  loyalty: Pick<LoyaltyService, 'levelsOf'>,
): Promise<One[]> {
  if (!levels || players.length === 0) return [...players];
  const standings = await loyalty.levelsOf(
    players.map(({ playerId }) => playerId),
    db,
  );
  return players.filter(({ playerId }) => isAmong(levels, standings.get(playerId) ?? null));
}
