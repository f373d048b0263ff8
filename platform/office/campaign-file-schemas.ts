import { z } from '@hono/zod-openapi';
import { GRANT_END_REASONS, GRANT_STATES } from '@/lib/domain/bonuses';
import { GIVEN_AT_ONCE, HAND_OUTCOMES, LIKENESSES, REFUSAL_DECISIONS } from '@/lib/domain/campaigns';
import { toSafeMinor } from '@/lib/money/money';
import {
  weightsByCategory,
  type CampaignFile,
  type HandResult,
  type ListedGrant,
  type ListedRefusal,
} from '../bonuses/service';
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
import { guardFields, presentGuards } from './guard-schemas';
import { reasonField } from './schemas';
import type { Named } from './types';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
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

const playerField = () => z.uuid().openapi({ description: 'The player.', example: ID });
const emailField = () => text('Their address; null when they were erased.', 'mara@example.org').nullable();

export const refusalSchema = z
  .object({
    playerId: playerField(),
    email: emailField(),
    otherId: z
      .uuid()
      .openapi({ description: 'Who has had one, and seems to be the same person.', example: ID }),
    otherEmail: emailField(),
    reasons: z
      .array(z.enum(LIKENESSES))
      .openapi({ description: 'By what they seem to be one.', example: ['address'] }),
    at: moment('When it was refused last.'),
    decision: z.enum(REFUSAL_DECISIONS).nullable().openapi({
      description: '`stands`: it is one person; `given`: they are two; null while nobody has decided.',
      example: null,
    }),
    decidedBy: text('Address of who decided, or their id.', 'jonas@parlour.example').nullable(),
    decidedAt: moment('When.').nullable(),
    why: text('Why so.', 'Father and son.').nullable(),
  })
  .openapi('BonusRefusal');

export const presentRefusal = ({
  operatorEmail,
  at,
  decidedAt,
  decidedBy,
  ...row
}: Named<ListedRefusal>) => ({
  ...row,
  at: at.toISOString(),
  decidedBy: operatorEmail ?? decidedBy,
  decidedAt: decidedAt?.toISOString() ?? null,
});

export const decisionBody = z
  .object({
    decision: z
      .enum(REFUSAL_DECISIONS)
      .openapi({ description: '`stands`, or `given` after all.', example: 'stands' }),
    reason: reasonField,
  })
  .openapi('BonusRefusalDecision');

export const officeGrantSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The grant.', example: ID }),
    campaign: campaignId(),
    name: text('What the campaign is called in English.', 'Birthday bonus'),
    playerId: playerField(),
    email: emailField(),
    currency: currencySchema,
    state: z.enum(GRANT_STATES).openapi({ description: 'How far it is.', example: 'active' }),
    byHand: z.boolean().openapi({ description: 'Whether an operator gave it.', example: false }),
    amount: minor('Bonus money.', 2_000),
    freeSpins: whole('Free spins with it.', 0),
    wagered: minor('Of the target.', 12_000),
    target: minor('What is to be staked.', 40_000),
    converted: minor('Bonus money that became real money.', 0),
    offeredAt: moment('When it was offered.'),
    activatedAt: moment('When its player took it.').nullable(),
    expiresAt: moment('When it ends by itself.').nullable(),
    endedAt: moment('When it ended.').nullable(),
    endReason: z
      .enum(GRANT_END_REASONS)
      .nullable()
      .openapi({ description: 'Why; null while it has not.', example: null }),
    ...guardFields,
  })
  .openapi('OfficeGrant');

/** Hundredths of minor units, which a weight leaves behind, are not told. */
export const presentOfficeGrant = ({ bonusId, name, wagered, target, ...grant }: ListedGrant) => ({
  ...grant,
  campaign: bonusId,
  name: name.en,
  amount: toSafeMinor(grant.amount),
  wagered: toSafeMinor(wagered / 100n),
  target: toSafeMinor(target / 100n),
  converted: toSafeMinor(grant.converted),
  ...presentGuards(grant),
  offeredAt: grant.offeredAt.toISOString(),
  activatedAt: grant.activatedAt?.toISOString() ?? null,
  expiresAt: grant.expiresAt?.toISOString() ?? null,
  endedAt: grant.endedAt?.toISOString() ?? null,
});

export const giftBody = z
  .object({
    players: z
      .array(z.string().trim().min(3).max(256))
      .min(1)
      .max(GIVEN_AT_ONCE)
      .openapi({
        description: `Ids or addresses, at most ${GIVEN_AT_ONCE}.`,
        example: ['mara@example.org'],
      }),
    amount: z
      .object({
        currency: currencySchema,
        minor: z.int().positive().openapi({ description: 'Minor units.', example: 1_000 }),
      })
      .optional()
      .openapi({
        description:
          'In place of the campaign’s amount, and not above it; for players of this currency only.',
        example: { currency: 'EUR', minor: 1_000 },
      }),
    reason: reasonField,
  })
  .openapi('BonusGift');

const requestField = () =>
  z.uuid().nullable().openapi({
    description: 'The request that a colleague has to agree to; null when it is done.',
    example: null,
  });

export const decidedSchema = z.object({ request: requestField() });

export const giftSchema = z
  .object({
    request: requestField(),
    results: z
      .array(
        z.object({
          playerId: playerField(),
          email: text('Their address.', 'mara@example.org'),
          outcome: z.enum(HAND_OUTCOMES).openapi({
            description:
              '`given_before`: by this call, sent again. `had`: as often as it is given. `closed`: no open account, or a break. `currency`: it is ' +
              'not given in theirs. `one_person`: somebody who seems to be them has had one. `first_play`: their law lets them have one ' +
              'bonus, before their first play. `budget`: it does not cover it.',
            example: 'given',
          }),
        }),
      )
      .describe('Of each player; empty while it waits for a colleague.'),
  })
  .openapi('BonusGiftResult');

export const presentGift = ({ request, results }: { request: string | null; results: HandResult[] }) => ({
  request,
  results: results.map(({ playerId, email, outcome }) => ({ playerId, email, outcome })),
});
