import { z } from '@hono/zod-openapi';
import { GRANT_END_REASONS, GRANT_STATES } from '@/lib/domain/bonuses';
import { GIVEN_AT_ONCE, HAND_OUTCOMES, LIKENESSES, REFUSAL_DECISIONS } from '@/lib/domain/campaigns';
import { toSafeMinor } from '@/lib/money/money';
import { type HandResult, type ListedGrant, type ListedRefusal } from '../bonuses/service';
import { currencySchema } from '../kernel/schemas';
import { campaignId, minor, moment, text } from './campaign-schemas';
import { guardFields, presentGuards } from './guard-schemas';
import { reasonField } from './schemas';
import type { Named } from './types';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const whole = (description: string, example: number) => z.int().openapi({ description, example });

const playerField = () => z.uuid().openapi({ description: 'The player.', example: ID });
const emailField = () => text('Their address; null when they were erased.', 'mara@example.org').nullable();

export const refusalSchema = z
  .object({
    campaign: campaignId(),
    name: text('What the campaign is called in English.', 'Birthday bonus'),
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
  bonusId,
  name,
  ...row
}: Named<ListedRefusal>) => ({
  ...row,
  campaign: bonusId,
  name: name.en,
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
              'bonus, before their first play. `spin_stake`: a free spin is worth more than their law lets a round of slots cost. ' +
              '`budget`: it does not cover it.',
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
