import { sql } from 'kysely';
import type { Campaign, Db } from '../store';

/** Fewer bonuses that have ended do not say what another one costs. */
export const FEW = 30;

/** Of which bonuses the cost is known: of the campaign, of campaigns of its type, or of all; the first of which there are enough. */
export const COST_SCOPES = ['campaign', 'type', 'all'] as const;
export type CostScope = (typeof COST_SCOPES)[number];

/** What bonuses have cost of what they were worth. */
export interface CostRate {
  scope: CostScope;
  /** How many bonuses that is known of. */
  ended: number;
  rate: number;
  /** Standard error of the rate. */
  error: number;
}

interface Sums {
  scope: CostScope;
  ended: number;
  players: number;
  cost: number;
  worth: number;
  costs: number;
  both: number;
  worths: number;
}

/**
 * The sum of costs by the sum of worths, since a forecast multiplies it with a sum of worths: a mean of single rates would let a
 * bonus of 1.00 weigh as much as one of 100.00. A player's bonuses are one observation, as they are like each other.
 * Linearised, as usual for a ratio of sums.
 */
function rateOf({ scope, ended, players, cost, worth, costs, both, worths }: Sums): CostRate {
  const rate = worth > 0 ? cost / worth : 0;
  const squares = Math.max(0, costs - 2 * rate * both + rate * rate * worths);
  const error = players > 1 && worth > 0 ? Math.sqrt((players / (players - 1)) * squares) / worth : 0;
  return { scope, ended, rate, error };
}

/**
 * What bonuses of the last year came to cost; one that nobody took cost nothing. Only such count as must have ended by now,
 * however they went: those that end early would else be too many among them, and of these most were lost or turned down.
 */
export async function costRate(
  db: Db,
  { id, type }: Pick<Campaign, 'id' | 'type'>,
  { from, now }: { from: Date; now: Date },
): Promise<CostRate> {
  const { rows } = await sql<Sums>`
    with known as (
      select g.id, g.player_id, g.bonus_id, b.type, (g.amount + g.free_spins * g.free_spin_bet)::double precision as worth
        from bonuses.grants g join bonuses.definitions b on b.id = g.bonus_id
       where g.offered_at >= ${from} and g.ended_at is not null and g.amount + g.free_spins * g.free_spin_bet > 0
         and g.offered_at + make_interval(hours => b.offer_hours + g.hours_to_live) <= ${now}
    ), moved as (
      select s.grant_id, sum(case s.step when 'activated' then s.amount else -s.amount end)::double precision as cost
        from bonuses.steps s join known k on k.id = s.grant_id
       where s.step in ('activated', 'burned', 'late_burned') group by s.grant_id
    ), scoped as (
      select n.scope, k.player_id, k.worth, coalesce(m.cost, 0) + coalesce(p.spins_won, 0) as cost
        from known k
        left join moved m on m.grant_id = k.id
        left join bonuses.played p on p.grant_id = k.id
        join (values (1, 'campaign'), (2, 'type'), (3, 'all')) as n (place, scope)
          on n.place = 3 or (n.place = 2 and k.type = ${type}) or (n.place = 1 and k.bonus_id = ${id})
    ), of_players as (
      select scope, count(*) as ended, sum(cost) as cost, sum(worth) as worth from scoped group by scope, player_id
    )
    select scope, sum(ended)::integer as ended, count(*)::integer as players, sum(cost) as cost, sum(worth) as worth,
           sum(cost * cost) as costs, sum(cost * worth) as both, sum(worth * worth) as worths
      from of_players group by scope`.execute(db);
  const enough = COST_SCOPES.map((scope) => rows.find((row) => row.scope === scope)).find(
    (row) => row !== undefined && row.ended >= FEW,
  );
  const all = enough ?? rows.find(({ scope }) => scope === 'all');
  return all ? rateOf(all) : { scope: 'all', ended: 0, rate: 0, error: 0 };
}
