import { sql } from 'kysely';
import type { RefundFailure, RefundState } from '@/lib/domain/refunds';
import type { Currency } from '@/lib/money/money';
import type { DepositException, DepositStatus } from './deposit-state';
import type { Database } from './store';

/** Amounts are minor units. */
export interface RefundRow {
  id: string;
  deposit_id: string;
  mismatch_id: string | null;
  provider: string;
  charge_id: string;
  amount: bigint;
  currency: string;
  state: RefundState;
  refund_id: string | null;
  created_at: Date;
}

const ROW = sql`id, deposit_id, mismatch_id, provider, charge_id, amount, currency, state, refund_id, created_at`;

/** Writes down what is to be sent. @returns its id; undefined when this charge goes back already. */
export async function insertRefund(
  trx: Database,
  refund: {
    depositId: string;
    mismatchId: string | null;
    provider: string;
    chargeId: string;
    amount: bigint;
    currency: string;
    askedBy: string;
    now: Date;
  },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into payments.refunds (deposit_id, mismatch_id, provider, charge_id, amount, currency, asked_by, created_at,
                                  updated_at)
    values (${refund.depositId}, ${refund.mismatchId}, ${refund.provider}, ${refund.chargeId}, ${refund.amount},
            ${refund.currency}, ${refund.askedBy}, ${refund.now}, ${refund.now})
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id;
}

export async function findRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`select ${ROW} from payments.refunds where id = ${id}::uuid`.execute(
    db,
  );
  return rows[0];
}

/** Whether a charge goes back, or has gone back, by what the office decided. */
export async function isRefunding(trx: Database, provider: string, chargeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments.refunds
     where provider = ${provider} and charge_id = ${chargeId} and state <> 'failed'`.execute(trx);
  return rows.length > 0;
}

/** Writes how far a refund is that has not ended. */
export async function updateRefund(
  db: Database,
  id: string,
  change: { state: RefundState; failure?: RefundFailure; refundId?: string | null; now: Date },
): Promise<void> {
  await sql`
    update payments.refunds
       set state = ${change.state}, failure = ${change.failure ?? null},
           refund_id = coalesce(refund_id, ${change.refundId ?? null}::text), attempts = attempts + 1,
           updated_at = ${change.now}, checked_at = ${change.now}
     where id = ${id}::uuid and state in ('sending', 'sent')`.execute(db);
}

/** Notes that the company has sent a charge back: the refund that the office asked for, if it did, is over. */
export async function noteRefunded(
  trx: Database,
  { provider, chargeId, now }: { provider: string; chargeId: string; now: Date },
): Promise<void> {
  await sql`
    update payments.refunds set state = 'refunded', updated_at = ${now}
     where provider = ${provider} and charge_id = ${chargeId} and state in ('sending', 'sent')`.execute(trx);
}

/** Ids of refunds that should be over by now, the longest ago first. */
export async function findOpenRefunds(
  db: Database,
  before: { sending: Date; checked: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments.refunds
     where (state = 'sending' and coalesce(checked_at, created_at) < ${before.sending})
        or (state = 'sent' and coalesce(checked_at, created_at) < ${before.checked})
     order by coalesce(checked_at, created_at) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A deposit as operators see it, with the latest refund that they asked for. Amounts are minor units. */
export interface OfficeDeposit {
  id: string;
  method: string;
  amount: bigint;
  received: bigint | null;
  currency: Currency;
  status: DepositStatus;
  exception: DepositException | null;
  reversal: 'refund' | 'chargeback' | null;
  refund_due: boolean;
  created_at: Date;
  refund_state: RefundState | null;
  refund_failure: RefundFailure | null;
  refund_at: Date | null;
}

/** A player's latest deposits. */
export async function listOfficeDeposits(
  db: Database,
  playerId: string,
  limit: number,
): Promise<OfficeDeposit[]> {
  const { rows } = await sql<OfficeDeposit>`
    select d.id, d.method, d.amount, d.received, d.currency, d.status, d.exception, d.reversal, d.refund_due,
           d.created_at, r.state as refund_state, r.failure as refund_failure, r.updated_at as refund_at
      from payments.deposits d
      left join lateral (select * from payments.refunds r where r.deposit_id = d.id
                          order by r.created_at desc limit 1) r on true
     where d.player_id = ${playerId} order by d.created_at desc, d.id limit ${limit}`.execute(db);
  return rows;
}
