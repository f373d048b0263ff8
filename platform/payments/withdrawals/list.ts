import { sql } from 'kysely';
import type { RiskSignal, WithdrawalRejection, WithdrawalStatus } from '@/lib/domain/withdrawals';
import { ADVERTISED_MINUTES } from '@/lib/domain/withdrawals';
import { UUID } from '@/lib/domain/uuid';
import type { Currency } from '@/lib/money/money';
import { likePart } from '../../kernel/like';
import { countRows } from '../../kernel/listing';
import type { Database } from './store';

export const WITHDRAWAL_SORTS = ['requested', 'amount', 'email', 'status'] as const;

/** What a list of withdrawals keeps to, and its order. */
export interface WithdrawalFilter {
  /** Part of the player's address or name, the whole id, or the withdrawal's number. */
  text?: string | undefined;
  status?: WithdrawalStatus | undefined;
  currency?: Currency | undefined;
  /** Asked for at this moment or later. */
  from?: Date | undefined;
  /** Asked for before this moment. */
  before?: Date | undefined;
  sort: (typeof WITHDRAWAL_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** Amounts are minor units. */
export interface ListedWithdrawal {
  id: string;
  number: bigint;
  player_id: string;
  email: string | null;
  name: string | null;
  surname: string | null;
  country: string | null;
  method: string;
  title: string;
  destination: string | null;
  amount: bigint;
  fee: bigint;
  currency: Currency;
  status: WithdrawalStatus;
  exception: string | null;
  signals: RiskSignal[];
  rejection: WithdrawalRejection | null;
  decided_by: string | null;
  requested_at: Date;
  decided_at: Date | null;
  sent_at: Date | null;
  paid_at: Date | null;
  ended_at: Date | null;
}

/** Told as it is now: it may have become owed since, or have been collected. */
const OWES = sql`w.status = 'pending' and exists (select from payments.deposits o
                                                   where o.player_id = w.player_id and o.refund_due)`;
const NUMBER = /^W?-?(\d{5,15})$/i;

function fitting({ text, status, currency, from, before }: Omit<WithdrawalFilter, 'offset' | 'limit'>) {
  const number = text === undefined ? null : (NUMBER.exec(text)?.[1] ?? null);
  const id = text !== undefined && UUID.test(text) ? text.toLowerCase() : null;
  const part = text === undefined || id !== null || number !== null ? null : likePart(text);
  return sql`
    from payments.withdrawals w
    join payments.methods m on m.code = w.method
    left join identity.player_directory d on d.player_id = w.player_id::uuid
    left join players.player_names n on n.player_id = w.player_id::uuid
   where (${number}::bigint is null or w.number = ${number}::bigint)
     and (${id}::text is null or w.player_id = ${id}::text or w.id = ${id}::uuid)
     and (${part}::text is null or d.email ilike ${part}::text or concat_ws(' ', n.name, n.surname) ilike ${part}::text)
     and (${status ?? null}::text is null or w.status = ${status ?? null}::text)
     and (${currency ?? null}::text is null or w.currency = ${currency ?? null}::text)
     and (${from ?? null}::timestamptz is null or w.requested_at >= ${from ?? null}::timestamptz)
     and (${before ?? null}::timestamptz is null or w.requested_at < ${before ?? null}::timestamptz)`;
}

export async function listWithdrawals(db: Database, filter: WithdrawalFilter): Promise<ListedWithdrawal[]> {
  const order = {
    requested: sql`w.requested_at`,
    amount: sql`w.amount`,
    email: sql`d.email`,
    status: sql`w.status`,
  }[filter.sort];
  const direction = filter.descending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<ListedWithdrawal>`
    select w.id, w.number, w.player_id, d.email, n.name, n.surname, d.country, w.method, m.title, w.destination,
           w.amount, w.fee, w.currency, w.status, w.exception, w.rejection, w.decided_by, w.requested_at,
           w.decided_at, w.sent_at, w.paid_at, w.ended_at,
           w.signals || case when ${OWES} then '{refund_owed}'::text[] else '{}'::text[] end as signals ${fitting(filter)}
     order by ${order} ${direction}, w.requested_at, w.id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countWithdrawals = (db: Database, filter: WithdrawalFilter): Promise<number> =>
  countRows(db, fitting(filter));

/** How long payment took of what was paid since a moment, against what is advertised. */
export interface PaidTimes {
  paid: number;
  /** From asking to being paid; null when nothing was. */
  medianSeconds: number | null;
  /** How many of them within the advertised time. */
  within: number;
  /** How many wait or are on their way for longer than that: they are late, whenever they will be paid. */
  overdue: number;
}

export async function measurePaid(
  db: Database,
  { since, now }: { since: Date; now: Date },
): Promise<PaidTimes> {
  const { rows } = await sql<PaidTimes>`
    select count(*)::integer as paid,
           (percentile_cont(0.5) within group (order by extract(epoch from paid_at - requested_at)))::float8 as "medianSeconds",
           (count(*) filter (where paid_at - requested_at <= make_interval(mins => ${ADVERTISED_MINUTES}::integer)))::integer as within,
           (select count(*) from payments.withdrawals o
             where o.status in ('pending', 'processing')
               and o.requested_at < ${now}::timestamptz - make_interval(mins => ${ADVERTISED_MINUTES}::integer))::integer as overdue
      from payments.withdrawals where paid_at >= ${since}`.execute(db);
  return rows[0] ?? { paid: 0, medianSeconds: null, within: 0, overdue: 0 };
}

/** How many wait for a decision, and what they hold. */
export async function waitingSums(
  db: Database,
): Promise<{ currency: Currency; waiting: number; held: bigint }[]> {
  const { rows } = await sql<{ currency: Currency; waiting: number; held: bigint }>`
    select currency, count(*)::integer as waiting, sum(amount)::bigint as held
      from payments.withdrawals where status = 'pending' group by currency order by currency`.execute(db);
  return rows;
}

/** What each method is called, and how long it usually takes. */
export async function methodWords(
  db: Database,
): Promise<Map<string, { title: string; logoUrl: string | null; usualMinutes: number }>> {
  const { rows } = await sql<{
    method: string;
    title: string;
    logo_url: string | null;
    usual_minutes: number;
  }>`
    select p.method, m.title, m.logo_url, p.usual_minutes
      from payments.payout_methods p join payments.methods m on m.code = p.method`.execute(db);
  return new Map(
    rows.map(({ method, title, logo_url: logoUrl, usual_minutes: usualMinutes }) => [
      method,
      { title, logoUrl, usualMinutes },
    ]),
  );
}

export interface WithdrawalStep {
  from: string | null;
  to: string;
  cause: string;
  at: Date;
}

export async function readSteps(db: Database, id: string): Promise<WithdrawalStep[]> {
  const { rows } = await sql<WithdrawalStep>`
    select from_status as "from", to_status as "to", cause, at
      from payments.withdrawal_changes where withdrawal_id = ${id} order by withdrawal_changes.id`.execute(
    db,
  );
  return rows;
}

/** A deposit, as it stands beside a withdrawal. Amounts are minor units. */
export interface RecentDeposit {
  id: string;
  method: string;
  amount: bigint;
  received: bigint | null;
  status: string;
  created_at: Date;
}

export async function recentDeposits(
  db: Database,
  { playerId, currency, limit }: { playerId: string; currency: Currency; limit: number },
): Promise<RecentDeposit[]> {
  const { rows } = await sql<RecentDeposit>`
    select id, method, amount, received, status, created_at from payments.deposits
     where player_id = ${playerId} and currency = ${currency} order by created_at desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A withdrawal as its player takes it away; amounts are minor units. */
export interface OwnWithdrawal {
  id: string;
  number: bigint;
  method: string;
  destination: string | null;
  amount: bigint;
  fee: bigint;
  currency: Currency;
  status: WithdrawalStatus;
  rejection: WithdrawalRejection | null;
  createdAt: Date;
  decidedAt: Date | null;
  sentAt: Date | null;
  paidAt: Date | null;
  endedAt: Date | null;
}

/** Every withdrawal of a player, the oldest first, a page at a time. */
export async function readOwnWithdrawals(
  db: Database,
  playerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<OwnWithdrawal[]> {
  const { rows } = await sql<OwnWithdrawal>`
    select id, number, method, destination, amount, fee, currency, status, rejection, requested_at as "createdAt",
           decided_at as "decidedAt", sent_at as "sentAt", paid_at as "paidAt", ended_at as "endedAt"
      from payments.withdrawals where player_id = ${playerId} order by requested_at, id
     limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** Takes from a player's withdrawals where they went; what is on its way has ended long before. */
export async function eraseDestinations(db: Database, playerId: string): Promise<void> {
  await sql`
    update payments.withdrawals set payout_request = null, destination = null, destination_print = null,
           source = '', name_match = null
     where player_id = ${playerId}
       and (payout_request is not null or destination is not null or destination_print is not null
            or source <> '' or name_match is not null)`.execute(db);
}
