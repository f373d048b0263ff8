import { sql, type Kysely } from 'kysely';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import type { JackpotName } from '@/lib/domain/jackpots';
import type { Currency } from '@/lib/money/money';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

/** Name of the LISTEN/NOTIFY channel on which new winners are announced to all instances. */
export const CHANNEL = 'parlour_winners';

/**
 * Seconds behind the last count that play is looked at again: a stake carries the time of its statement and appears with
 * its commit. Four times as long as the platform lets a statement run.
 */
const LATE_SECONDS = 60;

/** Categories whose games are jackpot games. */
const JACKPOT_CATEGORIES = sql`array[${sql.join(
  [CATEGORY_ID.jackpots, CATEGORY_ID.jackpot_max, CATEGORY_ID.jackpot_mid, CATEGORY_ID.jackpot_mini].map(
    (id) => sql.lit(id),
  ),
)}]::integer[]`;

export interface Turn {
  /** False before the jackpots were opened. */
  opened: boolean;
  /** The beginning of the play that is looked at. */
  since: Date;
  /** How long ago play was counted the last time; seconds. */
  idle: number;
  /** How often play has fed the jackpots. */
  feeds: bigint;
}

/** Takes the turn of counting, until the transaction ends; undefined when another instance has it. */
export async function takeTurn(trx: Db): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`
    select counted_until is not null as opened,
           date_trunc('minute', coalesce(counted_until, clock_timestamp()) - make_interval(secs => ${LATE_SECONDS})) as since,
           coalesce(extract(epoch from clock_timestamp() - counted_until), 0)::float8 as idle, feeds
      from jackpots.progress
       for update skip locked`.execute(trx);
  return rows[0];
}

/** Counted up to the beginning of this transaction: what commits later is found by looking back. */
export async function endTurn(trx: Db): Promise<void> {
  await sql`update jackpots.progress set counted_until = transaction_timestamp()`.execute(trx);
  await sql`
    delete from jackpots.minutes
     where minute < date_trunc('minute', transaction_timestamp() - make_interval(secs => ${LATE_SECONDS}))`.execute(
    trx,
  );
}

export interface MinuteOfPlay {
  minute: Date;
  /** Real money that was staked less what was given back, minor units. */
  stakes: bigint;
  /** What of it was counted before. */
  counted: bigint;
}

/** The minutes of play in which something has changed since they were counted. */
export async function changedMinutes(trx: Db, currency: Currency, since: Date): Promise<MinuteOfPlay[]> {
  const { rows } = await sql<MinuteOfPlay>`
    select p.minute, p.stakes, coalesce(m.stakes, 0) as counted
      from (select date_trunc('minute', c.created_at) as minute,
                   sum(case c.kind when 'bet' then c.real_amount else -c.real_amount end)::bigint as stakes
              from wallet.calls c
             where c.created_at >= ${since} and c.kind in ('bet', 'rollback') and c.currency = ${currency}
               and c.real_amount <> 0
             group by 1) p
      left join jackpots.minutes m on m.minute = p.minute
     where p.stakes <> coalesce(m.stakes, 0)`.execute(trx);
  return rows;
}

export async function saveMinutes(trx: Db, minutes: readonly MinuteOfPlay[]): Promise<void> {
  await sql`
    insert into jackpots.minutes (minute, stakes)
    select * from unnest(${minutes.map(({ minute }) => minute)}::timestamptz[],
                         ${minutes.map(({ stakes }) => stakes)}::bigint[])
    on conflict (minute) do update set stakes = excluded.stakes`.execute(trx);
}

export async function noteFeed(trx: Db): Promise<void> {
  await sql`update jackpots.progress set feeds = feeds + 1`.execute(trx);
}

export async function readOwed(trx: Db): Promise<Map<JackpotName, bigint>> {
  const { rows } = await sql<{
    code: JackpotName;
    amount: bigint;
  }>`select code, amount from jackpots.owed`.execute(trx);
  return new Map(rows.map(({ code, amount }) => [code, amount]));
}

export async function saveOwed(trx: Db, owed: Record<JackpotName, bigint>): Promise<void> {
  await sql`
    update jackpots.owed o set amount = v.amount
      from unnest(${Object.keys(owed)}::text[], ${Object.values(owed)}::bigint[]) as v (code, amount)
     where o.code = v.code and o.amount <> v.amount`.execute(trx);
}

export interface NewWinner {
  txId: string;
  email: string;
  gameId: string;
  jackpot: boolean;
  currency: Currency;
  amount: bigint;
  wonAt: Date;
}

/**
 * Wins of real money that were larger than their stake and are not in the list yet, the oldest first. `jackpot` are those
 * of jackpot games in the jackpots' own currency: amounts of several can't be compared.
 */
export async function missingWinners(trx: Db, currency: Currency, since: Date): Promise<NewWinner[]> {
  const { rows } = await sql<NewWinner>`
    select w.tx_id as "txId", p.email, w.game_id as "gameId", w.currency, w.amount, w.created_at as "wonAt",
           w.currency = ${currency} and coalesce(g.categories && ${JACKPOT_CATEGORIES}, false) as jackpot
      from wallet.calls w
      join wallet.calls b on b.tx_id = w.ref_tx_id
      join identity.players p on p.id = w.player_id
      left join games.games g on g.id = w.game_id
     where w.created_at >= ${since} and w.kind = 'win' and w.status = 'OK' and w.amount > b.amount
       and b.bonus_amount = 0
       and not exists (select from jackpots.winners known where known.tx_id = w.tx_id)
     order by w.created_at, w.tx_id`.execute(trx);
  return rows;
}

/** Adds winners under the names that everybody may read, and tells all instances when the transaction commits. */
export async function addWinners(
  trx: Db,
  winners: readonly (Omit<NewWinner, 'email'> & { login: string })[],
): Promise<void> {
  const rows = winners.map((winner) => ({ ...winner, amount: winner.amount.toString() }));
  await sql`
    insert into jackpots.winners (tx_id, login, game_id, jackpot, currency, amount, won_at)
    select "txId", login, "gameId", jackpot, currency, amount, "wonAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
             "txId" uuid, login text, "gameId" text, jackpot boolean, currency text, amount bigint, "wonAt" timestamptz)
     order by "wonAt", "txId"`.execute(trx);
  await sql`select pg_notify(${CHANNEL}, '')`.execute(trx);
}

export interface WinnerRow {
  /** Rising in the order in which winners became visible. Far below 2^53. */
  id: number;
  login: string;
  gameId: string;
  currency: Currency;
  amount: bigint;
}

const WINNER = sql`id::float8 as id, login, game_id as "gameId", currency, amount`;

/** A winner's game is one that others can play: winners of a withdrawn one are no part of any list, and take no place in one. */
const OFFERED = sql`exists (select from games.games g where g.id = game_id and g.offered)`;

/** The newest winners, the newest first; with `after`, only those that came after one. */
export async function newestWinners(db: Db, limit: number, after = 0): Promise<WinnerRow[]> {
  const { rows } = await sql<WinnerRow>`
    select ${WINNER} from jackpots.winners
     where id > ${after} and ${OFFERED} order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** The largest wins of jackpot games, the largest first. */
export async function largestWinners(db: Db, limit: number): Promise<WinnerRow[]> {
  const { rows } = await sql<WinnerRow>`
    select ${WINNER} from jackpots.winners
     where jackpot and ${OFFERED} order by amount desc, id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Deletes winners that no list shows any more; recent ones stay whatever their number, because counting would find them
 * again. @returns how many.
 */
export async function sweepWinners(db: Db, keep: { newest: number; largest: number }): Promise<number> {
  const result = await sql`
    delete from jackpots.winners
     where won_at < now() - interval '1 day'
       and id <= (select max(id) from jackpots.winners) - ${keep.newest}
       and id not in (select id from jackpots.winners where jackpot order by amount desc, id limit ${keep.largest})`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0n);
}
