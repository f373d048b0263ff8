import { sql } from 'kysely';
import type { BonusTag } from '@/lib/domain/bonuses';
import type { CampaignState } from '@/lib/domain/campaigns';
import type { Texts } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { countRows } from '../../kernel/listing';
import type { Db } from '../store';

export const CAMPAIGN_SORTS = ['changed', 'name', 'type', 'starts', 'ends'] as const;

export interface CampaignFilter {
  /** Part of the name, the id or the promo code. */
  text?: string | undefined;
  state?: CampaignState | undefined;
  type?: number | undefined;
  tag?: BonusTag | undefined;
  sort: (typeof CAMPAIGN_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** A campaign as a list shows it. */
export interface ListedCampaign {
  id: string;
  name: Texts;
  tag: BonusTag;
  type: number;
  promocode: string | null;
  state: CampaignState;
  startsAt: Date | null;
  endsAt: Date | null;
  changedAt: Date;
  /** By currency: what its grants may be worth together, and what they are; null is no bound. Minor units. */
  budgets: Partial<Record<Currency, { most: number | null; used: number }>>;
}

/** How a campaign stands, beside its rules. */
export interface Standing {
  state: CampaignState;
  revision: number;
  changedAt: Date;
  /** When it was started first; null for a draft. */
  begunAt: Date | null;
  used: ListedCampaign['budgets'];
}

/** What came of a campaign in a currency. Money in minor units. */
export interface CampaignSums {
  bonusId: string;
  currency: Currency;
  given: number;
  /** Offers that nobody has answered, and those in queues. */
  waiting: number;
  active: number;
  /** Activated by their players, whatever became of them. */
  taken: number;
  completed: number;
  cancelled: number;
  expired: number;
  forfeited: number;
  /** Bonus money that was given at the activation. */
  bonusMoney: bigint;
  /** Bonus money that went back to the house. */
  burned: bigint;
  /** Bonus money that became real money. */
  converted: bigint;
  /** Under its grants, real and bonus money together; less what was given back. */
  staked: bigint;
  won: bigint;
  /** By free spins, for which nothing is staked. */
  spinsWon: bigint;
}

const BUDGETS = sql`
  coalesce((select jsonb_object_agg(a.currency, jsonb_build_object('most', a.budget, 'used', a.granted))
              from bonuses.amounts a where a.bonus_id = b.id), '{}'::jsonb)`;
const stateAt = (now: Date) => sql`
  case when b.begun_at is null then 'draft' when b.ends_at <= ${now}::timestamptz then 'ended'
       when b.active then 'running' else 'paused' end`;

function fitting(filter: CampaignFilter, now: Date) {
  const { text = '' } = filter;
  const [state, type, tag] = [filter.state ?? null, filter.type ?? null, filter.tag ?? null];
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`
    from bonuses.definitions b
   where (${text} = '' or b.id ilike ${part} or b.promocode ilike ${part} or b.name ->> 'en' ilike ${part})
     and (${state}::text is null or ${stateAt(now)} = ${state}::text)
     and (${type}::smallint is null or b.type = ${type}::smallint)
     and (${tag}::text is null or b.tag = ${tag}::text)`;
}

export async function listCampaigns(db: Db, filter: CampaignFilter, now: Date): Promise<ListedCampaign[]> {
  const order = {
    changed: sql`b.changed_at`,
    name: sql`lower(b.name ->> 'en')`,
    type: sql`b.type`,
    starts: sql`coalesce(b.starts_at, b.begun_at)`,
    ends: sql`b.ends_at`,
  }[filter.sort];
  const direction = filter.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<ListedCampaign>`
    select b.id, b.name, b.tag, b.type, b.promocode, ${stateAt(now)} as state, b.starts_at as "startsAt",
           b.ends_at as "endsAt", b.changed_at as "changedAt",
           ${BUDGETS} as budgets
           ${fitting(filter, now)}
     order by ${order} ${direction} nulls last, b.id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

/** How a campaign stands; undefined for none of this id. */
export async function standingOf(db: Db, id: string, now: Date): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select ${stateAt(now)} as state, b.revision, b.changed_at as "changedAt", b.begun_at as "begunAt", ${BUDGETS} as used
      from bonuses.definitions b where b.id = ${id}`.execute(db);
  return rows[0];
}

export const countCampaigns = (db: Db, filter: CampaignFilter, now: Date): Promise<number> =>
  countRows(db, fitting(filter, now));

/** What came of campaigns, by currency; nothing for one that nobody was given. */
export async function sumsOf(db: Db, bonusIds: readonly string[]): Promise<CampaignSums[]> {
  const { rows } = await sql<CampaignSums>`
    with moved as (
      select s.grant_id,
             sum(s.amount) filter (where s.step = 'activated') as credited,
             sum(s.amount) filter (where s.step in ('burned', 'late_burned')) as burned,
             sum(s.amount) filter (where s.step in ('converted', 'late_converted')) as converted
        from bonuses.steps s join bonuses.grants g on g.id = s.grant_id
       where g.bonus_id = any (${[...bonusIds]}::text[])
         and s.step in ('activated', 'burned', 'late_burned', 'converted', 'late_converted')
       group by s.grant_id
    )
    select g.bonus_id as "bonusId", g.currency,
           count(*)::integer as given,
           (count(*) filter (where g.state in ('pending', 'queued')))::integer as waiting,
           (count(*) filter (where g.state = 'active'))::integer as active,
           (count(*) filter (where g.activated_at is not null))::integer as taken,
           (count(*) filter (where g.state = 'completed'))::integer as completed,
           (count(*) filter (where g.state = 'cancelled'))::integer as cancelled,
           (count(*) filter (where g.state = 'expired'))::integer as expired,
           (count(*) filter (where g.state = 'forfeited'))::integer as forfeited,
           coalesce(sum(m.credited), 0)::bigint as "bonusMoney",
           coalesce(sum(m.burned), 0)::bigint as burned,
           coalesce(sum(m.converted), 0)::bigint as converted,
           coalesce(sum(p.staked), 0)::bigint as staked,
           coalesce(sum(p.won), 0)::bigint as won,
           coalesce(sum(p.spins_won), 0)::bigint as "spinsWon"
      from bonuses.grants g
      left join moved m on m.grant_id = g.id
      left join bonuses.played p on p.grant_id = g.id
     where g.bonus_id = any (${[...bonusIds]}::text[])
     group by g.bonus_id, g.currency
     order by g.bonus_id, g.currency`.execute(db);
  return rows;
}

/**
 * What a campaign costs and does. Cost: the money that it gave, wins of free spins included, less what came back to the
 * house. NGR effect: stakes less wins of play under its grants, less the cost.
 */
export function effectOf({
  bonusMoney,
  burned,
  staked,
  won,
  spinsWon,
}: Pick<CampaignSums, 'bonusMoney' | 'burned' | 'staked' | 'won' | 'spinsWon'>) {
  const cost = bonusMoney + spinsWon - burned;
  const ggr = staked - won;
  return { cost, ggr, ngrEffect: ggr - cost };
}
