import { z } from '@hono/zod-openapi';
import { BONUS_TAGS, BONUS_TYPES } from '@/lib/domain/bonuses';
import { CAMPAIGN_STATES } from '@/lib/domain/campaigns';
import { toSafeMinor } from '@/lib/money/money';
import { effectOf, type CampaignSums, type CampaignWithSums } from '../bonuses/service';
import { currencySchema } from '../kernel/schemas';

export const text = (description: string, example: string) => z.string().openapi({ description, example });
export const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
export const minor = (description: string, example = 1_000) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const count = (description: string, example = 12) => z.int().openapi({ description, example });

export const campaignId = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(64)
    .openapi({ description: 'The campaign.', example: 'birthday' });
export const pathOfCampaign = z.object({ id: campaignId() });
export const tagSchema = z
  .enum(BONUS_TAGS)
  .openapi({ description: 'Who it is for, as pages ask for it.', example: 'standard' });
export const typeSchema = () =>
  z
    .int()
    .min(0)
    .max(BONUS_TYPES.length - 1)
    .openapi({ description: BONUS_TYPES.map((type, code) => `${code} ${type}`).join(', '), example: 5 });
export const stateSchema = z
  .enum(CAMPAIGN_STATES)
  .openapi({ description: 'How it stands; `ended`: its schedule is over.', example: 'running' });

export const resultsSchema = z
  .object({
    currency: currencySchema,
    given: count('Offers that were made, whatever became of them.', 120),
    waiting: count('Those that wait for an answer, or in queues.'),
    active: count('Those that are being wagered.'),
    taken: count('Those that their players activated.', 80),
    completed: count('Those that were wagered, or played down to nothing.', 30),
    cancelled: count('Those that were turned down or cancelled.'),
    expired: count('Those whose time was over.'),
    forfeited: count('Those that went back with their deposit.', 1),
    bonusMoney: minor('Bonus money that was given at the activation.', 80_000),
    burned: minor('Bonus money that went back to the house.', 20_000),
    converted: minor('Bonus money that became real money.', 15_000),
    staked: minor('Stakes under its grants, real and bonus money together, less those given back.', 900_000),
    won: minor('Wins of these stakes.', 850_000),
    spinsWon: minor('Wins of its free spins.', 2_000),
    cost: minor('Bonus money and wins of free spins, less what went back to the house.', 62_000),
    ngrEffect: minor('Stakes less wins under its grants, less the cost.', -12_000),
  })
  .openapi('CampaignResults');

export const presentResults = ({ bonusId: _id, ...sums }: CampaignSums) => {
  const { cost, ngrEffect } = effectOf(sums);
  return {
    ...sums,
    bonusMoney: toSafeMinor(sums.bonusMoney),
    burned: toSafeMinor(sums.burned),
    converted: toSafeMinor(sums.converted),
    staked: toSafeMinor(sums.staked),
    won: toSafeMinor(sums.won),
    spinsWon: toSafeMinor(sums.spinsWon),
    cost: toSafeMinor(cost),
    ngrEffect: toSafeMinor(ngrEffect),
  };
};

const budgetSchema = z.object({
  currency: currencySchema,
  most: minor('What all grants may be worth together; null for no bound.', 500_000).nullable(),
  used: minor('What those that were given or wait for an answer are worth.', 120_000),
});
export const listedCampaignSchema = z
  .object({
    id: campaignId(),
    name: text('Its name in English.', 'Birthday bonus'),
    tag: tagSchema,
    type: typeSchema(),
    promocode: text('What a player types for it; null without one.', 'WELCOME1').nullable(),
    state: stateSchema,
    startsAt: moment('From when it is on offer; null from its start on.').nullable(),
    endsAt: moment('Until when; null for no end.').nullable(),
    changedAt: moment('When it was written or changed last.'),
    budgets: z.array(budgetSchema).describe('By currency.'),
    results: z.array(resultsSchema).describe('What came of it, by currency; empty when nobody was given it.'),
  })
  .openapi('ListedCampaign');

/** What stands in a list. Currencies are in the order of their names. */
export const presentListed = ({ name, budgets, sums, ...campaign }: CampaignWithSums) => ({
  id: campaign.id,
  name: name.en,
  tag: campaign.tag,
  type: campaign.type,
  promocode: campaign.promocode,
  state: campaign.state,
  startsAt: campaign.startsAt?.toISOString() ?? null,
  endsAt: campaign.endsAt?.toISOString() ?? null,
  changedAt: campaign.changedAt.toISOString(),
  budgets: currencySchema.options.flatMap((currency) => {
    const budget = budgets[currency];
    return budget ? [{ currency, most: budget.most, used: budget.most === null ? 0 : budget.used }] : [];
  }),
  results: sums.map(presentResults),
});
