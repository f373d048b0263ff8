import { z } from '@hono/zod-openapi';
import { ADJUSTMENT_AT_MOST, ADJUSTMENT_DIRECTIONS } from '@/lib/domain/adjustments';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import { presentBalancesOfOffice, type AdjustmentsOfOffice } from './adjustments';
import * as kit from './list-kit';
import { pathOfPlayer, reasonField, wordsField } from './schemas';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const minor = (description: string, example: number) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const direction = () =>
  z.enum(ADJUSTMENT_DIRECTIONS).openapi({
    description: '`add`: to the real balance; `take`: from it.',
    example: 'add',
  });
const reference = 'What it is about, where that has a name: a deposit, a complaint.';

/** What every request that waits for a colleague says beside what it is about. */
const waitingFields = () => ({
  request: z.uuid().openapi({ description: 'The request.', example: ID }),
  amount: minor('How much.', 5_000),
  currency: currencySchema,
  reason: z.string().openapi({ description: 'Why, for colleagues.', example: 'A round was lost.' }),
  askedBy: z.string().openapi({ description: 'Id of the operator, of the CMS.', example: '1' }),
  askedByEmail: z.string().nullable().openapi({
    description: 'Their address; null when not known.',
    example: 'jonas@parlour.example',
  }),
  askedAt: z.iso
    .datetime()
    .openapi({ description: 'When. ISO 8601, UTC.', example: '2026-11-24T15:04:05.000Z' }),
  expiresAt: z.iso.datetime().openapi({
    description: 'Until when it can be agreed to. ISO 8601, UTC.',
    example: '2026-11-25T15:04:05.000Z',
  }),
});

const balancesSchema = z
  .object({
    wallets: z
      .array(
        z.object({
          currency: currencySchema,
          real: minor('Real money.', 12_500),
          bonus: minor('Bonus money.', 0),
          held: minor('Set aside for a withdrawal.', 0),
          depositWager: minor('Still to be staked before a withdrawal.', 0),
        }),
      )
      .describe('The player’s wallets, one for each currency.'),
    waiting: z
      .array(
        z.object({
          ...waitingFields(),
          direction: direction(),
          reference: z.string().nullable().openapi({ description: reference, example: 'C-1187' }),
        }),
      )
      .describe('Adjustments that wait for a colleague, the newest first.'),
    waivers: z
      .array(z.object(waitingFields()))
      .describe('What is to be waived of what they still have to stake, once a colleague agrees.'),
  })
  .openapi('PlayerBalancesOfOffice');

const adjustmentBody = z
  .object({
    currency: currencySchema,
    amount: z
      .int()
      .positive()
      .max(ADJUSTMENT_AT_MOST)
      .openapi({ description: 'What moves, above 0. Minor units.', example: 5_000 }),
    direction: direction(),
    reference: z.string().trim().min(1).max(120).optional().openapi({
      description: reference,
      example: 'C-1187',
    }),
    words: wordsField,
    reason: reasonField,
  })
  .openapi('BalanceAdjustment');

/** What a player has, and asking a colleague to agree to adding to it or taking from it. */
export const adjustmentRoutes = (adjustments: AdjustmentsOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/players/{id}/balances',
    tag: 'office',
    summary: 'What a player has in every currency, and the adjustments that wait for a colleague',
    auth: 'operator',
    permission: 'read:transactions',
    limits: kit.watchLimits(),
    request: { params: pathOfPlayer },
    responses: { 200: { description: 'Balances', schema: z.object({ data: balancesSchema }) } },
    errors: { 404: [API_CODES.notFound] },
    async handler({ params: { id } }) {
      return {
        status: 200,
        body: { data: presentBalancesOfOffice(await adjustments.balancesOf(id)) },
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/adjustments',
    tag: 'office',
    summary: 'Ask a colleague to agree to adding to a real balance, or taking from it',
    description: 'Nothing moves before somebody else agrees. The player gets a letter with `words` then.',
    auth: 'operator',
    permission: 'adjust:balances',
    limits: kit.decisionLimits(),
    idempotent: true,
    request: { params: pathOfPlayer, body: adjustmentBody },
    responses: {
      200: {
        description: 'Asked for',
        schema: z.object({
          data: z.object({
            request: z
              .uuid()
              .openapi({ description: 'The request that a colleague has to agree to.', example: ID }),
          }),
        }),
      },
    },
    errors: {
      404: [API_CODES.notFound],
      409: [API_CODES.transactionStatus],
      422: [API_CODES.accountStatus],
    },
    async handler({ params: { id: playerId }, body, operator, requestId, idempotencyKey }) {
      const { reference: about = null, ...wanted } = body;
      const call = { requestId, key: idempotencyKey ?? '' };
      const request = await adjustments.ask({ ...wanted, playerId, reference: about }, operator, call);
      return { status: 200, body: { data: { request } } };
    },
  }),
];
