import { sql } from 'kysely';
import { pointsOf } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import type { LoyaltyService } from '../../loyalty/service';
import type { Db } from '../store';
import type { Segment } from './segment';

/** Those of some players who are on a segment's VIP levels; all of them where it asks for none. */
export async function onLevels<One extends { playerId: string }>(
  db: Db,
  players: readonly One[],
  { levels }: Pick<Segment, 'levels'>,
  loyalty: Pick<LoyaltyService, 'levels'>,
): Promise<One[]> {
  if (!levels || players.length === 0) return [...players];
  const { from, to } = levels;
  const { rows } = await sql<{ playerId: string; currency: Currency; amount: bigint }>`
    select d.player_id as "playerId", d.currency, sum(d.amount)::bigint as amount from ledger.made_deposits d
     where d.player_id = any (${players.map(({ playerId }) => playerId)}::uuid[])
     group by d.player_id, d.currency`.execute(db);
  const points = new Map<string, bigint>();
  for (const { playerId, currency, amount } of rows)
    points.set(playerId, (points.get(playerId) ?? 0n) + pointsOf({ amount, currency }));
  const ladder = await loyalty.levels();
  return players.filter(({ playerId }) => {
    const level = ladder.findLast(({ fromPoints }) => fromPoints <= (points.get(playerId) ?? 0n))?.level ?? 0;
    return level >= from && level <= (to ?? level);
  });
}
