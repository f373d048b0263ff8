import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import { GIVEN_AT_ONCE } from '@/lib/domain/campaigns';
import type { Currency } from '@/lib/money/money';
import type { ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import {
  type BonusesService,
  type CampaignFilter,
  type CampaignFile,
  type HandResult,
  type ListedRefusal,
  type RefusalFilter,
  type HitFilter,
  type ListedHit,
} from '../bonuses/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import { currencySchema } from '../kernel/schemas';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import { createCampaignWritingOfOffice, type CampaignWritingOfOffice } from './campaign-writing';
import { createGuardDecisions, type GuardDecisions } from './guard-decisions';
import { exportResults } from './campaign-export';
import type { Taker } from './export';
import { givenAlone } from './given-alone';
import { named } from './named';
import type { Named } from './types';

/** Above a value a colleague has to agree, and it is given then. */
const TWO_PEOPLE = 'bonuses.give';
const WAITS_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({
  bonusId: z.string(),
  players: z.array(z.uuid()).min(1).max(GIVEN_AT_ONCE),
  /** In place of the campaign's own, minor units. */
  amount: z.int().positive().nullable(),
  currency: currencySchema.nullable(),
  operatorId: z.string(),
});
type Asked = z.output<typeof askedSchema>;

export interface WantedGift {
  bonusId: string;
  /** Ids or addresses. */
  players: readonly string[];
  amount: { currency: Currency; minor: number } | null;
  reason: string;
}

interface Deed {
  operator: OperatorSession;
  requestId: string;
}

/** Campaigns for operators: what they look at, and what they do with single grants. */
export interface CampaignsOfOffice extends GuardDecisions {
  /** For whom one would be, its forecast, and both sides of its share. */
  numbers: Pick<BonusesService, 'campaigns'>;
  writing: CampaignWritingOfOffice;
  list: BonusesService['campaigns']['list'];
  /** The results of campaigns as CSV, a line for each currency; who took it is written down. */
  exportResults(filter: Omit<CampaignFilter, 'offset' | 'limit'>, taker: Taker): Promise<string>;
  grants: BonusesService['campaigns']['grants'];
  /** @throws Problem 404 */
  one(id: string): Promise<CampaignFile>;
  refused: Listing<RefusalFilter, Named<ListedRefusal>>;
  hits: Listing<HitFilter, Named<ListedHit>>;
  /** @throws Problem 404, 409 */
  cancel(grantId: string, reason: string, deed: Deed): Promise<void>;
  /**
   * Gives a bonus by hand, or asks a colleague to agree when it is worth more than one operator may give.
   * @param key of the call: the same gives nothing twice
   * @returns what came of it for each player, or the request that waits
   * @throws Problem 404, 409 for a campaign that is a draft or over, 422 for players who are not there
   */
  give(
    wanted: WantedGift,
    key: string,
    deed: Deed,
  ): Promise<{ request: string | null; results: HandResult[] }>;
}

export function createCampaignsOfOffice(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  parts: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waiting' | 'endAbout'>;
    bonuses: Pick<BonusesService, 'campaigns'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
  },
): CampaignsOfOffice {
  const { db } = kernel;
  const { approvals, operators } = parts;
  const { campaigns } = parts.bonuses;
  type Trx = Parameters<typeof campaigns.cancel>[0];
  const byOperator = (id: string) => ({ kind: 'operator', id }) as const;

  const known = async (id: string, on?: Trx): Promise<CampaignFile> => {
    const file = await campaigns.one(id, on);
    if (!file) throw new Problem(404, API_CODES.notFound, 'there is no such campaign');
    return file;
  };
  /** Why nothing of a campaign can be given; null when it can. */
  const obstacle = ({ state }: CampaignFile): string | null =>
    state === 'draft' || state === 'ended' ? `the campaign is ${state}` : null;

  const handOver = async (
    trx: Trx,
    { bonusId, players: ids, amount, currency, operatorId }: Asked,
    { key, requestId, reason }: { key: string; requestId: string; reason: string },
  ): Promise<HandResult[]> => {
    const { campaign } = await known(bonusId, trx);
    const players = await campaigns.findPlayers(ids);
    const own = amount === null || currency === null ? null : { currency, minor: amount };
    const results = await campaigns.giveByHand(trx, { campaign, players, amount: own, key });
    for (const { playerId, outcome, grantId, ...given } of results) {
      if (outcome !== 'given') continue;
      await audit(trx, {
        actor: byOperator(operatorId),
        action: TWO_PEOPLE,
        subject: playerId,
        after: { campaign: bonusId, grant: grantId, amount: String(given.amount), currency: given.currency },
        reason,
        requestId,
      });
    }
    return results;
  };

  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'give:bonuses'),
    async obstacle(trx, { bonusId }) {
      const file = await campaigns.one(bonusId, trx);
      return file ? obstacle(file) : 'there is no such campaign any more';
    },
    carryOut: async (trx, asked, call) => {
      await handOver(trx, asked, call);
    },
  });

  return {
    ...createGuardDecisions(kernel, parts),
    numbers: parts.bonuses,
    writing: createCampaignWritingOfOffice(kernel, parts),
    list: campaigns.list,
    exportResults: (filter, taker) => exportResults(db, campaigns.list, filter, taker),
    grants: campaigns.grants,
    one: (id) => known(id),
    refused: {
      rows: async (filter) =>
        named(db, operators, await campaigns.refused.rows(filter), ({ decidedBy }) => decidedBy),
      count: (filter) => campaigns.refused.count(filter),
    },
    hits: {
      rows: async (filter) =>
        named(db, operators, await campaigns.hits.rows(filter), ({ decidedBy }) => decidedBy),
      count: (filter) => campaigns.hits.count(filter),
    },

    cancel: (grantId, reason, { operator: { operatorId }, requestId }) =>
      db.transaction().execute(async (trx) => {
        const cancelled = await campaigns.cancel(trx, grantId);
        if (!cancelled) return;
        const { grant, burned } = cancelled;
        await audit(trx, {
          actor: byOperator(operatorId),
          action: 'bonuses.cancel',
          subject: grant.playerId,
          after: {
            campaign: grant.bonusId,
            grant: grantId,
            burned: String(burned),
            currency: grant.currency,
          },
          reason,
          requestId,
        });
      }),

    async give({ bonusId, players: names, amount, reason }, key, { operator: { operatorId }, requestId }) {
      const file = await known(bonusId);
      const refusal = obstacle(file);
      if (refusal !== null) throw new Problem(409, API_CODES.transactionStatus, refusal);
      const { campaign } = file;
      const most = amount ? campaign.amounts[amount.currency]?.maxBonus : undefined;
      if (amount && (most === undefined || amount.minor > most)) {
        const detail = 'the campaign does not give so much in this currency';
        throw new Problem(422, API_CODES.wrongData, detail, { fields: { amount: 'tooMuch' } });
      }
      const players = await campaigns.findPlayers(names);
      const unknown = names.filter(
        (name) => !players.some(({ id, email }) => [id, email].includes(name.toLowerCase())),
      );
      if (unknown.length > 0) {
        const detail = `no such player: ${unknown.slice(0, 5).join(', ')}${unknown.length > 5 ? ' …' : ''}`;
        throw new Problem(422, API_CODES.wrongData, detail, { fields: { players: 'unknown' } });
      }
      const asked = {
        bonusId,
        players: players.map(({ id }) => id),
        amount: amount?.minor ?? null,
        currency: amount?.currency ?? null,
        operatorId,
      };
      const call = { key: `${operatorId}:${key}`, requestId, reason };
      const results = await givenAlone(kernel, campaigns, {
        operatorId,
        give: (trx) => handOver(trx, asked, call),
        grantsIn: (each) =>
          each.flatMap(({ outcome, grantId }) => (outcome === 'given' && grantId ? [grantId] : [])),
      });
      if (results) return { request: null, results };
      const [only, ...others] = asked.players;
      const request = await approvals.ask({
        action: TWO_PEOPLE,
        subject: only !== undefined && others.length === 0 ? only : bonusId,
        parameters: asked,
        askedBy: operatorId,
        reason,
        requestId,
        once: (waiting) => JSON.stringify(askedSchema.parse(waiting)) === JSON.stringify(asked),
      });
      return { request: request.id, results: [] };
    },
  };
}
