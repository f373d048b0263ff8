import { sql } from 'kysely';
import type { PayoutKind } from '@/lib/domain/withdrawals';
import type { Currency } from '@/lib/money/money';
import type { MethodOption } from '../method-store';
import type { PlayerSession } from '../../kernel/session';
import type { LoyaltyService } from '../../loyalty/service';
import type { Database } from './store';

interface MethodRow {
  method: string;
  provider: string;
  kind: PayoutKind;
  title: string;
  logo_url: string | null;
  options: MethodOption[];
  usual_minutes: number;
  min_amount: bigint;
  max_amount: bigint;
  fee: bigint;
  /** The least that the company sends, whatever the casino asks for above it. */
  company_min: bigint;
}

interface PaidRow {
  method: string;
  /** Stands for the card or wallet; empty where the company doesn't tell, and for what isn't paid back to one. */
  source: string;
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
  currency: Currency;
  title: string;
  logoUrl: string | null;
  /** For a coin: the network that paid in. */
  option: string | null;
  /** The same as players read it. */
  network: string | null;
  /** The charge whose instrument gets it. */
  charge: string | null;
  /** The card or wallet of that charge, as deposits name it. */
  source: string;
  /** What came from it and has not gone back: money goes back there first. */
  share: bigint;
  min: bigint;
  /** At most what can leave this way now; below `min` when nothing can. */
  max: bigint;
  fee: bigint;
  usualMinutes: number;
}

/** What came in and went out by each way that money of the player came in by, the latest one first. */
async function readPaid(db: Database, playerId: string, currency: Currency): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select p.method, p.source, p.paid_in, p.charge, p.option,
           coalesce((select sum(w.amount) from payments.withdrawals w
                      where w.player_id = ${playerId} and w.method = p.method and w.currency = ${currency}
                        and w.source = p.source and w.status in ('pending', 'processing', 'complete')), 0)::bigint as paid_out
      from (select d.method, case k.kind when 'instrument' then coalesce(d.instrument, '') else '' end as source,
                   sum(d.received)::bigint as paid_in, max(d.created_at) as latest,
                   (array_agg(d.charge_id order by d.created_at desc) filter (where d.charge_id is not null))[1] as charge,
                   (array_agg(d.option order by d.created_at desc))[1] as option
              from payments.deposits d
              left join payments.payout_methods k on k.method = d.method
             where d.player_id = ${playerId} and d.currency = ${currency} and d.status = 'complete'
             group by 1, 2) p
     order by p.latest desc`.execute(db);
  return rows;
}

async function readMethods(db: Database, currency: Currency, country: string | null): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`
    select p.method, m.provider, p.kind, m.title, m.logo_url, m.options, p.usual_minutes, l.min_amount, l.max_amount, l.fee,
           company.min_amount as company_min
      from payments.payout_methods p
      join payments.methods m on m.code = p.method
      join payments.limits_for('withdrawal', ${currency}, ${country}) l on l.method = p.method
      join payments.payout_limits company on company.method = p.method and company.currency = ${currency}
     where p.enabled
     order by m.position`.execute(db);
  return rows;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
const most = (one: bigint, other: bigint) => (one > other ? one : other);

/**
 * Where a player's money can go: back to what it came from, first. Each card, wallet and account can take back what
 * came from it, and above that only what no other one is owed; a method with several cards names the one that is owed.
 * A bank account takes what nothing else can take back; somebody who has paid nothing in has nothing to withdraw to.
 * @param withdrawable minor units that can leave at all.
 */
export async function payoutMethods(
  db: Database,
  player: { playerId: string; currency: Currency; country: string | null },
  withdrawable: bigint,
): Promise<PayoutMethod[]> {
  const paid = await readPaid(db, player.playerId, player.currency);
  if (paid.length === 0) return [];
  const rows = await readMethods(db, player.currency, player.country);
  const shareOf = ({ paid_in: paidIn, paid_out: paidOut }: PaidRow) => most(paidIn - paidOut, 0n);
  // A share that the company can't send back by itself does not hold up the rest. The casino's own minimum frees none:
  // it would open other ways for money that came from a card.
  const owedTo = (row: MethodRow, from: PaidRow) => (shareOf(from) < row.company_min ? 0n : shareOf(from));
  const sources = paid.flatMap((from) => {
    const row = rows.find(({ method }) => method === from.method);
    return row ? [{ row, from, owed: owedTo(row, from) }] : [];
  });
  const owedInAll = sources.reduce((sum, { owed }) => sum + owed, 0n);
  const toMethod = (row: MethodRow, from: PaidRow | undefined, owed: bigint): PayoutMethod => {
    const share = from ? shareOf(from) : 0n;
    const unclaimed = most(withdrawable - (owedInAll - owed), 0n);
    return {
      method: row.method,
      provider: row.provider,
      kind: row.kind,
      currency: player.currency,
      title: row.title,
      logoUrl: row.logo_url,
      option: from?.option ?? null,
      network:
        row.kind === 'coin' ? (row.options.find(({ id }) => id === from?.option)?.title ?? null) : null,
      charge: row.kind === 'instrument' ? (from?.charge ?? null) : null,
      source: from?.source ?? '',
      share,
      min: row.min_amount,
      max: least(row.max_amount, most(least(share, withdrawable), unclaimed)),
      fee: row.fee,
      usualMinutes: row.usual_minutes,
    };
  };
  const owedFirst = sources.toSorted((one, other) => Number(other.owed > 0n) - Number(one.owed > 0n));
  const back = owedFirst
    .filter(({ row }, at) => row.kind !== 'bank' && owedFirst.findIndex((one) => one.row === row) === at)
    .map(({ row, from, owed }) => toMethod(row, from, owed));
  const banks = rows
    .filter(({ kind }) => kind === 'bank')
    .map((row) => {
      const own = sources.find((one) => one.row === row);
      return toMethod(row, own?.from, own?.owed ?? 0n);
    });
  return [...back, ...banks];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What left or waits to leave within the 24 hours before a moment, minor units of a currency: bounds are for a day and for
 * all currencies of a player together, so that several small withdrawals are seen as the large one that they are. Those in
 * other currencies count at the rates that hold now, rounded up. @param besides a withdrawal that is not counted.
 */
export async function sumOfDay(
  db: Database,
  {
    playerId,
    currency,
    at,
    besides,
  }: { playerId: string; currency: Currency; at: Date; besides: string | null },
): Promise<bigint> {
  const since = new Date(at.getTime() - DAY_MS);
  const { rows } = await sql<{ amount: bigint }>`
    with rate as (select distinct on (currency) currency, per_euro from payments.rates order by currency, id desc),
         asked as (select coalesce((select per_euro from rate where currency = ${currency}), 1) as per_euro)
    select coalesce(sum(case w.currency when ${currency} then w.amount
                          else ceil(w.amount * asked.per_euro / coalesce(rate.per_euro, 1)) end), 0)::bigint as amount
      from payments.withdrawals w
     cross join asked
      left join rate on rate.currency = w.currency
     where w.player_id = ${playerId} and w.requested_at > ${since} and w.requested_at <= ${at}
       and w.status in ('pending', 'processing', 'complete') and w.id is distinct from ${besides}::uuid`.execute(
    db,
  );
  return rows[0]?.amount ?? 0n;
}

/**
 * Up to which amount nobody has to decide, and from which one two people do. Minor units. A currency without bounds of its
 * own has those in euros at the rate that holds, rounded down.
 */
export async function payoutRules(
  db: Database,
  currency: Currency,
): Promise<{ automaticUntil: bigint; twoPeopleFrom: bigint }> {
  const { rows } = await sql<{ automatic_until: bigint; two_people_from: bigint }>`
    select automatic_until, two_people_from from payments.payout_rules where currency = ${currency}
    union all
    select trunc(e.automatic_until * r.per_euro)::bigint, trunc(e.two_people_from * r.per_euro)::bigint
      from payments.payout_rules e
      join (select per_euro from payments.rates where currency = ${currency} order by id desc limit 1) r on true
     where e.currency = 'EUR'
       and not exists (select from payments.payout_rules own where own.currency = ${currency})`.execute(db);
  const row = rows[0];
  // Without a rule and without a rate nothing goes by itself, and two people decide about every one.
  return { automaticUntil: row?.automatic_until ?? 0n, twoPeopleFrom: row?.two_people_from ?? 0n };
}

/**
 * Up to which amount nobody has to decide about a player's withdrawals of a day, minor units: what their level has paid out
 * without waiting, where that is more than for everybody, and never what two people decide about.
 * @param loyalty null for who has not been paid before: their level says nothing yet
 */
export async function automaticFor(
  db: Database,
  loyalty: Pick<LoyaltyService, 'instantPayout'> | null,
  { playerId, currency }: Pick<PlayerSession, 'playerId' | 'currency'>,
): Promise<bigint> {
  const [{ automaticUntil, twoPeopleFrom }, own] = await Promise.all([
    payoutRules(db, currency),
    loyalty?.instantPayout(playerId, currency) ?? 0n,
  ]);
  // Without bounds in this currency nothing goes by itself, for nobody.
  if (own <= automaticUntil || twoPeopleFrom === 0n) return automaticUntil;
  return own < twoPeopleFrom ? own : twoPeopleFrom - 1n;
}
