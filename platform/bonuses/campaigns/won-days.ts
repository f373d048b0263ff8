import { sql } from 'kysely';
import { LICENCE_ZONE } from '../licence-zone';
import type { Currency } from '@/lib/money/money';
import type { Follower } from '../../play/service';
import { isRaised } from '../triggers/winnings';
import type { Db } from '../store';

/** Adds up by day and game what raised winnings would count, for forecasts of them. */
export const followWonDays: Follower = {
  name: 'bonus-won-days',
  from: 'beginning',
  onlyCounts: true,
  async take(trx, movements) {
    const wins = movements.filter(isRaised);
    if (wins.length === 0) return;
    await sql`
      insert into bonuses.won_days as d (player_id, currency, day, game_id, won)
      select m.player_id, m.currency, (m.at at time zone ${LICENCE_ZONE})::date, m.game_id, sum(m.won)
        from unnest(${wins.map(({ playerId }) => playerId)}::uuid[], ${wins.map(({ currency }) => currency)}::text[],
                    ${wins.map(({ gameId }) => gameId)}::text[], ${wins.map(({ real }) => real)}::bigint[],
                    ${wins.map(({ at }) => at)}::timestamptz[]) as m (player_id, currency, game_id, won, at)
       group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (player_id, currency, day, game_id) do update set won = d.won + excluded.won`.execute(trx);
  },
};

/** What a player has won in a period of a campaign, in one currency. */
export interface WonPeriod {
  playerId: string;
  currency: Currency;
  /** Minor units. */
  won: bigint;
}

/**
 * What some players have won in the games of a campaign of raised winnings, by its periods, the earliest first. Days are
 * whole ones in the casino's own time zone, from the first to the last.
 */
export async function wonByPeriods(
  db: Db,
  playerIds: readonly string[],
  { trigger, endsAt }: { trigger: Record<string, unknown>; endsAt: Date | null },
  { first, last }: { first: string; last: string },
): Promise<WonPeriod[]> {
  const { rows } = await sql<WonPeriod>`
    select w.player_id as "playerId", w.currency, sum(w.won)::bigint as won
      from bonuses.won_days w
      left join games.catalogue c on c.game_id = w.game_id
     cross join lateral bonuses.period_of(${JSON.stringify(trigger)}::jsonb, ${endsAt}::timestamptz,
                                          (w.day + interval '12 hours') at time zone ${LICENCE_ZONE}, ${LICENCE_ZONE}) p
     where w.player_id = any (${[...playerIds]}::uuid[]) and w.day between ${first}::date and ${last}::date
       and bonuses.counts_game(${JSON.stringify(trigger)}::jsonb, w.game_id, c.categories)
     group by w.player_id, w.currency, p.period order by w.player_id, w.currency, min(w.day)`.execute(db);
  return rows;
}

/** No forecast looks back so far. */
export async function forgetWonDays(db: Db, before: Date): Promise<void> {
  await sql`
    delete from bonuses.won_days where day < (${before}::timestamptz at time zone ${LICENCE_ZONE})::date`.execute(
    db,
  );
}
