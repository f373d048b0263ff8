import { sql } from 'kysely';
import type { PayoutKind } from '@/lib/domain/withdrawals';
import type { Currency } from '@/lib/money/money';
import type { Database } from './store';

interface MethodRow {
  method: string;
  provider: string;
  kind: PayoutKind;
  title: string;
  logo_url: string | null;
  usual_minutes: number;
  min_amount: bigint;
  max_amount: bigint;
  fee: bigint;
}

interface PaidRow {
  method: string;
  paid_in: bigint;
  paid_out: bigint;
  /** Of the latest deposit that has one. */
  charge: string | null;
  option: string | null;
}

/** Where a player's money can go. Amounts are minor units. */
export interface PayoutMethod {
  method: string;
  provider: string;
  kind: PayoutKind;
  title: string;
  logoUrl: string | null;
  /** For a coin: the network that paid in. */
  option: string | null;
  /** The charge whose instrument gets it. */
  charge: string | null;
  /** What came from it and has not gone back: money goes back there first. */
  share: bigint;
  min: bigint;
  /** At most what can leave this way now; below `min` when nothing can. */
  max: bigint;
  fee: bigint;
  usualMinutes: number;
}

/** What came in and went out by each method that money of the player came in by. */
async function readPaid(db: Database, playerId: string, currency: Currency): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select d.method, sum(d.received)::bigint as paid_in,
           coalesce((select sum(w.amount) from payments.withdrawals w
                      where w.player_id = ${playerId} and w.method = d.method and w.currency = ${currency}
                        and w.status in ('pending', 'processing', 'complete')), 0)::bigint as paid_out,
           (array_agg(d.charge_id order by d.created_at desc) filter (where d.charge_id is not null))[1] as charge,
           (array_agg(d.option order by d.created_at desc))[1] as option
      from payments.deposits d
     where d.player_id = ${playerId} and d.currency = ${currency} and d.status = 'complete'
     group by d.method
     order by max(d.created_at) desc`.execute(db);
  return rows;
}

async function readMethods(db: Database, currency: Currency): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`
    select p.method, m.provider, p.kind, m.title, m.logo_url, p.usual_minutes, l.min_amount, l.max_amount, l.fee
      from payments.payout_methods p
      join payments.methods m on m.code = p.method
      join payments.payout_limits l on l.method = p.method and l.currency = ${currency}
     where p.enabled
     order by m.position`.execute(db);
  return rows;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/**
 * Where a player's money can go: back to what it came from, first. A bank account takes what nothing else can take
 * back, and what is above that; somebody who has paid nothing in has nothing to withdraw to.
 * @param withdrawable minor units that can leave at all.
 */
export async function payoutMethods(
  db: Database,
  player: { playerId: string; currency: Currency },
  withdrawable: bigint,
): Promise<PayoutMethod[]> {
  const paid = await readPaid(db, player.playerId, player.currency);
  if (paid.length === 0) return [];
  const rows = await readMethods(db, player.currency);
  const toMethod = (row: MethodRow, from: PaidRow | undefined, max: bigint): PayoutMethod => ({
    method: row.method,
    provider: row.provider,
    kind: row.kind,
    title: row.title,
    logoUrl: row.logo_url,
    option: from?.option ?? null,
    charge: row.kind === 'instrument' ? (from?.charge ?? null) : null,
    share: from && from.paid_in > from.paid_out ? from.paid_in - from.paid_out : 0n,
    min: row.min_amount,
    max: least(row.max_amount, max),
    fee: row.fee,
    usualMinutes: row.usual_minutes,
  });
  const sources = paid.flatMap((from) => {
    const row = rows.find(({ method, kind }) => method === from.method && kind !== 'bank');
    return row ? [toMethod(row, from, withdrawable)] : [];
  });
  // A share too small to be sent back by itself does not hold up the rest.
  const owedBack = sources.reduce((sum, { share, min }) => sum + (share < min ? 0n : share), 0n);
  const rest = withdrawable > owedBack ? withdrawable - owedBack : 0n;
  const banks = rows
    .filter(({ kind }) => kind === 'bank')
    .map((row) =>
      toMethod(
        row,
        paid.find(({ method }) => method === row.method),
        rest,
      ),
    );
  return [...sources.toSorted((one, other) => Number(other.share > 0n) - Number(one.share > 0n)), ...banks];
}

/** Up to which amount nobody has to decide, and from which one two people do. Minor units. */
export async function payoutRules(
  db: Database,
  currency: Currency,
): Promise<{ automaticUntil: bigint; twoPeopleFrom: bigint | null }> {
  const { rows } = await sql<{ automatic_until: bigint; two_people_from: bigint }>`
    select automatic_until, two_people_from from payments.payout_rules where currency = ${currency}`.execute(
    db,
  );
  const row = rows[0];
  // Without a rule a person decides about every one.
  return { automaticUntil: row?.automatic_until ?? 0n, twoPeopleFrom: row?.two_people_from ?? null };
}
