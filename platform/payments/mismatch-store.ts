import { sql } from 'kysely';
import type { MismatchReason, MismatchResolution } from '@/lib/domain/mismatches';
import { UUID } from '@/lib/domain/uuid';
import type { Currency } from '@/lib/money/money';
import { likePart } from '../kernel/like';
import { countRows } from '../kernel/listing';
import type { DepositStatus } from './deposit-state';
import type { ChargeReport } from './provider';
import { updateDeposit, type Database } from './store';

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
     where deposit_id = ${depositId} and reason = ${reason} and resolution is null
       and (charge_id, told_status, amount, received, currency)
           is not distinct from (${told?.chargeId ?? null}::text, ${told?.status ?? null}::text,
                                 ${told?.amount ?? null}::bigint, ${told?.received ?? null}::bigint,
                                 ${told?.currency ?? null}::text)`.execute(trx);
  if (rows.length === 0) return false;
  await updateDeposit(trx, depositId, { exception: 'mismatch' }, now);
  return true;
}

export async function readMismatch(on: Database, id: string): Promise<Mismatch | undefined> {
  const { rows } = await sql<Mismatch>`
    select id, deposit_id as "depositId", reason, charge_id as "chargeId", told_status as "toldStatus", received,
           currency, resolution
      from payments.mismatches where id = ${id}::uuid`.execute(on);
  return rows[0];
}

/** The same, locked until the transaction ends. Its deposit is locked before. */
export async function lockMismatch(trx: Database, id: string): Promise<Mismatch | undefined> {
  await sql`select from payments.mismatches where id = ${id}::uuid for update`.execute(trx);
  return readMismatch(trx, id);
}

/** Notes what was decided. @returns whether nothing else of its deposit is to be decided. */
export async function resolveMismatch(
  trx: Database,
  { id, depositId }: Pick<Mismatch, 'id' | 'depositId'>,
  decision: { resolution: MismatchResolution; operatorId: string; now: Date },
): Promise<boolean> {
  await sql`
    update payments.mismatches set resolution = ${decision.resolution}, resolved_at = ${decision.now},
           resolved_by = ${decision.operatorId}
     where id = ${id}::uuid`.execute(trx);
  const { rows } = await sql`
    select from payments.mismatches where deposit_id = ${depositId} and resolution is null
    union all
    select from payments.bank_money where deposit_id = ${depositId} and reason = 'other_name' and resolution is null
     limit 1`.execute(trx);
  return rows.length === 0;
}

export const MISMATCH_SORTS = ['told', 'amount', 'email'] as const;

/** What a list of mismatches keeps to, and its order. */
export interface MismatchFilter {
  /** Part of the player's address or name, or the whole id of player, deposit or mismatch. */
  text?: string | undefined;
  /** `open`: to be decided; `settled`: what came later was true. */
  state?: 'open' | 'settled' | MismatchResolution | undefined;
  reason?: MismatchReason | undefined;
  /** Told at this moment or later. */
  from?: Date | undefined;
  /** Told before this moment. */
  before?: Date | undefined;
  sort: (typeof MISMATCH_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** Amounts are minor units. */
export interface ListedMismatch {
  id: string;
  deposit_id: string;
  player_id: string;
  email: string | null;
  name: string | null;
  surname: string | null;
  method: string;
  deposit_status: DepositStatus;
  /** What the deposit asked for. */
  asked: bigint;
  currency: Currency;
  /** What was booked of it; null while nothing is. */
  booked: bigint | null;
  reason: MismatchReason;
  told_status: string | null;
  told_amount: bigint | null;
  told_received: bigint | null;
  told_currency: string | null;
  told_charge: string | null;
  state: string;
  told_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
}

const STATE = sql`coalesce(m.resolution, case when p.exception = 'mismatch' then 'open' else 'settled' end)`;

function fitting({ text, state, reason, from, before }: Omit<MismatchFilter, 'offset' | 'limit'>) {
  const id = text !== undefined && UUID.test(text) ? text.toLowerCase() : null;
  const part = text === undefined || id !== null ? null : likePart(text);
  return sql`
    from payments.mismatches m
    join payments.deposits p on p.id = m.deposit_id
    left join identity.player_directory d on d.player_id = p.player_id::uuid
    left join players.player_names n on n.player_id = p.player_id::uuid
   where (${id}::text is null or p.player_id = ${id}::text or m.id = ${id}::uuid or m.deposit_id = ${id}::uuid)
     and (${part}::text is null or d.email ilike ${part}::text or concat_ws(' ', n.name, n.surname) ilike ${part}::text)
     and (${state ?? null}::text is null or ${STATE} = ${state ?? null}::text)
     and (${reason ?? null}::text is null or m.reason = ${reason ?? null}::text)
     and (${from ?? null}::timestamptz is null or m.told_at >= ${from ?? null}::timestamptz)
     and (${before ?? null}::timestamptz is null or m.told_at < ${before ?? null}::timestamptz)`;
}

export async function listMismatches(db: Database, filter: MismatchFilter): Promise<ListedMismatch[]> {
  const order = { told: sql`m.told_at`, amount: sql`p.amount`, email: sql`d.email` }[filter.sort];
  const direction = filter.descending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<ListedMismatch>`
    select m.id, m.deposit_id, p.player_id, d.email, n.name, n.surname, p.method, p.status as deposit_status,
           p.amount as asked, p.currency, p.received as booked, m.reason, m.told_status, m.amount as told_amount,
           m.received as told_received, m.currency as told_currency, m.charge_id as told_charge, ${STATE} as state,
           m.told_at, m.resolved_at, m.resolved_by ${fitting(filter)}
     order by ${order} ${direction}, m.told_at, m.id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countMismatches = (db: Database, filter: MismatchFilter): Promise<number> =>
  countRows(db, fitting(filter));
