import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import type { LedgerService } from '../../ledger/service';
import type { LoyaltyService } from '../../loyalty/service';
import { Problem } from '../../kernel/problem';
import { noteGivenAlone, type GivenAlone } from './given-alone';
import { audienceOf, type Asked, type Audience } from './fitting';
import { forecastOf, type Forecast } from './forecast';
import { groupsOf, NO_GROUPS, type Groups } from './groups';
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
import type { CountryBonusLaw } from '../../jurisdictions/service';
import { createCampaignWriting, type CampaignWriting } from './writing';
import { createHitsOfOffice, type HitsOfOffice } from './hit-deciding';
import { countHits, listHits, type HitFilter, type ListedHit } from './hits';
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
export interface CampaignsService extends GrantsOfOffice, HitsOfOffice {
  list: Listing<CampaignFilter, CampaignWithSums>;
  /** undefined for none of this id. */
  one(id: string, on?: Db): Promise<CampaignFile | undefined>;
  refused: Listing<RefusalFilter, ListedRefusal>;
  hits: Listing<HitFilter, ListedHit>;
  grants: Listing<GrantFilter, ListedGrant>;
  /** Players by their ids or addresses; who is not there is left out. */
  findPlayers(names: readonly string[]): Promise<NamedPlayer[]>;
  /** In the caller's transaction, the same key once. */
  giveByHand(trx: Db, giving: HandGiving): Promise<HandResult[]>;
  /**
   * Writes down that it was given without a colleague, in the transaction that gave it.
   * @returns false when that is too much for one operator, or for a player, within 24 hours: the caller undoes it
   */
  noteGivenAlone(trx: Db, given: GivenAlone): Promise<boolean>;
  writing: CampaignWriting;
  /** For whom a campaign would be now, and its law. */
  audience(asked: Asked): Promise<Audience>;
  /** Both sides of one that only a share of its segment has; nothing for others, and for none of this id. */
  groups(id: string): Promise<Groups>;
  /**
   * What it would have given and cost in the last ninety days. One at a time, for twelve seconds at most, reading only.
   * @throws Problem 404, 409 while another one is made
   */
  forecast(id: string): Promise<Forecast>;
}

/** Reads in one view of the database; it takes no lock that play or payments wait for, and ends after twelve seconds. */
const reading = <T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    await sql`set local statement_timeout = '12s'`.execute(trx);
    await sql`set local max_parallel_workers_per_gather = 0`.execute(trx);
    return read(trx);
  });

export function createCampaigns(
  kernel: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>,
  engine: Pick<GrantEngine, 'offerOrSay' | 'giveOrSay' | 'end' | 'count'>,
  {
    laws,
    loyalty,
    ledger,
  }: {
    laws: () => CountryBonusLaw[];
    loyalty: Pick<LoyaltyService, 'levelsOf'>;
    ledger: Pick<LedgerService, 'lockWallet'>;
  },
): CampaignsService {
  const { db, clock } = kernel;
  return {
    ...createGrantsOfOffice(kernel, engine, ledger),
    ...createHitsOfOffice(kernel, engine, ledger),
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
    hits: { rows: (filter) => listHits(db, filter), count: (filter) => countHits(db, filter) },
    grants: { rows: (filter) => listGrants(db, filter), count: (filter) => countListedGrants(db, filter) },
    findPlayers: (names) => findPlayers(db, names),
    giveByHand: createHandGiving(engine),
    noteGivenAlone: (trx, given) => noteGivenAlone(trx, given, clock.now()),
    writing: createCampaignWriting(kernel, laws),
    audience: (asked) => reading(db, (trx) => audienceOf(trx, asked, clock.now(), loyalty)),
    groups: (id) =>
      reading(db, async (trx) => {
        const campaign = await findCampaign(trx, id);
        const standing = await standingOf(trx, id, clock.now());
        return campaign && standing
          ? groupsOf(trx, campaign, standing.begunAt, clock.now(), loyalty)
          : NO_GROUPS;
      }),
    forecast: (id) =>
      reading(db, async (trx) => {
        const campaign = await findCampaign(trx, id);
        if (!campaign) throw new Problem(404, API_CODES.notFound, 'there is no such campaign');
        const { rows } = await sql<{ isFree: boolean | null }>`
          select pg_try_advisory_xact_lock(hashtextextended('bonus forecast', 0)) as "isFree"`.execute(trx);
        if (!rows[0]?.isFree)
          throw new Problem(
            409,
            API_CODES.transactionStatus,
            'another forecast is being made: wait a moment',
          );
        const firstPlayOnly = laws().flatMap((law) => (law.firstPlayOnly ? [law.country] : []));
        return forecastOf(trx, campaign, clock.now(), { loyalty, firstPlayOnly });
      }),
  };
}
