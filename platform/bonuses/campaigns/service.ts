import type { Kernel } from '../../kernel/kernel';
import type { Listing } from '../../kernel/listing';
import {
  countCampaigns,
  listCampaigns,
  sumsOf,
  type CampaignFilter,
  type CampaignSums,
  type ListedCampaign,
} from './list';

export {
  CAMPAIGN_SORTS,
  effectOf,
  type CampaignFilter,
  type CampaignSums,
  type ListedCampaign,
} from './list';

/** A campaign in a list, with what came of it by currency. */
export interface CampaignWithSums extends ListedCampaign {
  sums: CampaignSums[];
}

/** Campaigns as operators look at them. */
export interface CampaignsService {
  list: Listing<CampaignFilter, CampaignWithSums>;
}

export function createCampaigns({ db, clock }: Pick<Kernel, 'db' | 'clock'>): CampaignsService {
  return {
    list: {
      async rows(filter) {
        const rows = await listCampaigns(db, filter, clock.now());
        const sums = await sumsOf(
          db,
          rows.map(({ id }) => id),
        );
        return rows.map((row) => ({ ...row, sums: sums.filter(({ bonusId }) => bonusId === row.id) }));
      },
      count: (filter) => countCampaigns(db, filter, clock.now()),
    },
  };
}
