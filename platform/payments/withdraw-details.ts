import type { Currency } from '@/lib/money/money';
import type { LedgerService } from '../ledger/service';
import type { Database } from './store';
import { readOwed, type Owed } from './withdrawals/owed';

/**
 * Why a player cannot ask for a withdrawal now. `not_offered`: no payment company can pay out yet. `refund_owed`: a deposit
 * that went back was not in the balance any more, and is still to be taken from it.
 */
export const WITHDRAWAL_OBSTACLES = ['not_offered', 'refund_owed', 'wager_open'] as const;
export type WithdrawalObstacle = (typeof WITHDRAWAL_OBSTACLES)[number];

/** SPEC §3, withdraw details: what there is, what holds it back, and what can leave. */
export interface WithdrawDetails {
  currency: Currency;
  /** Everything, in minor units: the lines below are taken from it, and `availableForWithdraw` is left. */
  total: bigint;
  bonus: bigint;
  /** Set aside for a withdrawal. */
  held: bigint;
  /** Real money that waits for the deposit wager. */
  waitsForWager: bigint;
  /** Real money that stays while a refund is owed: all that the wager doesn't keep. */
  waitsForRefund: bigint;
  /** Minor units; at most the real balance, and 0 while the deposit wager is open or a refund owed. Never bonus money. */
  availableForWithdraw: bigint;
  /** Minor units still to be staked before anything can be withdrawn. */
  depositWager: bigint;
  /** The refund or chargeback that is still owed; null when none is. */
  refundOwed: Owed | null;
  /** Null when a withdrawal can be requested. */
  obstacle: WithdrawalObstacle | null;
}

/** @param offered whether any payment company pays out */
export async function readWithdrawDetails(
  { db, ledger }: { db: Database; ledger: Pick<LedgerService, 'balances'> },
  playerId: string,
  offered: boolean,
): Promise<WithdrawDetails> {
  const { currency, real, bonus, held, withdrawable, depositWager } = await ledger.balances(playerId);
  const refundOwed = await readOwed(db, playerId, currency);
  const waitsForRefund = refundOwed ? withdrawable : 0n;
  return {
    currency,
    total: real + bonus + held,
    bonus,
    held,
    waitsForWager: real - withdrawable,
    waitsForRefund,
    availableForWithdraw: withdrawable - waitsForRefund,
    depositWager,
    refundOwed,
    obstacle: !offered ? 'not_offered' : refundOwed ? 'refund_owed' : depositWager > 0n ? 'wager_open' : null,
  };
}
