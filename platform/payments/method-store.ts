import { sql } from 'kysely';
import type { DepositMethodType } from '@/lib/domain/deposits';
import type { Database } from './store';

export interface MethodOption {
  id: string;
  title: string;
  name: string;
  amount?: number;
  currency?: string;
}

export interface MethodRow {
  code: string;
  provider: string;
  type: DepositMethodType;
  title: string;
  logo_url: string | null;
  options: MethodOption[];
  min_amount: bigint;
  max_amount: bigint;
}

/** Methods of a currency that are on, in the order of the list. @param country ISO alpha-2; null when unknown. */
export async function findMethods(
  db: Database,
  currency: string,
  country: string | null,
): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`
    select m.code, m.provider, m.type, m.title, m.logo_url, m.options, l.min_amount, l.max_amount
    from payments.methods m
    join payments.limits_for('deposit', ${currency}, ${country}) l on l.method = m.code
    where m.enabled and (m.countries is null or ${country}::text = any (m.countries))
    order by m.position`.execute(db);
  return rows;
}

/** The bounds that hold for every method, or undefined when nothing is sold in the currency. */
export async function findLimits(
  db: Database,
  currency: string,
): Promise<{ min: bigint; max: bigint } | undefined> {
  const { rows } = await sql<{ min: bigint; max: bigint }>`
    select min_amount as min, max_amount as max from payments.limits where currency = ${currency}`.execute(
    db,
  );
  return rows[0];
}
