import { sql } from 'kysely';
import type { JackpotName } from '@/lib/domain/jackpots';
import type { Db } from './store';

/** Name of the LISTEN/NOTIFY channel on which draws are announced to all instances. */
export const DRAWS_CHANNEL = 'parlour_draws';

/** A jackpot from its opening on, amounts in minor units. */
export interface Round {
  id: bigint;
  code: JackpotName;
  /** Secret until the draw. */
  serverSeed: string;
  commitment: string;
  /** Of the calls that were counted. */
  chain: string;
  drawnFrom: bigint;
  drawnBelow: bigint;
  openedWith: bigint;
  openedAt: Date;
  monthEndsAt: Date;
}

const ROUND = sql`id, code, server_seed as "serverSeed", commitment, chain, drawn_from as "drawnFrom",
                  drawn_below as "drawnBelow", opened_with as "openedWith", opened_at as "openedAt",
                  month_ends_at as "monthEndsAt"`;

/** Alone with the jackpots until the transaction ends; what is read afterwards stays as it is. */
export async function lockJackpots(trx: Db): Promise<void> {
  await sql`select 1 from jackpots.progress for update`.execute(trx);
}

export async function openRounds(db: Db): Promise<Round[]> {
  const { rows } = await sql<Round>`select ${ROUND} from jackpots.rounds where drawn_at is null`.execute(db);
  return rows;
}

/** Whether a jackpot is not open, or the month of one is over. */
export async function isDue(db: Db, at: Date, jackpots: number): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select count(*) filter (where month_ends_at > ${at}) < ${jackpots}::integer as due
      from jackpots.rounds where drawn_at is null`.execute(db);
  return rows[0]?.due ?? true;
}

export async function addRound(trx: Db, round: Omit<Round, 'id'>): Promise<Round> {
  const { rows } = await sql<Round>`
    insert into jackpots.rounds (code, server_seed, commitment, chain, drawn_from, drawn_below, opened_with, opened_at,
                                 month_ends_at)
    values (${round.code}, ${round.serverSeed}, ${round.commitment}, ${round.chain}, ${round.drawnFrom},
            ${round.drawnBelow}, ${round.openedWith}, ${round.openedAt}, ${round.monthEndsAt})
    returning ${ROUND}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a round was not written');
  return row;
}

export async function saveChain(trx: Db, roundId: bigint, chain: string): Promise<void> {
  await sql`update jackpots.rounds set chain = ${chain} where id = ${roundId}`.execute(trx);
}

export async function moveMonthEnd(trx: Db, roundId: bigint, monthEndsAt: Date): Promise<void> {
  await sql`update jackpots.rounds set month_ends_at = ${monthEndsAt} where id = ${roundId}`.execute(trx);
}

export interface NewTickets {
  playerId: string;
  /** Minor units of stakes less what was given back. */
  tickets: bigint;
  gameId: string;
}

/** Adds tickets to a round; players who had none before get their places in this order. */
export async function addTickets(trx: Db, roundId: bigint, added: readonly NewTickets[]): Promise<void> {
  await sql`
    insert into jackpots.tickets as t (round_id, player_id, tickets, game_id)
    select ${roundId}, n.player, n.tickets, n.game
      from unnest(${added.map(({ playerId }) => playerId)}::uuid[], ${added.map(({ tickets }) => tickets)}::bigint[],
                  ${added.map(({ gameId }) => gameId)}::text[]) with ordinality as n (player, tickets, game, at)
     order by n.at
    on conflict (round_id, player_id) do update
      set tickets = t.tickets + excluded.tickets, game_id = excluded.game_id`.execute(trx);
}

export interface Holder {
  playerId: string;
  tickets: bigint;
  gameId: string;
  country: string;
  email: string;
}

/** Who may play and holds tickets of a round, in the order of their numbers: nobody whose account waits. */
export async function holdersOf(trx: Db, roundId: bigint): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select t.player_id as "playerId", t.tickets, t.game_id as "gameId", d.country, d.email
      from jackpots.tickets t
      join identity.player_standing s
        on s.player_id = t.player_id and s.status = 'active' and s.time_out_until is distinct from 'infinity'
      join identity.player_directory d on d.player_id = t.player_id
     where t.round_id = ${roundId} and t.tickets > 0
     order by t.place`.execute(trx);
  return rows;
}

/** Stakes of a round that were given back after it was counted out are owed by the next one. */
export async function carryDebts(trx: Db, from: bigint, to: bigint): Promise<void> {
  await sql`
    insert into jackpots.tickets (round_id, player_id, tickets, game_id)
    select ${to}, player_id, tickets, game_id from jackpots.tickets
     where round_id = ${from} and tickets < 0 order by place`.execute(trx);
}

/** Writes a draw, and tells all instances of it when the transaction commits. */
export async function saveDraw(
  trx: Db,
  draw: {
    roundId: bigint;
    at: Date;
    cause: 'amount' | 'month';
    amount: bigint;
    tickets: bigint;
    winningTicket: bigint;
    playerId: string;
    login: string;
    transactionId: string;
  },
): Promise<void> {
  await sql`
    update jackpots.rounds
       set drawn_at = ${draw.at}, cause = ${draw.cause}, amount = ${draw.amount}, tickets = ${draw.tickets},
           winning_ticket = ${draw.winningTicket}, player_id = ${draw.playerId}, login = ${draw.login},
           transaction_id = ${draw.transactionId}
     where id = ${draw.roundId}`.execute(trx);
  await sql`select pg_notify(${DRAWS_CHANNEL}, '')`.execute(trx);
}

/** A player's tickets of the rounds that are open; nothing of rounds that they have none of. */
export async function ownTickets(db: Db, playerId: string): Promise<Map<JackpotName, bigint>> {
  const { rows } = await sql<{ code: JackpotName; tickets: bigint }>`
    select r.code, t.tickets
      from jackpots.rounds r join jackpots.tickets t on t.round_id = r.id and t.player_id = ${playerId}
     where r.drawn_at is null`.execute(db);
  return new Map(rows.map(({ code, tickets }) => [code, tickets]));
}

export interface DrawRow {
  /** Far below 2^53, as all ids. */
  id: number;
  code: JackpotName;
  serverSeed: string;
  commitment: string;
  chain: string;
  drawnFrom: bigint;
  drawnBelow: bigint;
  openedWith: bigint;
  openedAt: Date;
  drawnAt: Date | null;
  cause: string | null;
  amount: bigint | null;
  tickets: bigint | null;
  winningTicket: bigint | null;
  login: string | null;
}

/** The last draws, the newest first; of one player those that they won. */
export async function lastDraws(db: Db, limit: number, playerId?: string): Promise<DrawRow[]> {
  const ofPlayer = playerId === undefined ? sql`true` : sql`player_id = ${playerId}`;
  const { rows } = await sql<DrawRow>`
    select id::float8 as id, code, server_seed as "serverSeed", commitment, chain, drawn_from as "drawnFrom",
           drawn_below as "drawnBelow", opened_with as "openedWith", opened_at as "openedAt", drawn_at as "drawnAt",
           cause, amount, tickets, winning_ticket as "winningTicket", login
      from jackpots.rounds where drawn_at is not null and ${ofPlayer}
     order by drawn_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Takes a player's name from the draws that they have won. */
export async function forgetNameOf(db: Db, playerId: string, nameless: string): Promise<void> {
  await sql`update jackpots.rounds set login = ${nameless} where player_id = ${playerId}`.execute(db);
}
