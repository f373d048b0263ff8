import { sql } from 'kysely';
import type { DepositMethodType } from '@/lib/domain/deposits';
import type { PaymentDirection } from '@/lib/domain/payment-directions';
import type { Currency } from '@/lib/money/money';
import type { Database } from './store';

/** A method in one direction. */
export interface SettingsRow {
  method: string;
  direction: PaymentDirection;
  title: string;
  type: DepositMethodType;
  provider: string;
  /** Whether the company offers it at all. */
  allowed: boolean;
  /** Where players have to live; null for everywhere. */
  countries: string[] | null;
  /** Whether the casino does. */
  enabled: boolean;
  /** Of the last time that it was turned on or off; null before. */
  reason: string | null;
  changed_by: string | null;
  changed_at: Date | null;
}

interface Of {
  method: string;
  direction: PaymentDirection;
}

/** Minor units. */
export interface CompanyLimit extends Of {
  currency: Currency;
  min: bigint;
  max: bigint;
}

/** Minor units; null where the company's own holds. */
export interface OwnLimit extends Of {
  currency: Currency;
  /** Null for every country. */
  country: string | null;
  min: bigint | null;
  max: bigint | null;
  reason: string;
  changed_by: string;
  changed_at: Date;
}

export async function readSettings(db: Database): Promise<SettingsRow[]> {
  const { rows } = await sql<SettingsRow>`
    select m.code as method, d.direction, m.title, m.type, m.provider,
           case d.direction when 'deposit' then m.enabled else p.enabled end as allowed,
           case d.direction when 'deposit' then m.countries end as countries,
           coalesce(s.enabled, true) as enabled, s.reason, s.changed_by, s.changed_at
      from payments.methods m
      cross join (values ('deposit'), ('withdrawal')) as d (direction)
      left join payments.payout_methods p on p.method = m.code
      left join payments.method_switches s on s.method = m.code and s.direction = d.direction
     where d.direction = 'deposit' or p.method is not null
     order by d.direction, m.position`.execute(db);
  return rows;
}

/** What the company takes, and what holds for every method of ours. */
export async function readCompanyLimits(db: Database): Promise<CompanyLimit[]> {
  const { rows } = await sql<CompanyLimit>`
    select l.method, 'deposit' as direction, l.currency, greatest(l.min_amount, a.min_amount) as min,
           least(l.max_amount, a.max_amount) as max
      from payments.method_limits l join payments.limits a on a.currency = l.currency
    union all
    select l.method, 'withdrawal', l.currency, l.min_amount, l.max_amount from payments.payout_limits l
     order by 1, 2, 3`.execute(db);
  return rows;
}

export async function readOwnLimits(db: Database): Promise<OwnLimit[]> {
  const { rows } = await sql<OwnLimit>`
    select method, direction, currency, nullif(country, '') as country, min_amount as min, max_amount as max, reason,
           changed_by, changed_at
      from payments.own_limits order by method, direction, currency, own_limits.country`.execute(db);
  return rows;
}

export async function lockMethod(trx: Database, method: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payments method ' || ${method}, 0))`.execute(trx);
}

interface Change extends Of {
  reason: string;
  operatorId: string;
  at: Date;
}

export async function writeSwitch(trx: Database, change: Change & { enabled: boolean }): Promise<void> {
  const { method, direction, enabled, reason, operatorId, at } = change;
  await sql`
    insert into payments.method_switches (method, direction, enabled, reason, changed_by, changed_at)
    values (${method}, ${direction}, ${enabled}, ${reason}, ${operatorId}, ${at})
    on conflict (method, direction) do update
       set enabled = excluded.enabled, reason = excluded.reason, changed_by = excluded.changed_by,
           changed_at = excluded.changed_at`.execute(trx);
}

export async function writeLimit(
  trx: Database,
  change: Change & { currency: string; country: string | null; min: bigint | null; max: bigint | null },
): Promise<void> {
  const { method, direction, currency, country, min, max, reason, operatorId, at } = change;
  await sql`
    insert into payments.own_limits (method, direction, currency, country, min_amount, max_amount, reason, changed_by,
                                     changed_at)
    values (${method}, ${direction}, ${currency}, ${country ?? ''}, ${min}, ${max}, ${reason}, ${operatorId}, ${at})
    on conflict (method, direction, currency, country) do update
       set min_amount = excluded.min_amount, max_amount = excluded.max_amount, reason = excluded.reason,
           changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(trx);
}

export async function deleteLimit(
  trx: Database,
  { method, direction, currency, country }: Of & { currency: string; country: string | null },
): Promise<void> {
  await sql`
    delete from payments.own_limits
     where method = ${method} and direction = ${direction} and currency = ${currency}
       and country = ${country ?? ''}`.execute(trx);
}
