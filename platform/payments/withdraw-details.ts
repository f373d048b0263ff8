import type { Currency } from '@/lib/money/money';
import type { LedgerService } from '../ledger/service';

/** Why a player cannot ask for a withdrawal now. `not_offered`: no payment company can pay out yet. */
export type WithdrawalObstacle = 'not_offered' | 'wager_open';

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
  /** Minor units; at most the real balance, and 0 while the deposit wager is open. Never bonus money. */
  availableForWithdraw: bigint;
  /** Minor units still to be staked before anything can be withdrawn. */
  depositWager: bigint;
  /** Null when a withdrawal can be requested. */
  obstacle: WithdrawalObstacle | null;
}

/** @param offered whether any payment company pays out */
export async function readWithdrawDetails(
  ledger: Pick<LedgerService, 'balances'>,
  playerId: string,
  offered: boolean,
): Promise<WithdrawDetails> {
  const { currency, real, bonus, held, withdrawable, depositWager } = await ledger.balances(playerId);
  return {
    currency,
    total: real + bonus + held,
    bonus,
    held,
    waitsForWager: real - withdrawable,
    availableForWithdraw: withdrawable,
    depositWager,
    obstacle: !offered ? 'not_offered' : depositWager > 0n ? 'wager_open' : null,
  };
}
