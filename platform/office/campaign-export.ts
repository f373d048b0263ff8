import type { Kysely } from 'kysely';
import { BONUS_TYPES } from '@/lib/domain/bonuses';
import type { CampaignFilter, CampaignWithSums } from '../bonuses/service';
import type { Listing } from '../kernel/listing';
import { presentResults } from './campaign-schemas';
import { exportTable, type Taker } from './export';
import { allRows } from './list-kit';

type Filter = Omit<CampaignFilter, 'offset' | 'limit'>;

const linesOf = ({ sums, ...campaign }: CampaignWithSums) =>
  sums.map((one) => ({
    ...campaign,
    ...presentResults(one),
    budget: campaign.budgets[one.currency]?.most ?? null,
  }));
type Line = ReturnType<typeof linesOf>[number];

const COLUMNS: Readonly<Record<string, (line: Line) => string | number | null>> = {
  campaign: ({ id }) => id,
  name: ({ name }) => name.en,
  tag: ({ tag }) => tag,
  type: ({ type }) => BONUS_TYPES[type] ?? type,
  promocode: ({ promocode }) => promocode,
  state: ({ state }) => state,
  starts: ({ startsAt }) => startsAt?.toISOString() ?? null,
  ends: ({ endsAt }) => endsAt?.toISOString() ?? null,
  currency: ({ currency }) => currency,
  given: ({ given }) => given,
  taken: ({ taken }) => taken,
  completed: ({ completed }) => completed,
  cancelled: ({ cancelled }) => cancelled,
  expired: ({ expired }) => expired,
  forfeited: ({ forfeited }) => forfeited,
  bonus_money: ({ bonusMoney }) => bonusMoney,
  burned: ({ burned }) => burned,
  converted: ({ converted }) => converted,
  staked: ({ staked }) => staked,
  won: ({ won }) => won,
  free_spins_won: ({ spinsWon }) => spinsWon,
  cost: ({ cost }) => cost,
  ngr_effect: ({ ngrEffect }) => ngrEffect,
  budget: ({ budget }) => budget,
};

/** What came of campaigns, a line for each currency that one was given in. Amounts are minor units. */
export async function exportResults(
  db: Kysely<unknown>,
  list: Listing<CampaignFilter, CampaignWithSums>,
  filter: Filter,
  taker: Taker,
): Promise<string> {
  const campaigns = await allRows((at) => list.rows({ ...filter, ...at }));
  const lines = campaigns.flatMap(linesOf);
  return exportTable(
    db,
    {
      action: 'office.export-campaigns',
      filter,
      read: async ({ offset, limit }) => lines.slice(offset, offset + limit),
      columns: COLUMNS,
    },
    taker,
  );
}
