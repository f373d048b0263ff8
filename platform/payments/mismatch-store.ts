import { sql } from 'kysely';
import type { MismatchReason, MismatchResolution } from '@/lib/domain/mismatches';
import { exceptionOf } from './deposit-state';
import type { ChargeReport } from './provider';
import { lockDeposit, updateDeposit, type Database, type DepositRow } from './store';

/** What a company told that can't be true. */
type Told = Pick<ChargeReport, 'chargeId' | 'status' | 'amount' | 'received' | 'currency'>;

/** A mismatch as it is kept. Amounts are minor units. */
export interface Mismatch {
  id: string;
  depositId: string;
  reason: MismatchReason;
  chargeId: string | null;
  toldStatus: string | null;
  received: bigint | null;
  currency: string | null;
  resolution: MismatchResolution | null;
  /** When its company told of the same payment what can be true. */
  settledAt: Date | null;
}

/**
 * Writes what is out of the ordinary about a deposit, after something about that has changed: `mismatch` while anything of it
 * waits for a decision, else what is of the money that came. @param depositId locked in `trx`.
 */
export async function renewMark(trx: Database, depositId: string, now: Date): Promise<void> {
  const deposit = await lockDeposit(trx, depositId);
  if (!deposit) throw new Error(`there is no deposit ${depositId}`);
  const { rows } = await sql`
    select from payments.mismatches where deposit_id = ${depositId} and resolution is null and settled_at is null
    union all
    select from payments.bank_money where deposit_id = ${depositId} and reason = 'other_name' and resolution is null
     limit 1`.execute(trx);
  const { amount: asked, received, late } = deposit;
  const exception = rows.length > 0 ? 'mismatch' : exceptionOf({ asked, received: received ?? asked, late });
  if (exception !== deposit.exception) await updateDeposit(trx, depositId, { exception }, now);
}

/**
 * Writes down what can't be true of a deposit, and marks it until a person has looked. What people have decided about is
 * not marked again when it is told once more.
 * @param deposit locked in `trx`. @returns whether it is new, or still to be decided.
 */
export async function markMismatch(
  trx: Database,
  depositId: string,
  { reason, told, now }: { reason: MismatchReason; told: Told | null; now: Date },
): Promise<boolean> {
  await sql`
    insert into payments.mismatches (deposit_id, reason, charge_id, told_status, amount, received, currency, told_at)
    values (${depositId}, ${reason}, ${told?.chargeId ?? null}, ${told?.status ?? null}, ${told?.amount ?? null},
            ${told?.received ?? null}, ${told?.currency ?? null}, ${now})
    on conflict do nothing`.execute(trx);
  const { rows } = await sql`
    select from payments.mismatches
     where deposit_id = ${depositId} and reason = ${reason} and resolution is null and settled_at is null
       and (charge_id, told_status, amount, received, currency)
           is not distinct from (${told?.chargeId ?? null}::text, ${told?.status ?? null}::text,
                                 ${told?.amount ?? null}::bigint, ${told?.received ?? null}::bigint,
                                 ${told?.currency ?? null}::text)`.execute(trx);
  if (rows.length === 0) return false;
  await renewMark(trx, depositId, now);
  return true;
}

/** Ends what waits about a deposit's payment, since its company has told now what can be true of it. */
export async function settleMismatches(
  trx: Database,
  depositId: string,
  chargeId: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    update payments.mismatches set settled_at = ${now}
     where deposit_id = ${depositId} and resolution is null and settled_at is null
       and reason not in ('taken_back', 'rest') and (charge_id is null or charge_id = ${chargeId}) returning 1`.execute(
    trx,
  );
  if (rows.length > 0) await renewMark(trx, depositId, now);
}

/**
 * What people have decided about the payment that a company reports of once more.
 * @returns what it was credited as, locked, when the report tells what was decided about; `returned` when it is back and was
 *   never booked, as decided.
 */
export async function decidedOf(
  trx: Database,
  { provider }: Pick<DepositRow, 'provider'>,
  { chargeId, status, amount, received, currency }: Told,
): Promise<DepositRow | 'returned' | undefined> {
  const { rows } = await sql<{ creditedDeposit: string | null; isBooked: boolean }>`
    select m.credited_deposit as "creditedDeposit",
           exists (select from payments.deposits b
                    where b.provider = ${provider} and b.charge_id = ${chargeId}
                      and b.status in ('complete', 'refund')) as "isBooked"
      from payments.mismatches m
      join payments.deposits d on d.id = m.deposit_id
     where m.charge_id = ${chargeId} and d.provider = ${provider}
       and (m.resolution = 'return'
            or (m.credited_deposit is not null
                and (m.amount, m.received, m.currency) = (${amount}::bigint, ${received}::bigint, ${currency}::text)))
     order by m.credited_deposit nulls last limit 1`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  if (row.creditedDeposit !== null) return lockDeposit(trx, row.creditedDeposit);
  return status === 'refunded' && !row.isBooked ? 'returned' : undefined;
}

/** Whether people had a payment sent back, unless its company has refused to. */
export async function isReturned(trx: Database, provider: string, chargeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments.mismatches m
      join payments.deposits d on d.id = m.deposit_id
     where m.charge_id = ${chargeId} and d.provider = ${provider} and m.resolution = 'return'
       and not exists (select from payments.refunds r where r.mismatch_id = m.id and r.state = 'failed')
     limit 1`.execute(trx);
  return rows.length > 0;
}

export async function readMismatch(on: Database, id: string): Promise<Mismatch | undefined> {
  const { rows } = await sql<Mismatch>`
    select id, deposit_id as "depositId", reason, charge_id as "chargeId", told_status as "toldStatus", received,
           currency, resolution, settled_at as "settledAt"
      from payments.mismatches where id = ${id}::uuid`.execute(on);
  return rows[0];
}

/** The same, locked until the transaction ends. Its deposit is locked before. */
export async function lockMismatch(trx: Database, id: string): Promise<Mismatch | undefined> {
  await sql`select from payments.mismatches where id = ${id}::uuid for update`.execute(trx);
  return readMismatch(trx, id);
}

/** Notes what was decided. @param decision `credited`: what it was credited as. */
export async function resolveMismatch(
  trx: Database,
  { id, depositId }: Pick<Mismatch, 'id' | 'depositId'>,
  decision: { resolution: MismatchResolution; operatorId: string; credited: string | null; now: Date },
): Promise<void> {
  await sql`
    update payments.mismatches set resolution = ${decision.resolution}, resolved_at = ${decision.now},
           resolved_by = ${decision.operatorId}, credited_deposit = ${decision.credited}::uuid
     where id = ${id}::uuid`.execute(trx);
  await renewMark(trx, depositId, decision.now);
}
