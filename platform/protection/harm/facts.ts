import { sql } from 'kysely';
import { CHASE_MINUTES, SIGN_DAYS } from '@/lib/domain/harm';
import type { Db } from '../store';
import type { HarmFacts } from './rules';

/** The longest that a sign looks back. */
const DAYS = Math.max(...Object.values(SIGN_DAYS));

/** What happened in a player's last days, as payments, history, the wallet and limits have written it down. */
export async function factsOf(db: Db, playerId: string, now: Date): Promise<HarmFacts> {
  const since = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000);
  const deposits = await sql<HarmFacts['deposits'][number]>`
    select a.created_at as at, a.outcome, a.amount, a.currency,
           case when a.outcome = 'paid'
                then wallet.lost_between(a.player_id, a.currency, a.created_at - ${CHASE_MINUTES} * interval '1 minute', a.created_at)
                else 0 end as "lostBefore"
      from payments.attempts a
     where a.player_id = ${playerId}::uuid and a.created_at >= ${since} and a.created_at <= ${now}
     order by a.created_at`.execute(db);
  const quarters = await sql<HarmFacts['quarters'][number]>`
    select distinct q.quarter as at, to_char(q.quarter at time zone protection.zone_of(q.player_id), 'YYYY-MM-DD') as day,
           extract(hour from q.quarter at time zone protection.zone_of(q.player_id))::integer as hour
      from history.real_moves q
     where q.player_id = ${playerId}::uuid and q.quarter >= ${since} and q.quarter <= ${now} order by at`.execute(
    db,
  );
  const raises = await sql<{ at: Date }>`
    select at from protection.limit_changes
     where player_id = ${playerId}::uuid and step = 'asked' and at >= ${since} order by id`.execute(db);
  const cancelled = await sql<{ at: Date | null; amount: bigint; currency: string }>`
    select ended_at as at, amount, currency from payments.taken_back
     where player_id = ${playerId}::uuid and ended_at >= ${since} and ended_at <= ${now} order by ended_at`.execute(
    db,
  );
  const sessions = await sql<HarmFacts['sessions'][number]>`
    select began_at as "beganAt", last_at as "lastAt" from protection.play_sessions
     where player_id = ${playerId}::uuid and last_at >= ${since} and began_at <= ${now} order by began_at`.execute(
    db,
  );
  return {
    deposits: deposits.rows,
    quarters: quarters.rows,
    raises: raises.rows.map(({ at }) => at),
    cancelled: cancelled.rows.flatMap(({ at, ...row }) => (at ? [{ at, ...row }] : [])),
    sessions: sessions.rows,
  };
}
