import { sql, type Kysely } from 'kysely';
import type { LevelCode } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import type { Period, Played, Withheld } from './sum';

type Db = Kysely<unknown>;

/** What was played with real money on one day of UTC. */
export interface PlayedDay {
  playerId: string;
  day: string;
  currency: Currency;
  staked: bigint;
  returned: bigint;
  won: bigint;
}

const PLAY = sql`hashtextextended('cashback: what was played', 0)`;
/** Until the transaction ends, whatever is played meanwhile waits, and all that came before is seen. */
export const lockPlay = (trx: Db) => sql`select pg_advisory_xact_lock(${PLAY})`.execute(trx);
/** Many add to what was played at one time; not while somebody looks whether a period is complete. */
export const sharePlay = (trx: Db) => sql`select pg_advisory_xact_lock_shared(${PLAY})`.execute(trx);

/** Under sharePlay(). */
export async function addPlayed(trx: Db, days: readonly PlayedDay[]): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map((day) => ({
    player_id: day.playerId,
    day: day.day,
    currency: day.currency,
    staked: day.staked.toString(),
    returned: day.returned.toString(),
    won: day.won.toString(),
  }));
  await sql`
    insert into loyalty.played_days as d (player_id, day, currency, staked, returned, won)
    select player_id, day, currency, staked, returned, won
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        player_id uuid, day date, currency text, staked bigint, returned bigint, won bigint)
     order by player_id, day, currency
    on conflict (player_id, day, currency) do update
       set staked = d.staked + excluded.staked, returned = d.returned + excluded.returned, won = d.won + excluded.won`.execute(
    trx,
  );
  await noteLate(
    trx,
    days.map(({ day }) => day),
  );
}

/** Play has come to these days of UTC: periods that were complete, or counted as over, may not be any more. */
export async function noteLate(trx: Db, days: readonly string[]): Promise<void> {
  const isIn = sql`exists (select from unnest(${days}::date[]) as d (day)
                            where d.day < (period_end at time zone 'UTC')::date
                              and d.day >= (period_start at time zone 'UTC')::date)`;
  await sql`update loyalty.cashback_runs set is_complete = false where is_complete and ${isIn}`.execute(trx);
  await sql`
    update loyalty.cashback_counts set late = late + 1 where counted_at >= period_end and ${isIn}`.execute(
    trx,
  );
}

export interface Candidate {
  playerId: string;
  currency: Currency;
}

/** Who has played in a period whose cashback is not settled, in order. @param after whom the list goes on */
export async function unsettled(
  db: Db,
  { start, end }: Period,
  { after, limit }: { after?: Candidate | undefined; limit: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select distinct d.player_id as "playerId", d.currency from loyalty.played_days d
     where d.day >= (${start}::timestamptz at time zone 'UTC')::date
       and d.day < (${end}::timestamptz at time zone 'UTC')::date
       and not exists (select from loyalty.cashback c
                        where c.player_id = d.player_id and c.currency = d.currency
                          and c.period_end >= ${end})
       and (${after?.playerId ?? null}::uuid is null
            or (d.player_id, d.currency) > (${after?.playerId ?? null}::uuid, ${after?.currency ?? null}::text))
     order by 1, 2 limit ${limit}`.execute(db);
  return rows;
}

/** Who has played in a period, and in which currency, in order. @param after whom the list goes on */
export async function listPlayers(
  db: Db,
  { start, end }: Period,
  { after, limit }: { after?: Candidate | undefined; limit: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select distinct player_id as "playerId", currency from loyalty.played_days
     where day >= (${start}::timestamptz at time zone 'UTC')::date
       and day < (${end}::timestamptz at time zone 'UTC')::date
       and (${after?.playerId ?? null}::uuid is null
            or (player_id, currency) > (${after?.playerId ?? null}::uuid, ${after?.currency ?? null}::text))
     order by 1, 2 limit ${limit}`.execute(db);
  return rows;
}

/** Currencies that a player has played in within a period. */
export async function playedIn(db: Db, playerId: string, { start, end }: Period): Promise<Currency[]> {
  const { rows } = await sql<{ currency: Currency }>`
    select distinct currency from loyalty.played_days
     where player_id = ${playerId}::uuid and day >= (${start}::timestamptz at time zone 'UTC')::date
       and day < (${end}::timestamptz at time zone 'UTC')::date
     order by currency`.execute(db);
  return rows.map(({ currency }) => currency);
}

export const keyOf = ({ playerId, currency }: Candidate): string => `${playerId} ${currency}`;

const idsOf = (players: readonly Candidate[]) => players.map(({ playerId }) => playerId);
const currenciesOf = (players: readonly Candidate[]) => players.map(({ currency }) => currency);

type PlayedSum = Candidate & Pick<Played, 'staked' | 'returned' | 'won'>;

/** Stakes, returns and wins of real money in a period, by keyOf(). */
export async function sumPlayed(
  db: Db,
  players: readonly Candidate[],
  { start, end }: Period,
): Promise<Map<string, PlayedSum>> {
  const { rows } = await sql<PlayedSum>`
    select d.player_id as "playerId", d.currency, sum(d.staked)::bigint as staked, sum(d.returned)::bigint as returned,
           sum(d.won)::bigint as won
      from unnest(${idsOf(players)}::uuid[], ${currenciesOf(players)}::text[]) as p (player_id, currency)
      join loyalty.played_days d on d.player_id = p.player_id and d.currency = p.currency
     where d.day >= (${start}::timestamptz at time zone 'UTC')::date
       and d.day < (${end}::timestamptz at time zone 'UTC')::date
     group by d.player_id, d.currency`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Until when players' cashback was settled before a moment, by keyOf(); a period that has another length begins there. */
export async function settledUntil(
  db: Db,
  players: readonly Candidate[],
  before: Date,
): Promise<Map<string, Date>> {
  const { rows } = await sql<Candidate & { until: Date | null }>`
    select p.player_id as "playerId", p.currency,
           (select max(c.period_end) from loyalty.cashback c
             where c.player_id = p.player_id and c.currency = p.currency and c.period_end < ${before}) as until
      from unnest(${idsOf(players)}::uuid[], ${currenciesOf(players)}::text[]) as p (player_id, currency)`.execute(
    db,
  );
  return new Map(rows.flatMap((row) => (row.until === null ? [] : [[keyOf(row), row.until]])));
}

/** A settled period of a player in one currency. */
export interface Settled extends Played, Period, Candidate {
  programme: number;
  level: LevelCode | null;
  percent: number;
  cap: bigint | null;
  wagering: number;
  amount: bigint;
  withheld: Withheld | null;
  transactionId: string | null;
  grantId: string | null;
  settledAt: Date;
  /** Null from before there were runs. */
  runId: string | null;
}

/** Whoever comes first settles it: the others wait until it is done. @returns whether this was the first */
export async function claim(trx: Db, { playerId, currency }: Candidate, { end }: Period): Promise<boolean> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('cashback ' || ${playerId}::text || ${currency}::text, 0))`.execute(
    trx,
  );
  const { rows } = await sql<{ done: boolean }>`
    select exists (select from loyalty.cashback
                    where player_id = ${playerId}::uuid and currency = ${currency} and period_end >= ${end}) as done`.execute(
    trx,
  );
  return rows[0]?.done === false;
}

export async function addSettled(trx: Db, one: Settled): Promise<void> {
  await sql`
    insert into loyalty.cashback (player_id, period_start, period_end, currency, staked, returned, won, jackpots, converted,
                                  programme, level, percent, cap, wagering, amount, withheld, transaction_id, grant_id,
                                  settled_at, run_id)
    values (${one.playerId}, ${one.start}, ${one.end}, ${one.currency}, ${one.staked}, ${one.returned}, ${one.won},
            ${one.jackpots}, ${one.converted}, ${one.programme}, ${one.level}, ${one.percent}, ${one.cap}, ${one.wagering},
            ${one.amount}, ${one.withheld}, ${one.transactionId}, ${one.grantId}, ${one.settledAt},
            ${one.runId})`.execute(trx);
}

const settledColumns = sql`
    player_id as "playerId", period_start as start, period_end as "end", currency, staked, returned, won, jackpots, converted,
    programme, level, percent, cap, wagering, amount, withheld, transaction_id as "transactionId", grant_id as "grantId",
    settled_at as "settledAt", run_id as "runId"`;

/** The latest first. */
export async function listSettled(db: Db, playerId: string, limit: number): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    select ${settledColumns} from loyalty.cashback where player_id = ${playerId}::uuid
     order by period_end desc, currency limit ${limit}`.execute(db);
  return rows;
}

/** What players were settled for one period, in any currency. */
export async function listSettledOf(
  db: Db,
  { end }: Period,
  players: readonly Candidate[],
): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    select ${settledColumns} from loyalty.cashback
     where period_end = ${end} and player_id = any(${players.map(({ playerId }) => playerId)}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** What came back to a player as bonuses, and how often something did, by currency. */
export async function sumGiven(
  db: Db,
  playerId: string,
): Promise<{ currency: Currency; bonus: bigint; times: number }[]> {
  const { rows } = await sql<{ currency: Currency; bonus: bigint; times: number }>`
    select currency, (coalesce(sum(amount) filter (where grant_id is not null), 0))::bigint as bonus,
           count(*)::integer as times
      from loyalty.cashback where player_id = ${playerId}::uuid and withheld is null
     group by currency order by currency`.execute(db);
  return rows;
}

/** What was played of real money, day by day, the oldest first. */
export async function listPlayedDays(
  db: Db,
  playerId: string,
): Promise<{ day: string; currency: Currency; staked: bigint; returned: bigint; won: bigint }[]> {
  const { rows } = await sql<{
    day: string;
    currency: Currency;
    staked: bigint;
    returned: bigint;
    won: bigint;
  }>`
    select to_char(day, 'YYYY-MM-DD') as day, currency, staked, returned, won
      from loyalty.played_days where player_id = ${playerId}::uuid order by day, currency`.execute(db);
  return rows;
}

export async function deletePlayed(db: Db, playerId: string): Promise<void> {
  await sql`delete from loyalty.played_days where player_id = ${playerId}::uuid`.execute(db);
}
