import { z } from '@hono/zod-openapi';
import { weightsByCategory, type CampaignFile } from '../bonuses/service';
import { currencySchema } from '../kernel/schemas';
import {
  campaignId,
  minor,
  moment,
  presentResults,
  resultsSchema,
  stateSchema,
  tagSchema,
  text,
  typeSchema,
} from './campaign-schemas';

const whole = (description: string, example: number) => z.int().openapi({ description, example });
const odds = (of: string) => z.number().openapi({ description: `Least odds of ${of}.`, example: 1.4 });
const words = z.object({
  en: text('In English.', 'Birthday bonus'),
  de: text('In German.', 'Geburtstagsbonus').optional(),
  au: text('In Australian English.', 'Birthday bonus').optional(),
  ch: text('In Swiss German.', 'Geburtstagsbonus').optional(),
  fr: text('In French.', 'Bonus d’anniversaire').optional(),
});
const amountsSchema = z.object({
  currency: currencySchema,
  maxBonus: minor('The fixed amount, or the most of a percentage.', 2_000),
  minDeposit: minor('The least deposit.', 0),
  maxBet: minor('The largest stake while it is wagered.', 500),
  freeSpinBet: minor('What a free spin is worth.', 20),
  maxWin: minor('The most that becomes real money; null for all.', 20_000).nullable(),
  budget: minor('What all grants may be worth together; null for no bound.', 500_000).nullable(),
  used: minor('What those that were given or wait are worth; counted where there is a budget.', 0),
});

export const campaignFileSchema = z
  .object({
    id: campaignId(),
    revision: whole('Grows with each change.', 1),
    state: stateSchema,
    begunAt: moment('When it was started first; null for a draft.').nullable(),
    changedAt: moment('When it was changed last.'),
    tag: tagSchema,
    type: typeSchema(),
    promocode: text('What a player types for it; null without one.', 'WELCOME1').nullable(),
    name: words,
    shortDescription: words,
    imageBackground: text('Path of its picture, without its ending.', '/art/scenes/bonus-birthday'),
    deposits: z
      .object({ from: whole('The first.', 1), to: whole('The last.', 1) })
      .nullable()
      .openapi({ description: 'Which of a player’s deposits it is for; null for none.', example: null }),
    percent: whole('Of the deposit or the winnings.', 100),
    freeSpins: whole('How many.', 0),
    freeSpinGames: z.array(z.string()).openapi({ description: 'Ids of the games of its free spins.' }),
    freeSpinDayLimit: whole('How many of them a day; null for no limit.', 20).nullable(),
    freeSpinDays: whole('Days that they live.', 7),
    freeSpinWins: z
      .enum(['bonus', 'real'])
      .openapi({ description: 'What they bring: bonus money to wager, or real money.', example: 'bonus' }),
    wagering: whole('How many times it is staked.', 20),
    basis: z
      .enum(['bonus', 'bonus+deposit'])
      .openapi({ description: 'Of what the wagering is a multiple.', example: 'bonus' }),
    weights: z.record(z.string(), z.int()).openapi({
      description: 'Percent of a stake that counts, by category.',
      example: { slots: 100, all: 0 },
    }),
    excludedGames: z.array(z.string()).openapi({ description: 'Ids of games that count nothing.' }),
    minOdds: z
      .object({
        single: odds('a single bet'),
        multi: odds('each bet of a combination'),
        system: odds('each bet of a system'),
      })
      .nullable()
      .openapi({ description: 'Least odds of bets on sports; null for none.', example: null }),
    hoursToLive: whole('From the activation.', 168),
    offerHours: whole('How long an offer waits.', 168),
    grantsPerPlayer: whole('How often a player has it.', 1),
    startsAt: moment('From when it is on offer.').nullable(),
    endsAt: moment('Until when.').nullable(),
    countries: z
      .array(z.string())
      .nullable()
      .openapi({ description: 'ISO 3166-1 alpha-2; null for everywhere.', example: null }),
    segment: z
      .record(z.string(), z.unknown())
      .openapi({ description: 'For whom beside that, by its parts; empty for everybody.', example: {} }),
    share: whole(
      'Percent of those that have it, the same players each time; the others neither see nor get it.',
      100,
    ),
    oncePerPerson: z
      .boolean()
      .openapi({ description: 'Whether a person has one of all that say so.', example: false }),
    trigger: z
      .record(z.string(), z.unknown())
      .openapi({ description: 'What sets it off beside its type.', example: { every: 'week', weekday: 5 } }),
    amounts: z.array(amountsSchema).describe('By currency.'),
    results: z.array(resultsSchema).describe('What came of it, by currency.'),
  })
  .openapi('CampaignFile');

const known = <T>(value: T | undefined | null): T | null => value ?? null;

/** A campaign as it goes out. */
export function presentFile({ campaign, sums, used, begunAt, changedAt, ...standing }: CampaignFile) {
  const {
    amounts,
    weights,
    depositsFrom,
    depositsTo,
    startsAt,
    endsAt,
    active: _active,
    ...rules
  } = campaign;
  return {
    ...rules,
    ...standing,
    begunAt: begunAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    deposits: depositsFrom === null || depositsTo === null ? null : { from: depositsFrom, to: depositsTo },
    weights: weightsByCategory(weights),
    segment: { ...campaign.segment },
    amounts: currencySchema.options.flatMap((currency) => {
      const one = amounts[currency];
      if (!one) return [];
      const { maxBonus, minDeposit, maxBet, freeSpinBet, maxWin, budget } = one;
      const asked = {
        maxBonus,
        minDeposit,
        maxBet,
        freeSpinBet,
        maxWin: known(maxWin),
        budget: known(budget),
      };
      return [{ currency, ...asked, used: budget ? (used[currency]?.used ?? 0) : 0 }];
    }),
    results: sums.map(presentResults),
  };
}
