import { sql } from 'kysely';
import type { MismatchReason, MismatchResolution } from '@/lib/domain/mismatches';
import { UUID } from '@/lib/domain/uuid';
import type { Currency } from '@/lib/money/money';
import { likePart } from '../kernel/like';
import { countRows } from '../kernel/listing';
import type { DepositStatus } from './deposit-state';
import type { Database } from './store';

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
  /** Whether coins were asked for: their transfers are credited, and nothing else. */
  of_coins: boolean;
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

const STATE = sql`coalesce(m.resolution, case when m.settled_at is null then 'open' else 'settled' end)`;

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
    select m.id, m.deposit_id, p.player_id, d.email, n.name, n.surname, p.method,
           coalesce(p.ask ->> 'kind' = 'address', false) as of_coins, p.status as deposit_status,
           p.amount as asked, p.currency, p.received as booked, m.reason, m.told_status, m.amount as told_amount,
           m.received as told_received, m.currency as told_currency, m.charge_id as told_charge, ${STATE} as state,
           m.told_at, m.resolved_at, m.resolved_by ${fitting(filter)}
     order by ${order} ${direction}, m.told_at, m.id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countMismatches = (db: Database, filter: MismatchFilter): Promise<number> =>
  countRows(db, fitting(filter));
