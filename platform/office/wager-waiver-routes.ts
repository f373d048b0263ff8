import { z } from '@hono/zod-openapi';
import { ADJUSTMENT_AT_MOST } from '@/lib/domain/adjustments';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import { decidedSchema } from './campaign-player-schemas';
import * as kit from './list-kit';
import { pathOfPlayer, reasonField, wordsField } from './schemas';
import type { WagerWaiversOfOffice } from './wager-waivers';

const waiverBody = z
  .object({
    currency: currencySchema,
    amount: z.int().positive().max(ADJUSTMENT_AT_MOST).openapi({
      description: 'How much need not be staked any more; at most what is left to be. Minor units.',
      example: 2_000,
    }),
    words: wordsField,
    reason: reasonField,
  })
  .openapi('WagerWaiver');

/** Letting a player keep some of their deposits unstaked. */
export const wagerWaiverRoutes = (waivers: WagerWaiversOfOffice): Route[] => [
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/wager-waivers',
    tag: 'office',
    summary: 'Waive some of what a player still has to stake; a colleague has to agree above a value',
    description: 'No money moves. The player gets a letter with `words` when it is done.',
    auth: 'operator',
    permission: 'waive:wagers',
    limits: kit.decisionLimits(),
    idempotent: true,
    request: { params: pathOfPlayer, body: waiverBody },
    responses: {
      200: { description: 'Done, or asked for', schema: z.object({ data: decidedSchema }) },
    },
    errors: {
      404: [API_CODES.notFound],
      409: [API_CODES.transactionStatus],
      422: [API_CODES.accountStatus],
    },
    async handler({ params: { id: playerId }, body, operator, requestId, idempotencyKey }) {
      const call = { requestId, key: idempotencyKey ?? '' };
      const request = await waivers.waive({ ...body, playerId }, operator, call);
      return { status: 200, body: { data: { request } } };
    },
  }),
];
