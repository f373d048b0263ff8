import { sql } from 'kysely';
import type { WithdrawalStatus } from '@/lib/domain/withdrawals';
import { publicStatus, type DepositStatus, type LedgerDepositStatus } from './deposit-state';
import type { Database } from './store';

/** A state that a deposit or a withdrawal came to, and when. */
export interface PaymentStep {
  status: LedgerDepositStatus | WithdrawalStatus;
  at: Date;
}

/** What is one state for a player, however many steps it had with us. */
const asSeen = (steps: readonly PaymentStep[]): PaymentStep[] =>
  steps.filter(({ status }, index, all) => status !== all[index - 1]?.status);

/** What became of a player's deposit, in order; empty when it is not theirs. */
export async function readDepositSteps(
  db: Database,
  playerId: string,
  depositId: string,
): Promise<PaymentStep[]> {
  const { rows } = await sql<{ status: DepositStatus; at: Date }>`
    select c.to_status as status, c.at
      from payments.deposit_changes c join payments.deposits d on d.id = c.deposit_id
     where c.deposit_id = ${depositId}::uuid and d.player_id = ${playerId} order by c.id`.execute(db);
  return asSeen(rows.map(({ status, at }) => ({ status: publicStatus(status), at })));
}

/** What became of a player's withdrawal, likewise. */
export async function readWithdrawalSteps(
  db: Database,
  playerId: string,
  withdrawalId: string,
): Promise<PaymentStep[]> {
  const { rows } = await sql<{ status: WithdrawalStatus; at: Date }>`
    select c.to_status as status, c.at
      from payments.withdrawal_changes c join payments.withdrawals w on w.id = c.withdrawal_id
     where c.withdrawal_id = ${withdrawalId}::uuid and w.player_id = ${playerId} order by c.id`.execute(db);
  return asSeen(rows);
}
