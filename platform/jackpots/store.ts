import { sql, type Kysely } from 'kysely';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import type { JackpotName } from '@/lib/domain/jackpots';
import type { Currency } from '@/lib/money/money';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

/** Name of the LISTEN/NOTIFY channel on which new winners are announced to all instances. */
export const CHANNEL = 'parlour_winners';

/** Categories whose games are jackpot games. */
const JACKPOT_CATEGORIES = sql`array[${sql.join(
  [CATEGORY_ID.jackpots, CATEGORY_ID.jackpot_max, CATEGORY_ID.jackpot_mid, CATEGORY_ID.jackpot_mini].map(
    (id) => sql.lit(id),
  ),
)}]::integer[]`;

/** @returns the number of the next feed, from 1; call it only while holding the follower's cursor. */
export async function nextFeed(trx: Db): Promise<bigint> {
  const { rows } = await sql<{ feeds: bigint }>`
    update jackpots.progress set feeds = feeds + 1 returning feeds`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error('the jackpots have no progress');
  return row.feeds;
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
  /** As everybody may read it. */
  login: string;
  gameId: string;
  /** Won in a jackpot game, in the jackpots' own currency: amounts of several can't be compared. */
  jackpot: boolean;
  currency: Currency;
  amount: bigint;
  wonAt: Date;
  /** The jackpot that it was, when it was drawn and not won in a game. */
  drawn: JackpotName | null;
}

/** Which of these games are jackpot games. */
export async function jackpotGames(db: Db, gameIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ gameId: string }>`
    select game_id as "gameId" from games.catalogue
     where game_id = any (${[...gameIds]}::text[]) and categories && ${JACKPOT_CATEGORIES}`.execute(db);
  return new Set(rows.map(({ gameId }) => gameId));
}

/** Adds winners in their order, passes over known ones, and tells all instances when the transaction commits. */
export async function addWinners(trx: Db, winners: readonly NewWinner[]): Promise<void> {
  // Two followers write: the ids of one rise only after the other has committed, or a stream would miss some.
  await sql`select pg_advisory_xact_lock(hashtextextended('jackpots.winners', 0))`.execute(trx);
  const rows = winners.map((winner) => ({ ...winner, amount: winner.amount.toString() }));
  await sql`
    insert into jackpots.winners (tx_id, login, game_id, jackpot, currency, amount, won_at, drawn)
    select "txId", login, "gameId", jackpot, currency, amount, "wonAt", drawn
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
             "txId" uuid, login text, "gameId" text, jackpot boolean, currency text, amount bigint, "wonAt" timestamptz,
             drawn text)
    on conflict (tx_id) do nothing`.execute(trx);
  await sql`select pg_notify(${CHANNEL}, '')`.execute(trx);
}

export interface WinnerRow {
  /** Rising in the order in which winners became visible. Far below 2^53. */
  id: number;
  login: string;
  gameId: string;
  currency: Currency;
  amount: bigint;
  drawn: JackpotName | null;
}

const WINNER = sql`id::float8 as id, login, game_id as "gameId", currency, amount, drawn`;

/** A winner's game is one that others can play: winners of a withdrawn one are no part of any list, and take no place in one. */
const OFFERED = sql`exists (select from games.catalogue g where g.game_id = winners.game_id and g.offered)`;

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

/** Deletes winners of more than a day ago that no list shows any more. @returns how many. */
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

/** Deletes a player's wins from the lists: a masked address is still one of somebody. A posting names the
 * call it is of, and a draw's row the transaction. */
export async function deleteWinsOf(db: Db, playerId: string): Promise<void> {
  await sql`
    delete from jackpots.winners w using ledger.posted p
     where (p.idempotency_key = 'wallet:' || w.tx_id or p.transaction_id = w.tx_id) and p.player_id = ${playerId}`.execute(
    db,
  );
}
