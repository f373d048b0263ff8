import { createHash } from 'node:crypto';
import type pg from 'pg';
import { UUID } from '@/lib/domain/uuid';
import type { WalletCall, WalletStatus } from './call';
import { tooBusy } from './too-busy';

/** What the database answered. `moved` tells whether this very call changed the balance. */
export interface Outcome {
  status: WalletStatus;
  /** Minor units. */
  balance: bigint;
  currency: string;
  moved: boolean;
  /** Of a bet that takes a free spin: how many are left for the day. */
  spinsLeft?: number | null;
}

interface OutcomeRow {
  o_status: WalletStatus;
  o_balance: bigint;
  o_currency: string;
}

interface PlacedRow extends OutcomeRow {
  /** The call's position in the batch, from 1. */
  o_place: number;
  o_moved: boolean;
  /** Of bets. */
  o_spins?: number | null;
}

export interface RollbackCall {
  tx_id: string;
  ref_tx_id: string;
  player_id: string;
  currency: string;
  game_id?: string | null;
  round_id?: string | null;
  amount?: number | null;
}

/** A call that moves money. */
export type MoneyCall =
  | { kind: 'bet'; call: WalletCall<'bet'> }
  | { kind: 'win'; call: WalletCall<'win'> }
  | { kind: 'rollback'; call: RollbackCall };

/** No player has this id: what a call gets that names its player in another spelling than ours. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const player = (id: string) => (UUID.test(id) ? id : NOBODY);

/**
 * Two calls had the same tx_id (23505, 40001: possibly of two players), or the database resolved a deadlock (40P01):
 * nothing was written, and the next try finds what the other call stored.
 */
const TRY_AGAIN = new Set(['40001', '40P01', '23505']);
const TRIES = 4;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/**
 * Whether the database refused the batch: nothing was written, and without one of its calls the others may succeed. That
 * one is faulty, or its wallet is locked (55P03).
 */
export const isRefusedBatch = (error: unknown) => /^(?:22|23|40|P0|55P03)/.test(codeOf(error));

/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Asks again when a statement collided with another. */
async function again<Result>(tries: number, run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === tries || !TRY_AGAIN.has(codeOf(error))) throw error;
    }
  }
}

/** One round trip: a statement that every connection plans once, under its name. */
const ask = <Row extends object>(
  pool: pg.Pool,
  name: string,
  text: string,
  values: unknown[],
  tries: number,
) => again(tries, async () => (await pool.query<Row>({ name, text, values })).rows);

/** @param now the present; @param idleSince a session unused since then has expired. */
export async function balance(
  pool: pg.Pool,
  call: WalletCall<'balance'>,
  now: Date,
  idleSince: Date,
): Promise<Outcome> {
  const [row] = await ask<OutcomeRow>(
    pool,
    'wallet_balance',
    'select * from wallet.balance($1, $2, $3, $4, $5, $6)',
    [call.session_token, player(call.player_id), call.currency, call.game_id ?? null, now, idleSince],
    TRIES,
  );
  if (!row) throw new Error('wallet.balance gave no answer');
  return { status: row.o_status, balance: row.o_balance, currency: row.o_currency, moved: false };
}

const column = <Call>(calls: readonly Call[], of: (call: Call) => unknown) => calls.map(of);

/** The statement that takes calls of one kind together. */
function statement(calls: MoneyCall[], now: Date, idleSince: Date): [name: string, values: unknown[]] {
  const bets = calls.flatMap((entry) => (entry.kind === 'bet' ? [entry.call] : []));
  if (bets.length > 0)
    return [
      'wallet.stakes($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
      [
        column(bets, (bet) => bet.tx_id),
        column(bets, (bet) => bet.session_token),
        column(bets, (bet) => player(bet.player_id)),
        column(bets, (bet) => bet.currency),
        column(bets, (bet) => bet.game_id),
        column(bets, (bet) => bet.round_id),
        column(bets, (bet) => bet.round_closed ?? false),
        column(bets, (bet) => bet.amount),
        column(bets, (bet) => bet.free_spin_grant_id ?? null),
        now,
        idleSince,
      ],
    ];
  const wins = calls.flatMap((entry) => (entry.kind === 'win' ? [entry.call] : []));
  if (wins.length > 0)
    return [
      'wallet.wins($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        column(wins, (win) => win.tx_id),
        column(wins, (win) => win.ref_tx_id),
        column(wins, (win) => player(win.player_id)),
        column(wins, (win) => win.currency),
        column(wins, (win) => win.game_id),
        column(wins, (win) => win.round_id),
        column(wins, (win) => win.round_closed ?? false),
        column(wins, (win) => win.amount),
      ],
    ];
  const rollbacks = calls.flatMap((entry) => (entry.kind === 'rollback' ? [entry.call] : []));
  return [
    'wallet.rollbacks($1, $2, $3, $4, $5, $6, $7)',
    [
      column(rollbacks, (rollback) => rollback.tx_id),
      column(rollbacks, (rollback) => rollback.ref_tx_id),
      column(rollbacks, (rollback) => player(rollback.player_id)),
      column(rollbacks, (rollback) => rollback.currency),
      column(rollbacks, (rollback) => rollback.game_id ?? null),
      column(rollbacks, (rollback) => rollback.round_id ?? null),
      column(rollbacks, (rollback) => rollback.amount ?? null),
    ],
  ];
}

/** A statement that waits only so long for a lock. @throws Problem 503 when it does not get it: nothing has happened */
const askBriefly = <Row extends object>(pool: pg.Pool, lockMs: number, text: string, values: unknown[]) =>
  again(TRIES, async () => {
    const client = await pool.connect();
    try {
      await client.query(`begin; set local lock_timeout = ${Math.ceil(lockMs)}`);
      const { rows } = await client.query<Row>(text, values);
      await client.query('commit');
      client.release();
      return rows;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (lost: Error) => client.release(lost),
      );
      if (codeOf(error) === LOCK_NOT_AVAILABLE) throw tooBusy('the wallet is locked');
      throw error;
    }
  });

/**
 * Runs calls of one kind and of different players in one statement: either all of them are decided, or the statement
 * fails and none is. A single call is retried when it collided with another.
 * @param options.lockMs how long a single call may wait for its wallet; without, as long as a statement may take
 * @returns the outcomes in the order of the calls.
 */
export async function takeTogether(
  pool: pg.Pool,
  calls: MoneyCall[],
  options: { now: Date; idleSince: Date; lockMs?: number },
): Promise<Outcome[]> {
  const [call, values] = statement(calls, options.now, options.idleSince);
  const name = call.slice(0, call.indexOf('(')).replace('.', '_');
  const text = `select * from ${call}`;
  const rows =
    options.lockMs === undefined
      ? await ask<PlacedRow>(pool, name, text, values, calls.length === 1 ? TRIES : 1)
      : await askBriefly<PlacedRow>(pool, options.lockMs, text, values);
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    outcomes[row.o_place - 1] = {
      status: row.o_status,
      balance: row.o_balance,
      currency: row.o_currency,
      moved: row.o_moved,
      spinsLeft: row.o_spins ?? null,
    };
  }
  return outcomes;
}

/** The rollback of a bet by ourselves has one id, so that two sweeps at once roll it back once. */
function sweepId(betId: string): string {
  const hex = createHash('sha256').update(`wallet sweep ${betId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Bets made before `before` that no win and no rollback ended, as the rollbacks that would end them. */
export async function openBets(pool: pg.Pool, before: Date, limit: number): Promise<RollbackCall[]> {
  const { rows } = await pool.query<
    Pick<RollbackCall, 'tx_id' | 'player_id' | 'currency' | 'game_id' | 'round_id'>
  >('select tx_id, player_id, currency, game_id, round_id from wallet.open_bets($1, $2)', [before, limit]);
  return rows.map((row) => ({ ...row, tx_id: sweepId(row.tx_id), ref_tx_id: row.tx_id }));
}

export async function markSwept(pool: pg.Pool, until: Date): Promise<void> {
  await pool.query('select wallet.swept($1)', [until]);
}

/** The ledger's transaction that a call with this id has made; null when it made none, or was never decided. */
export async function transactionOf(pool: pg.Pool, txId: string): Promise<string | null> {
  const { rows } = await pool.query<{ transaction_id: string | null }>(
    'select transaction_id from wallet.calls where tx_id = $1',
    [txId],
  );
  return rows[0]?.transaction_id ?? null;
}

export async function transactionsOf(pool: pg.Pool, txIds: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ transaction_id: string | null }>(
    `select distinct transaction_id from wallet.calls
      where tx_id = any ($1::uuid[]) and transaction_id is not null`,
    [[...txIds]],
  );
  return rows.flatMap((row) => row.transaction_id ?? []);
}

/** Whether a call with this id was decided. */
export async function isDecided(pool: pg.Pool, txId: string): Promise<boolean> {
  const { rows } = await pool.query('select 1 from wallet.calls where tx_id = $1', [txId]);
  return rows.length > 0;
}
