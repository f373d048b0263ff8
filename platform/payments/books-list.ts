import { sql } from 'kysely';
import type { DifferenceClass, DifferenceState, MovementKind } from '@/lib/domain/differences';
import { UUID } from '@/lib/domain/uuid';
import { likePart } from '../kernel/like';
import { countRows } from '../kernel/listing';
import type { Database } from './store';

export const DIFFERENCE_SORTS = ['found', 'moved', 'theirs', 'ours'] as const;

/** What a list of differences keeps to, and its order. */
export interface DifferenceFilter {
  /** Part of the player's address or name, of the company's name for it, or a whole id. */
  text?: string | undefined;
  state?: DifferenceState | undefined;
  class?: DifferenceClass | undefined;
  kind?: MovementKind | undefined;
  /** The money moved at this moment or later. */
  from?: Date | undefined;
  /** It moved before this moment. */
  before?: Date | undefined;
  sort: (typeof DIFFERENCE_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** Amounts are minor units; null where that side has nothing. */
export interface ListedDifference {
  id: string;
  provider: string;
  kind: MovementKind;
  subject: string;
  class: DifferenceClass;
  reference: string;
  theirs: bigint | null;
  theirs_currency: string | null;
  ours: bigint | null;
  ours_currency: string | null;
  ours_status: string | null;
  deposit_id: string | null;
  withdrawal_id: string | null;
  player_id: string | null;
  email: string | null;
  name: string | null;
  surname: string | null;
  moved_at: Date;
  found_at: Date;
  state: DifferenceState;
  ended_at: Date | null;
  closed_by: string | null;
  reason: string | null;
}

function fitting(filter: Omit<DifferenceFilter, 'offset' | 'limit'>) {
  const { text, state, class: which, kind, from, before } = filter;
  const id = text !== undefined && UUID.test(text) ? text.toLowerCase() : null;
  const part = text === undefined || id !== null ? null : likePart(text);
  return sql`
    from payments.differences x
    left join payments.deposits p on p.id = x.deposit_id
    left join payments.withdrawals w on w.id = x.withdrawal_id
    left join identity.player_directory d on d.player_id = coalesce(p.player_id, w.player_id)::uuid
    left join players.player_names n on n.player_id = coalesce(p.player_id, w.player_id)::uuid
   where (${id}::text is null or coalesce(p.player_id, w.player_id) = ${id}::text or x.id = ${id}::uuid
          or x.deposit_id = ${id}::uuid or x.withdrawal_id = ${id}::uuid)
     and (${part}::text is null or d.email ilike ${part}::text or x.their_id ilike ${part}::text
          or concat_ws(' ', n.name, n.surname) ilike ${part}::text)
     and (${state ?? null}::text is null or x.state = ${state ?? null}::text)
     and (${which ?? null}::text is null or x.class = ${which ?? null}::text)
     and (${kind ?? null}::text is null or x.kind = ${kind ?? null}::text)
     and (${from ?? null}::timestamptz is null or x.moved_at >= ${from ?? null}::timestamptz)
     and (${before ?? null}::timestamptz is null or x.moved_at < ${before ?? null}::timestamptz)`;
}

export async function listDifferences(db: Database, filter: DifferenceFilter): Promise<ListedDifference[]> {
  const order = {
    found: sql`x.found_at`,
    moved: sql`x.moved_at`,
    theirs: sql`x.theirs`,
    ours: sql`x.ours`,
  }[filter.sort];
  const direction = filter.descending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<ListedDifference>`
    select x.id, x.provider, x.kind, x.their_id as subject, x.class, x.reference, x.theirs, x.theirs_currency, x.ours,
           x.ours_currency, x.ours_status, x.deposit_id, x.withdrawal_id,
           coalesce(p.player_id, w.player_id) as player_id, d.email, n.name, n.surname, x.moved_at, x.found_at,
           x.state, x.ended_at, x.closed_by, x.reason ${fitting(filter)}
     order by ${order} ${direction}, x.found_at, x.id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countDifferences = (db: Database, filter: DifferenceFilter): Promise<number> =>
  countRows(db, fitting(filter));

export async function openDifferences(db: Database): Promise<{ class: DifferenceClass; count: number }[]> {
  const { rows } = await sql<{ class: DifferenceClass; count: number }>`
    select class, count(*)::integer as count
      from payments.differences where state = 'open' group by class order by class`.execute(db);
  return rows;
}

/** A day's money of one kind and currency on both sides. Minor units. */
export interface DayTotal {
  day: string;
  kind: MovementKind;
  currency: string;
  theirs: bigint;
  theirs_count: number;
  ours: bigint;
  ours_count: number;
  /** Differences of that day's money that are open. */
  open: number;
}

/**
 * Both sides by day (UTC) on which the company says that the money moved, or, where it lists nothing, on which it was
 * booked.
 */
export async function dayTotals(db: Database, since: Date): Promise<DayTotal[]> {
  const { rows } = await sql<DayTotal>`
    with theirs as (
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, kind, currency, sum(amount)::bigint as amount,
             count(*)::integer as number
        from payments.movements where at >= ${since} group by 1, 2, 3
    ), ours as (
      select to_char(coalesce(m.at, o.at) at time zone 'UTC', 'YYYY-MM-DD') as day, o.kind, o.currency,
             sum(o.amount)::bigint as amount, count(*)::integer as number
        from payments.own_movements o
        left join lateral (select min(one.at) as at from payments.movements one
                            where one.provider = o.provider and one.kind = o.kind and one.their_id = o.their_id) m on true
       where o.at >= ${since} and coalesce(m.at, o.at) >= ${since}
       group by 1, 2, 3
    ), differing as (
      select to_char(moved_at at time zone 'UTC', 'YYYY-MM-DD') as day, kind,
             coalesce(theirs_currency, ours_currency) as currency, count(*)::integer as number
        from payments.differences where state = 'open' and moved_at >= ${since} group by 1, 2, 3
    )
    select coalesce(t.day, o.day) as day, coalesce(t.kind, o.kind) as kind, coalesce(t.currency, o.currency) as currency,
           coalesce(t.amount, 0)::bigint as theirs, coalesce(t.number, 0)::integer as theirs_count,
           coalesce(o.amount, 0)::bigint as ours, coalesce(o.number, 0)::integer as ours_count,
           coalesce(x.number, 0)::integer as open
      from theirs t
      full join ours o on o.day = t.day and o.kind = t.kind and o.currency = t.currency
      left join differing x on x.day = coalesce(t.day, o.day) and x.kind = coalesce(t.kind, o.kind)
                           and x.currency = coalesce(t.currency, o.currency)
     order by 1 desc, 2, 3`.execute(db);
  return rows;
}

interface LockedDifference {
  state: DifferenceState;
  kind: MovementKind;
  class: DifferenceClass;
  theirs: bigint | null;
  theirsCurrency: string | null;
  ours: bigint | null;
  oursCurrency: string | null;
  playerId: string | null;
  withdrawalId: string | null;
}

export async function lockDifference(trx: Database, id: string): Promise<LockedDifference | undefined> {
  const { rows } = await sql<LockedDifference>`
    select x.state, x.kind, x.class, x.theirs, x.theirs_currency as "theirsCurrency", x.ours,
           x.ours_currency as "oursCurrency", coalesce(p.player_id, w.player_id) as "playerId",
           x.withdrawal_id as "withdrawalId"
      from payments.differences x
      left join payments.deposits p on p.id = x.deposit_id
      left join payments.withdrawals w on w.id = x.withdrawal_id
     where x.id = ${id}::uuid for update of x`.execute(trx);
  return rows[0];
}

/** Takes from differences about a player why they were closed: operators may have written about a person. */
export async function eraseReasons(db: Database, playerId: string): Promise<void> {
  await sql`
    update payments.differences set reason = 'erased'
     where state = 'closed'
       and (deposit_id in (select id from payments.deposits where player_id = ${playerId})
            or withdrawal_id in (select id from payments.withdrawals where player_id = ${playerId}))`.execute(
    db,
  );
}

export async function closeDifference(
  trx: Database,
  { id, reason, operatorId, at }: { id: string; reason: string; operatorId: string; at: Date },
): Promise<void> {
  await sql`
    update payments.differences set state = 'closed', closed_by = ${operatorId}, reason = ${reason}, ended_at = ${at}
     where id = ${id}::uuid`.execute(trx);
}
