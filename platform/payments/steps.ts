import { sql } from 'kysely';
import { publicStatus, type DepositStatus, type LedgerDepositStatus } from './deposit-state';
import type { Database } from './store';

/** A state that a deposit came to, and when. */
export interface DepositStep {
  status: LedgerDepositStatus;
  at: Date;
}

/** What became of a player's deposit, in order; empty when it is not theirs. */
export async function readDepositSteps(
  db: Database,
  playerId: string,
  depositId: string,
): Promise<DepositStep[]> {
  const { rows } = await sql<{ status: DepositStatus; at: Date }>`
    select c.to_status as status, c.at
      from payments.deposit_changes c join payments.deposits d on d.id = c.deposit_id
     where c.deposit_id = ${depositId}::uuid and d.player_id = ${playerId} order by c.id`.execute(db);
  // Its beginning is one state for a player, however many steps it had with us.
  return rows
    .map(({ status, at }) => ({ status: publicStatus(status), at }))
    .filter(({ status }, index, all) => status !== all[index - 1]?.status);
}
