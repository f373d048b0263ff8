import { sql } from 'kysely';
import type { DifferenceClass, MovementKind } from '@/lib/domain/differences';
import { UUID } from '@/lib/domain/uuid';
import type { MovementPage } from './provider';
import type { Database } from './store';

/** Where reading a company's list stands. */
export interface Reading {
  provider: string;
  cursor: string | null;
  /** Whether the company keeps such a list. */
  listed: boolean;
  read_at: Date | null;
  tried_at: Date;
  problem: string | null;
}

export async function readings(db: Database): Promise<Reading[]> {
  const { rows } = await sql<Reading>`
    select provider, cursor, listed, read_at, tried_at, problem
      from payments.movement_cursors order by provider`.execute(db);
  return rows;
}

export async function cursorOf(db: Database, provider: string): Promise<string | null> {
  const { rows } = await sql<{ cursor: string | null }>`
    select cursor from payments.movement_cursors where provider = ${provider}`.execute(db);
  return rows[0]?.cursor ?? null;
}

/** How a company's list could be read, without a place in it that is new. */
export async function noteTry(
  db: Database,
  { provider, listed, problem, at }: { provider: string; listed: boolean; problem: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into payments.movement_cursors (provider, listed, problem, tried_at)
    values (${provider}, ${listed}, ${problem}, ${at})
    on conflict (provider) do update
       set listed = excluded.listed, problem = excluded.problem, tried_at = excluded.tried_at`.execute(db);
}

/** Goes back to the beginning of the list: what was read is known by its id. */
export async function forgetCursor(db: Database, provider: string): Promise<void> {
  await sql`update payments.movement_cursors set cursor = null where provider = ${provider}`.execute(db);
}

/**
 * Writes down a part of the list and the place after it, together.
 * @param after the place that it was asked from.
 * @returns false when another instance has gone on from there meanwhile: nothing is written then.
 */
export async function takePage(
  trx: Database,
  { provider, after, page, at }: { provider: string; after: string | null; page: MovementPage; at: Date },
): Promise<boolean> {
  await sql`
    insert into payments.movement_cursors (provider, tried_at) values (${provider}, ${at})
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ cursor: string | null }>`
    select cursor from payments.movement_cursors where provider = ${provider} for update`.execute(trx);
  if ((rows[0]?.cursor ?? null) !== after) return false;
  for (const { id, kind, subject, reference, amount, currency, at: moved } of page.movements) {
    await sql`
      insert into payments.movements (provider, movement_id, kind, their_id, reference, amount, currency, at, read_at)
      values (${provider}, ${id}, ${kind}, ${subject}, ${reference}, ${amount}, ${currency}, ${moved}, ${at})
      on conflict do nothing`.execute(trx);
  }
  await sql`
    update payments.movement_cursors
       set cursor = ${page.next}, listed = true, problem = null, tried_at = ${at},
           read_at = case when ${page.more} then read_at else ${at}::timestamptz end
     where provider = ${provider}`.execute(trx);
  return true;
}

/** Everything that a company lists about one thing, beside what is booked of it. Amounts are minor units. */
export interface Compared {
  kind: MovementKind;
  subject: string;
  reference: string;
  theirs: bigint;
  theirs_currency: string;
  moved_at: Date;
  /** When the latest of it that has not agreed was read; for what is not listed, when it was booked. */
  news_at: Date;
  ours: bigint | null;
  ours_currency: string | null;
  /** How the deposit or withdrawal stands that it belongs to; null when there is none. */
  ours_status: string | null;
  refund_due: boolean;
  deposit_id: string | null;
  withdrawal_id: string | null;
}

/** A company's reference as our id, where it is one: a text would be looked for through the whole table. */
const ourId = sql`case when t.reference ~* ${UUID.source} then t.reference::uuid end`;

/** What is to be compared now, the longest ago first: what does not agree yet, and was not closed as it stands. */
export async function toCompare(
  db: Database,
  { provider, before, limit }: { provider: string; before: Date; limit: number },
): Promise<Compared[]> {
  const { rows } = await sql<Compared>`
    with due as (
      select kind, their_id, min(compared_at) as compared_at
        from payments.movements m
       where m.provider = ${provider} and m.agreed_at is null and (m.compared_at is null or m.compared_at < ${before})
         and not exists (
           select from payments.differences c
            cross join lateral (
              select sum(t.amount)::bigint as amount, min(t.currency) as currency from payments.movements t
               where t.provider = m.provider and t.kind = m.kind and t.their_id = m.their_id) theirs
            cross join lateral (
              select sum(o.amount)::bigint as amount, min(o.currency) as currency from payments.own_movements o
               where o.provider = m.provider and o.kind = m.kind and o.their_id = m.their_id) ours
            where c.provider = m.provider and c.kind = m.kind and c.their_id = m.their_id and c.state = 'closed'
              and (c.theirs, c.theirs_currency, c.ours, c.ours_currency)
                  is not distinct from (theirs.amount, theirs.currency, ours.amount, ours.currency))
       group by kind, their_id
       order by min(compared_at) nulls first, kind, their_id
       limit ${limit}
    )
    select t.kind, t.their_id as subject, t.reference, t.theirs, t.theirs_currency, t.moved_at, t.news_at, o.ours,
           o.ours_currency,
           coalesce(d.status, w.status) as ours_status, coalesce(d.refund_due, false) as refund_due,
           d.id as deposit_id, w.id as withdrawal_id
      from due
      cross join lateral (
        select m.kind, m.their_id, min(m.reference) as reference, sum(m.amount)::bigint as theirs,
               min(m.currency) as theirs_currency, min(m.at) as moved_at,
               max(m.read_at) filter (where m.agreed_at is null) as news_at
          from payments.movements m
         where m.provider = ${provider} and m.kind = due.kind and m.their_id = due.their_id
         group by m.kind, m.their_id) t
      left join lateral (
        select sum(o.amount)::bigint as ours, min(o.currency) as ours_currency
          from payments.own_movements o
         where o.provider = ${provider} and o.kind = due.kind and o.their_id = due.their_id
        having count(*) > 0) o on true
      left join lateral (
        select one.id, one.status, one.refund_due
          from (select c.* from payments.deposits c where c.provider = ${provider} and c.charge_id = t.their_id
                union all
                select c.* from payments.deposits c where c.id = ${ourId}) one
         where t.kind in ('payment', 'refund', 'chargeback', 'bank_money')
         order by one.late_of is null, one.further_of is not null limit 1) d on true
      left join lateral (
        select one.id, one.status
          from (select c.* from payments.withdrawals c where c.provider = ${provider} and c.payout_id = t.their_id
                union all
                select c.* from payments.withdrawals c where c.id = ${ourId}) one
         where t.kind in ('payout', 'payout_return')
         limit 1) w on true
     order by due.compared_at nulls first, t.kind, t.their_id`.execute(db);
  return rows;
}

/** What is booked and not listed, of what was booked between two moments. @param since both are moments of ours. */
export async function findUnlisted(
  db: Database,
  { provider, since, before }: { provider: string; since: Date; before: Date },
): Promise<Compared[]> {
  const { rows } = await sql<Omit<Compared, 'theirs' | 'theirs_currency' | 'refund_due'>>`
    select o.kind, o.their_id as subject, min(o.reference) as reference, sum(o.amount)::bigint as ours,
           min(o.currency) as ours_currency, min(o.at) as moved_at, min(o.at) as news_at,
           min(coalesce(d.status, w.status)) as ours_status, min(o.deposit_id::text)::uuid as deposit_id, min(o.withdrawal_id::text)::uuid as withdrawal_id
      from payments.own_movements o
      left join payments.deposits d on d.id = o.deposit_id
      left join payments.withdrawals w on w.id = o.withdrawal_id
     where o.provider = ${provider} and o.at >= ${since} and o.at < ${before}
       and not exists (select from payments.movements m
                        where m.provider = o.provider and m.their_id = o.their_id
                          and (m.kind = o.kind or (m.kind in ('refund', 'chargeback') and o.kind in ('refund', 'chargeback'))))
     group by o.kind, o.their_id`.execute(db);
  return rows.map((row) => ({ ...row, theirs: 0n, theirs_currency: '', refund_due: false }));
}

/**
 * Looks again at what agreed once: what was booked between two moments may have changed our sum since. What was booked
 * after them may stand in no list yet. @returns of how much the sums differ now; it is compared again.
 */
export async function reopenChanged(
  db: Database,
  { provider, since, before }: { provider: string; since: Date; before: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with changed as (
      select touched.kind, touched.their_id
        from (select distinct o.kind, o.their_id from payments.own_movements o
               where o.provider = ${provider} and o.at >= ${since}) touched
       cross join lateral (
         select sum(o.amount)::bigint as amount, min(o.currency) as currency, max(o.at) as at
           from payments.own_movements o
          where o.provider = ${provider} and o.kind = touched.kind and o.their_id = touched.their_id) ours
       cross join lateral (
         select sum(m.amount)::bigint as amount, min(m.currency) as currency, bool_and(m.agreed_at is not null) as agreed
           from payments.movements m
          where m.provider = ${provider} and m.kind = touched.kind and m.their_id = touched.their_id) theirs
       where theirs.agreed and ours.at < ${before}
         and (ours.amount, ours.currency) is distinct from (theirs.amount, theirs.currency)
    )
    update payments.movements m set agreed_at = null
      from changed
     where m.provider = ${provider} and m.kind = changed.kind and m.their_id = changed.their_id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Notes a difference, or what of one that is open has changed. @returns whether it is new, or open again. */
export async function noteDifference(
  trx: Database,
  provider: string,
  one: Compared,
  which: DifferenceClass,
  at: Date,
): Promise<boolean> {
  const isUnlisted = which === 'missing_there';
  await sql`
    update payments.differences set state = 'resolved', ended_at = ${at}
     where provider = ${provider} and kind = ${one.kind} and their_id = ${one.subject} and class <> ${which}
       and state = 'open'`.execute(trx);
  const { rows } = await sql<{ is_new: boolean }>`
    insert into payments.differences (provider, kind, their_id, class, reference, theirs, theirs_currency, ours,
                                      ours_currency, ours_status, deposit_id, withdrawal_id, moved_at, found_at)
    values (${provider}, ${one.kind}, ${one.subject}, ${which}, ${one.reference},
            ${isUnlisted ? null : one.theirs}, ${isUnlisted ? null : one.theirs_currency}, ${one.ours},
            ${one.ours_currency}, ${one.ours_status}, ${one.deposit_id}, ${one.withdrawal_id}, ${one.moved_at}, ${at})
    on conflict (provider, kind, their_id, class) do update
       set theirs = excluded.theirs, theirs_currency = excluded.theirs_currency, ours = excluded.ours,
           ours_currency = excluded.ours_currency, ours_status = excluded.ours_status,
           deposit_id = excluded.deposit_id, withdrawal_id = excluded.withdrawal_id, state = 'open', ended_at = null,
           closed_by = null, reason = null,
           found_at = case when differences.state = 'open' then differences.found_at else excluded.found_at end
     where differences.state <> 'closed'
        or (differences.theirs, differences.theirs_currency, differences.ours, differences.ours_currency)
           is distinct from (excluded.theirs, excluded.theirs_currency, excluded.ours, excluded.ours_currency)
    returning found_at = ${at} as is_new`.execute(trx);
  return rows[0]?.is_new ?? false;
}

/** Both sides say the same: what differed about it is resolved. */
export async function noteAgreement(
  trx: Database,
  provider: string,
  { kind, subject }: Pick<Compared, 'kind' | 'subject'>,
  at: Date,
): Promise<void> {
  await sql`
    update payments.movements set agreed_at = ${at}, compared_at = ${at}
     where provider = ${provider} and kind = ${kind} and their_id = ${subject}`.execute(trx);
  await sql`
    update payments.differences set state = 'resolved', ended_at = ${at}
     where provider = ${provider} and kind = ${kind} and their_id = ${subject} and state = 'open'`.execute(
    trx,
  );
}

export async function noteCompared(
  trx: Database,
  provider: string,
  { kind, subject }: Pick<Compared, 'kind' | 'subject'>,
  at: Date,
): Promise<void> {
  await sql`
    update payments.movements set compared_at = ${at}
     where provider = ${provider} and kind = ${kind} and their_id = ${subject}`.execute(trx);
}
