import { sql } from 'kysely';
import type { DepositRefusal } from '@/lib/domain/bonuses';
import type { HitKind, RefusalDecision } from '@/lib/domain/campaigns';
import type { Texts } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { countRows } from '../../kernel/listing';
import type { Db } from '../store';

export interface HitFilter {
  bonusId?: string | undefined;
  playerId?: string | undefined;
  kind?: HitKind | undefined;
  /** Only those that wait for a decision, or only the others. */
  decided?: boolean | undefined;
  offset: number;
  limit: number;
}

/**
 * What a guard has done to a player's bonus, other than refusing it to a second account. Of rounds and stakes all that nobody
 * has decided yet are one, and all that one decision was about.
 */
export interface ListedHit {
  kind: HitKind;
  /** Of the deposit (`deposit`), else of the grant. */
  id: string;
  bonusId: string;
  name: Texts;
  playerId: string;
  email: string | null;
  /** Why a deposit brought no bonus; null for the other kinds. */
  reason: DepositRefusal | null;
  /** Rounds, or stakes; 1 for the other kinds. */
  times: bigint;
  /** Minor units: the deposit, the bonus money, what rounds would have counted, what stakes would have been. */
  amount: bigint;
  currency: Currency;
  at: Date;
  /** What can be decided now: nothing when it was, or when the list of second accounts decides it. */
  decisions: RefusalDecision[];
  decision: RefusalDecision | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  why: string | null;
}

/** What guards have added up, and covered rounds of which the stakes are kept, less what was found to be right. */
const undecided = sql`
  select h.guard as kind, h.grant_id, h.times, h.amount, h.at from bonuses.guard_hits h
  union all
  select 'covering', s.grant_id, count(distinct (s.game_id, s.round_id)), sum(s.counts)::bigint / 100, max(s.covered_at)
    from bonuses.stakes s where s.state = 'covered' group by s.grant_id
  union all
  select d.kind, d.grant_id, -d.times, -d.amount, null from bonuses.hit_decisions d
   where d.kind in ('covering', 'max_bet') and d.decision = 'stands'`;

/** Every hit. Those of one campaign or player alone are looked for where the filter says so. */
const hits = sql`
  select 'deposit' as kind, r.deposit_id as id, r.bonus_id, r.player_id, r.reason, 1::bigint as times,
         coalesce(d.received, 0)::bigint as amount, d.currency, r.at,
         case when r.reason = 'one_per_person' then '{}' else array['stands', 'given'] end as decisions,
         coalesce(r.decision, p.decision) as decision, coalesce(r.decided_by, p.decided_by) as decided_by,
         coalesce(r.decided_at, p.decided_at) as decided_at, coalesce(r.why, p.why) as why
    from bonuses.refusals r
    join payments.bonus_deposits d on d.deposit_id = r.deposit_id
    left join lateral (
      select o.decision, o.decided_by, o.decided_at, o.why from bonuses.refusals o
       where r.reason = 'one_per_person' and o.player_id = r.player_id and o.bonus_id = r.bonus_id
         and o.other_id is not null and o.decision is not null
       order by o.decided_at desc limit 1) p on true
   where r.deposit_id is not null
  union all
  select 'deposit_back', g.id, g.bonus_id, g.player_id, null, 1, g.amount, g.currency, g.ended_at, array['stands', 'given'],
         d.decision, d.decided_by, d.decided_at, d.why
    from bonuses.grants g
    left join bonuses.hit_decisions d on d.grant_id = g.id and d.kind = 'deposit_back'
   where g.end_reason = 'deposit_back'
  union all
  select o.kind, g.id, g.bonus_id, g.player_id, null, o.times, o.amount, g.currency, coalesce(o.at, g.offered_at),
         case when o.kind = 'covering' and g.state = 'active' then array['stands', 'given'] else array['stands'] end,
         null, null, null, null
    from (select c.kind, c.grant_id, sum(c.times)::bigint as times, sum(c.amount)::bigint as amount, max(c.at) as at
            from (${undecided}) c group by c.kind, c.grant_id) o
    join bonuses.grants g on g.id = o.grant_id
   where o.times > 0
  union all
  select d.kind, g.id, g.bonus_id, g.player_id, null, d.times, d.amount, g.currency, d.decided_at, '{}',
         d.decision, d.decided_by, d.decided_at, d.why
    from bonuses.hit_decisions d join bonuses.grants g on g.id = d.grant_id
   where d.kind in ('covering', 'max_bet')`;

function fitting(filter: HitFilter) {
  const [bonusId, playerId] = [filter.bonusId ?? null, filter.playerId ?? null];
  const [kind, decided] = [filter.kind ?? null, filter.decided ?? null];
  return sql`
    from (${hits}) h
   where (${bonusId}::text is null or h.bonus_id = ${bonusId}::text)
     and (${playerId}::uuid is null or h.player_id = ${playerId}::uuid)
     and (${kind}::text is null or h.kind = ${kind}::text)
     and (${decided}::boolean is null
          or case when ${decided}::boolean then h.decision is not null
                  else h.decision is null and h.decisions <> '{}' end)`;
}

/** What waits first, the latest first. */
export async function listHits(db: Db, filter: HitFilter): Promise<ListedHit[]> {
  const { rows } = await sql<ListedHit>`
    select x.kind, x.id::text as id, x.bonus_id as "bonusId", b.name, x.player_id::text as "playerId", p.email, x.reason,
           x.times, x.amount, x.currency, x.at, case when x.decision is null then x.decisions else '{}' end as decisions,
           x.decision, x.decided_by as "decidedBy", x.decided_at as "decidedAt", x.why
      from (select h.* ${fitting(filter)}
             order by h.decision is not null, h.at desc, h.kind, h.id, h.decided_at
            offset ${filter.offset}::bigint limit ${filter.limit}::bigint) x
      join bonuses.definitions b on b.id = x.bonus_id
      left join identity.player_directory p on p.player_id = x.player_id
     order by x.decision is not null, x.at desc, x.kind, x.id, x.decided_at`.execute(db);
  return rows;
}

export const countHits = (db: Db, filter: HitFilter): Promise<number> => countRows(db, fitting(filter));

/** What is decided about hits of a grant. */
export interface HitDecision {
  grantId: string;
  kind: Exclude<HitKind, 'deposit'>;
  decision: RefusalDecision;
  by: string;
  at: Date;
  why: string;
}

export async function addHitDecision(
  trx: Db,
  decided: HitDecision & { times: bigint; amount: bigint },
): Promise<void> {
  await sql`
    insert into bonuses.hit_decisions (grant_id, kind, times, amount, decision, decided_by, decided_at, why)
    values (${decided.grantId}::uuid, ${decided.kind}, ${decided.times}, ${decided.amount}, ${decided.decision},
            ${decided.by}, ${decided.at}, ${decided.why})`.execute(trx);
}

/** What was decided last about a grant; undefined when nothing was. */
export async function lastHitDecision(
  trx: Db,
  grantId: string,
  kind: HitDecision['kind'],
): Promise<RefusalDecision | undefined> {
  const { rows } = await sql<{ decision: RefusalDecision }>`
    select decision from bonuses.hit_decisions where grant_id = ${grantId}::uuid and kind = ${kind}
     order by id desc limit 1`.execute(trx);
  return rows[0]?.decision;
}

/** What waits for a decision of one kind, its sum locked: nobody decides about the same beside it. */
export async function lockCounted(
  trx: Db,
  grantId: string,
  kind: 'covering' | 'max_bet',
): Promise<{ times: bigint; amount: bigint }> {
  await sql`
    select from bonuses.guard_hits where grant_id = ${grantId}::uuid and guard = ${kind} for update`.execute(
    trx,
  );
  const { rows } = await sql<{ times: bigint; amount: bigint }>`
    select coalesce(sum(c.times), 0)::bigint as times, coalesce(sum(c.amount), 0)::bigint as amount
      from (${undecided}) c where c.grant_id = ${grantId}::uuid and c.kind = ${kind}::text`.execute(trx);
  return rows[0] ?? { times: 0n, amount: 0n };
}

/** Closes the covered rounds of a grant that nobody has decided about. @returns how many, and what they count, hundredths of minor units */
export async function decideCovered(
  trx: Db,
  grantId: string,
  decision: RefusalDecision,
): Promise<{ rounds: bigint; counts: bigint }> {
  const { rows } = await sql<{ rounds: bigint; counts: bigint }>`
    with decided as (
      update bonuses.stakes s
         set is_decided = true, state = case when ${decision === 'given'} then 'settled' else s.state end
       where s.grant_id = ${grantId}::uuid and s.state = 'covered' and not s.is_decided
      returning s.game_id, s.round_id, s.counts
    )
    select count(distinct (game_id, round_id)) as rounds, coalesce(sum(counts), 0)::bigint as counts from decided`.execute(
    trx,
  );
  return rows[0] ?? { rounds: 0n, counts: 0n };
}

/** A deposit that came without its bonus, and what was decided. */
export interface RefusedDeposit {
  playerId: string;
  bonusId: string;
  reason: DepositRefusal;
  currency: Currency;
  decision: RefusalDecision | null;
}

export async function depositRefusal(db: Db, depositId: string): Promise<RefusedDeposit | undefined> {
  const { rows } = await sql<RefusedDeposit>`
    select r.player_id::text as "playerId", r.bonus_id as "bonusId", r.reason, d.currency, r.decision
      from bonuses.refusals r join payments.bonus_deposits d on d.deposit_id = r.deposit_id
     where r.deposit_id = ${depositId}::uuid`.execute(db);
  return rows[0];
}

export async function decideDepositRefusal(
  trx: Db,
  decided: Omit<HitDecision, 'grantId' | 'kind'> & { depositId: string },
): Promise<void> {
  await sql`
    update bonuses.refusals
       set decision = ${decided.decision}, decided_by = ${decided.by}, decided_at = ${decided.at}, why = ${decided.why}
     where deposit_id = ${decided.depositId}::uuid`.execute(trx);
}

/** A deposit for a bonus that stays. */
export interface StandingDeposit {
  currency: Currency;
  /** Minor units. */
  credited: bigint;
  begunAs: string;
}

export async function standingDeposit(trx: Db, depositId: string): Promise<StandingDeposit | undefined> {
  const { rows } = await sql<StandingDeposit>`
    select currency, coalesce(received, 0)::bigint as credited, begun_as::text as "begunAs" from payments.bonus_deposits
     where deposit_id = ${depositId}::uuid and status = 'complete'`.execute(trx);
  return rows[0];
}

/** The deposit that a grant's player began for it; null for one that no deposit set off. */
export async function depositOfGrant(trx: Db, grantId: string): Promise<string | null> {
  const { rows } = await sql<{ begunAs: string | null }>`
    select substring(trigger_key from '^deposit:(.*)$') as "begunAs" from bonuses.grants
     where id = ${grantId}::uuid`.execute(trx);
  return rows[0]?.begunAs ?? null;
}
