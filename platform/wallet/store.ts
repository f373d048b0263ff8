import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { WalletCall, WalletStatus } from './call';

/** What the database answered. `moved` tells whether this very call changed the balance. */
export interface Outcome {
  status: WalletStatus;
  /** Minor units. */
  balance: bigint;
  currency: string;
  moved: boolean;
}

interface OutcomeRow {
  o_status: WalletStatus;
  o_balance: bigint;
  o_currency: string;
  o_moved?: boolean;
}

/** No player has this id: what a call gets that names its player in another spelling than ours. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const player = (id: string) => (UUID.test(id) ? id : NOBODY);

/**
 * Two calls met on one tx_id (23505: also from two players at once), or the database chose one of two to wait no
 * longer: nothing was written, and the next try finds what the other one stored.
 */
const TRY_AGAIN = new Set(['40001', '40P01', '23505']);
const TRIES = 4;

/** One round trip: a statement that every connection plans once, under its name. */
async function ask(pool: pg.Pool, name: string, text: string, values: unknown[]): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await pool.query<OutcomeRow>({ name, text, values });
      const row = rows[0];
      if (!row) throw new Error(`${name} gave no answer`);
      return {
        status: row.o_status,
        balance: row.o_balance,
        currency: row.o_currency,
        moved: row.o_moved ?? false,
      };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (attempt === TRIES || !TRY_AGAIN.has(code)) throw error;
    }
  }
}

/** @param now the present; @param idleSince a session unused since then has expired. */
export const balance = (pool: pg.Pool, call: WalletCall<'balance'>, now: Date, idleSince: Date) =>
  ask(pool, 'wallet_balance', 'select * from wallet.balance($1, $2, $3, $4, $5, $6)', [
    call.session_token,
    player(call.player_id),
    call.currency,
    call.game_id ?? null,
    now,
    idleSince,
  ]);

/** @param now the present; @param idleSince a session unused since then has expired. */
export const bet = (pool: pg.Pool, call: WalletCall<'bet'>, now: Date, idleSince: Date) =>
  ask(pool, 'wallet_bet', 'select * from wallet.bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
    call.tx_id,
    call.session_token,
    player(call.player_id),
    call.currency,
    call.game_id,
    call.round_id,
    call.round_closed ?? false,
    call.amount,
    now,
    idleSince,
  ]);

export const win = (pool: pg.Pool, call: WalletCall<'win'>) =>
  ask(pool, 'wallet_win', 'select * from wallet.win($1, $2, $3, $4, $5, $6, $7, $8)', [
    call.tx_id,
    call.ref_tx_id,
    player(call.player_id),
    call.currency,
    call.game_id,
    call.round_id,
    call.round_closed ?? false,
    call.amount,
  ]);

export interface RollbackCall {
  tx_id: string;
  ref_tx_id: string;
  player_id: string;
  currency: string;
  game_id?: string | null;
  round_id?: string | null;
  amount?: number | null;
}

export const rollback = (pool: pg.Pool, call: RollbackCall) =>
  ask(pool, 'wallet_rollback', 'select * from wallet.rollback($1, $2, $3, $4, $5, $6, $7)', [
    call.tx_id,
    call.ref_tx_id,
    player(call.player_id),
    call.currency,
    call.game_id ?? null,
    call.round_id ?? null,
    call.amount ?? null,
  ]);

/** The rollback of a bet by ourselves has one id, so that two sweeps at once roll it back once. */
function sweepId(betId: string): string {
  const hex = createHash('sha256').update(`wallet sweep ${betId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Bets made before `before` that no win and no rollback ended, as the rollbacks that would end them. */
export async function openBets(pool: pg.Pool, before: Date, limit: number): Promise<RollbackCall[]> {
  const { rows } = await pool.query<Omit<RollbackCall, 'ref_tx_id'>>(
    'select tx_id, player_id, currency, game_id, round_id from wallet.open_bets($1, $2)',
    [before, limit],
  );
  return rows.map((row) => ({ ...row, tx_id: sweepId(row.tx_id), ref_tx_id: row.tx_id }));
}

export async function markSwept(pool: pg.Pool, until: Date): Promise<void> {
  await pool.query('select wallet.swept($1)', [until]);
}

/** Whether a call with this id was decided. */
export async function isDecided(pool: pg.Pool, txId: string): Promise<boolean> {
  const { rows } = await pool.query('select 1 from wallet.calls where tx_id = $1', [txId]);
  return rows.length > 0;
}
