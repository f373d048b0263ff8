import { sql, type Kysely } from 'kysely';
import type { Currency } from '@/lib/money/money';
import { noteLate, sharePlay } from './store';

type Db = Kysely<unknown>;

/** A round that nobody ends counts so long after its beginning: studios end theirs within a day. Days. */
const OPEN_AT_MOST = 2;

/** Real money of a player in one round. Minor units. */
export interface PlayedRound {
  playerId: string;
  currency: Currency;
  gameId: string;
  roundId: string;
  staked: bigint;
  returned: bigint;
  won: bigint;
  beganAt: Date;
  /** Of its last movement. */
  lastAt: Date;
  /** When it ended; null while it is open. */
  endedAt: Date | null;
}

type Waited = Pick<PlayedRound, 'staked' | 'returned' | 'won' | 'beganAt'>;
export type RoundName = Pick<PlayedRound, 'playerId' | 'currency' | 'gameId' | 'roundId'>;

export const nameOf = ({ playerId, currency, gameId, roundId }: RoundName): string =>
  JSON.stringify([playerId, currency, gameId, roundId]);

const columns = sql`player_id uuid, currency text, game_id text, round_id text`;
const named = (round: RoundName) => ({
  player_id: round.playerId,
  currency: round.currency,
  game_id: round.gameId,
  round_id: round.roundId,
});

/** Adds to what waits for the end of rounds. */
export async function addOpen(trx: Db, rounds: readonly PlayedRound[]): Promise<void> {
  if (rounds.length === 0) return;
  const rows = rounds.map((round) => ({
    ...named(round),
    staked: round.staked.toString(),
    returned: round.returned.toString(),
    won: round.won.toString(),
    began_at: round.beganAt.toISOString(),
  }));
  await sql`
    insert into loyalty.open_rounds as o (player_id, currency, game_id, round_id, staked, returned, won, began_at)
    select player_id, currency, game_id, round_id, staked, returned, won, began_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        ${columns}, staked bigint, returned bigint, won bigint, began_at timestamptz)
     order by player_id, currency, game_id, round_id
    on conflict (player_id, currency, game_id, round_id) do update
       set staked = o.staked + excluded.staked, returned = o.returned + excluded.returned, won = o.won + excluded.won`.execute(
    trx,
  );
}

/** Takes out what waited for these rounds. @returns it by nameOf() */
export async function takeOpen(trx: Db, rounds: readonly RoundName[]): Promise<Map<string, Waited>> {
  if (rounds.length === 0) return new Map();
  const { rows } = await sql<RoundName & Waited>`
    delete from loyalty.open_rounds o
     using jsonb_to_recordset(${JSON.stringify(rounds.map(named))}::jsonb) as r (${columns})
     where (o.player_id, o.currency, o.game_id, o.round_id) = (r.player_id, r.currency, r.game_id, r.round_id)
    returning o.player_id as "playerId", o.currency, o.game_id as "gameId", o.round_id as "roundId", o.staked, o.returned,
              o.won, o.began_at as "beganAt"`.execute(trx);
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** Counts rounds that have been open for too long by then, on the day on which they had. */
export const countForgotten = (db: Db, until: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sharePlay(trx);
    const { rows } = await sql<{ day: string }>`
      with gone as (
        delete from loyalty.open_rounds where began_at < ${until}::timestamptz - make_interval(days => ${OPEN_AT_MOST})
        returning *)
      insert into loyalty.played_days as d (player_id, day, currency, staked, returned, won)
      select player_id, ((began_at + make_interval(days => ${OPEN_AT_MOST})) at time zone 'UTC')::date, currency,
             sum(staked), sum(returned), sum(won)
        from gone group by 1, 2, 3 order by 1, 2, 3
      on conflict (player_id, day, currency) do update
         set staked = d.staked + excluded.staked, returned = d.returned + excluded.returned, won = d.won + excluded.won
      returning day::text`.execute(trx);
    await noteLate(trx, [...new Set(rows.map(({ day }) => day))]);
  });

/** What waits for the end of a player's rounds, the oldest first. */
export async function listOpen(db: Db, playerId: string) {
  const { rows } = await sql<Omit<PlayedRound, 'playerId' | 'lastAt' | 'endedAt'>>`
    select currency, game_id as "gameId", round_id as "roundId", staked, returned, won, began_at as "beganAt"
      from loyalty.open_rounds where player_id = ${playerId}::uuid order by began_at, round_id`.execute(db);
  return rows;
}

export async function deleteOpen(db: Db, playerId: string): Promise<void> {
  await sql`delete from loyalty.open_rounds where player_id = ${playerId}::uuid`.execute(db);
}
