import { sql, type Kysely } from 'kysely';
import { pointsOf, type LevelCode } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import type { LoyaltyLevel, Programme } from '../programme/programme';
import { heldStandingOf } from './held';

type Db = Kysely<unknown>;

/**
 * The level of each of many players at a moment, by the rule that holds for one; who is below the first has none.
 * @param before points that came later don't count; null for all there are
 */
export async function levelsOfMany(
  db: Db,
  players: readonly string[],
  programme: Programme,
  { at, before }: { at: Date; before: Date | null },
): Promise<Map<string, LoyaltyLevel>> {
  const ids = [...new Set(players)];
  const [deposits, awards, reached] = await Promise.all([
    sql<{ playerId: string; currency: Currency; amount: bigint }>`
      select player_id as "playerId", currency, sum(amount)::bigint as amount from ledger.made_deposits
       where player_id = any (${ids}::uuid[])
         and (${before}::timestamptz is null or created_at < ${before}::timestamptz) group by player_id, currency`.execute(
      db,
    ),
    sql<{ playerId: string; points: bigint }>`
      select player_id as "playerId", sum(points)::bigint as points from loyalty.awards
       where player_id = any (${ids}::uuid[])
         and (${before}::timestamptz is null or at < ${before}::timestamptz) group by player_id`.execute(db),
    sql<{ playerId: string; code: LevelCode; reachedAt: Date }>`
      select player_id as "playerId", code, reached_at as "reachedAt" from loyalty.reached
       where player_id = any (${ids}::uuid[])`.execute(db),
  ]);
  const points = new Map(awards.rows.map((row) => [row.playerId, row.points]));
  for (const { playerId, ...money } of deposits.rows)
    points.set(playerId, (points.get(playerId) ?? 0n) + pointsOf(money));
  const known = new Map<string, { code: LevelCode; reachedAt: Date }[]>();
  for (const { playerId, ...row } of reached.rows) known.set(playerId, [...(known.get(playerId) ?? []), row]);
  const levels = new Map<string, LoyaltyLevel>();
  for (const playerId of ids) {
    const { level } = heldStandingOf(points.get(playerId) ?? 0n, programme, known.get(playerId) ?? [], at);
    if (level) levels.set(playerId, level);
  }
  return levels;
}
