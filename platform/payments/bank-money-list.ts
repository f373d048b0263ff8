import { sql } from 'kysely';
import { UUID } from '@/lib/domain/uuid';
import type { BankResolution, UnmatchedReason } from '@/lib/domain/bank-money';
import type { Currency } from '@/lib/money/money';
import { likePart } from '../kernel/like';
import { countRows } from '../kernel/listing';
import type { DepositStatus } from './deposit-state';
import type { Database } from './store';

export const BANK_MONEY_SORTS = ['received', 'amount', 'email'] as const;

/** What a list of bank money keeps to, and its order. */
export interface BankMoneyFilter {
  /** Part of the player's address or name or of the sender's name, or the whole id of player, deposit or money. */
  text?: string | undefined;
  /** `open`: nobody has decided. */
  state?: 'open' | BankResolution | undefined;
  reason?: UnmatchedReason | undefined;
  /** Received at this moment or later. */
  from?: Date | undefined;
  /** Received before this moment. */
  before?: Date | undefined;
  sort: (typeof BANK_MONEY_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** Amounts are minor units. */
export interface ListedBankMoney {
  id: string;
  deposit_id: string | null;
  player_id: string | null;
  email: string | null;
  name: string | null;
  surname: string | null;
  sender_name: string;
  description: string;
  amount: bigint;
  currency: Currency;
  reason: UnmatchedReason;
  deposit_status: DepositStatus | null;
  resolution: BankResolution | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  received_at: Date;
}

function fitting({ text, state, reason, from, before }: Omit<BankMoneyFilter, 'offset' | 'limit'>) {
  const id = text !== undefined && UUID.test(text) ? text.toLowerCase() : null;
  const part = text === undefined || id !== null ? null : likePart(text);
  return sql`
    from payments.bank_money b
    left join payments.deposits p on p.id = b.deposit_id
    left join identity.player_directory d on d.player_id = p.player_id::uuid
    left join players.player_names n on n.player_id = p.player_id::uuid
   where (${id}::text is null or p.player_id = ${id}::text or b.id = ${id}::uuid or b.deposit_id = ${id}::uuid)
     and (${part}::text is null or d.email ilike ${part}::text or b.sender_name ilike ${part}::text
          or concat_ws(' ', n.name, n.surname) ilike ${part}::text)
     and (${state ?? null}::text is null or coalesce(b.resolution, 'open') = ${state ?? null}::text)
     and (${reason ?? null}::text is null or b.reason = ${reason ?? null}::text)
     and (${from ?? null}::timestamptz is null or b.received_at >= ${from ?? null}::timestamptz)
     and (${before ?? null}::timestamptz is null or b.received_at < ${before ?? null}::timestamptz)`;
}

export async function listBankMoney(db: Database, filter: BankMoneyFilter): Promise<ListedBankMoney[]> {
  const order = { received: sql`b.received_at`, amount: sql`b.amount`, email: sql`d.email` }[filter.sort];
  const direction = filter.descending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<ListedBankMoney>`
    select b.id, b.deposit_id, p.player_id, d.email, n.name, n.surname, b.sender_name, b.description, b.amount,
           b.currency, b.reason, p.status as deposit_status, b.resolution, b.resolved_at, b.resolved_by,
           b.received_at ${fitting(filter)}
     order by ${order} ${direction}, b.received_at, b.id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countBankMoney = (db: Database, filter: BankMoneyFilter): Promise<number> =>
  countRows(db, fitting(filter));
