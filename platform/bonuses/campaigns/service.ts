import type { Kernel } from '../../kernel/kernel';
import type { Listing } from '../../kernel/listing';
import type { GrantEngine } from '../grants/engine';
import { findCampaign, type Campaign, type Db } from '../store';
import { createGrantsOfOffice, type GrantsOfOffice } from './deciding';
import { countListedGrants, listGrants, type GrantFilter, type ListedGrant } from './grants-list';
import { createHandGiving, findPlayers, type HandGiving, type HandResult, type NamedPlayer } from './hand';
import {
  countCampaigns,
  listCampaigns,
  standingOf,
  sumsOf,
  type CampaignFilter,
  type CampaignSums,
  type ListedCampaign,
  type Standing,
} from './list';
import type { WageringBound } from './check';
import { createCampaignWriting, type CampaignWriting } from './writing';
import { countRefusals, listRefusals, type ListedRefusal, type RefusalFilter } from './refusals';

/** A campaign in a list, with what came of it by currency. */
export interface CampaignWithSums extends ListedCampaign {
  sums: CampaignSums[];
}

/** A campaign with all of its rules. */
export interface CampaignFile extends Standing {
  campaign: Campaign;
  sums: CampaignSums[];
}

/** Campaigns as operators look at them, and what they do with single grants. */
export interface CampaignsService extends GrantsOfOffice {
  list: Listing<CampaignFilter, CampaignWithSums>;
  /** undefined for none of this id. */
  one(id: string, on?: Db): Promise<CampaignFile | undefined>;
  refused: Listing<RefusalFilter, ListedRefusal>;
  grants: Listing<GrantFilter, ListedGrant>;
  /** Players by their ids or addresses; who is not there is left out. */
  findPlayers(names: readonly string[]): Promise<NamedPlayer[]>;
  /** In the caller's transaction, the same key once. */
  giveByHand(trx: Db, giving: HandGiving): Promise<HandResult[]>;
  writing: CampaignWriting;
}

export function createCampaigns(
  kernel: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>,
  engine: Pick<GrantEngine, 'offerOrSay' | 'giveOrSay' | 'end'>,
  bounds: () => WageringBound[],
): CampaignsService {
  const { db, clock } = kernel;
  return {
    ...createGrantsOfOffice(kernel, engine),
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
    async one(id, on = db) {
      const campaign = await findCampaign(on, id);
      const standing = await standingOf(on, id, clock.now());
      if (!campaign || !standing) return undefined;
      return { campaign, ...standing, sums: await sumsOf(on, [id]) };
    },
    refused: { rows: (filter) => listRefusals(db, filter), count: (filter) => countRefusals(db, filter) },
    grants: { rows: (filter) => listGrants(db, filter), count: (filter) => countListedGrants(db, filter) },
    findPlayers: (names) => findPlayers(db, names),
    giveByHand: createHandGiving(engine),
    writing: createCampaignWriting(kernel, bounds),
  };
}
