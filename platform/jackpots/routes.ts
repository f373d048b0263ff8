import type { HttpBindings } from '@hono/node-server';
import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { JACKPOT_TOTAL_CODE, JACKPOTS_RANGE } from '@/lib/domain/jackpots';
import { resumeAfterOf, toStreamResponse } from '../live/service';
import { createPublicAnswers, type AnswerLife } from '../kernel/public-answers';
import { route, type Route } from '../kernel/route';
import { languageQuery } from '../kernel/schemas';
import { JACKPOT_CURRENCY } from './book';
import type { PastDraw } from './draws';
import * as schemas from './schemas';
import type { JackpotsService } from './service';
import { jackpotTitle } from './titles';

/** Pages poll these: a cached answer may be older than what is shown, but by less than a poll. */
const LIFE: AnswerLife = { freshMs: 1_000, cacheControl: 'public, max-age=3' };

const winnerList = z.object({ data: z.array(schemas.winnerSchema) });

/** What everybody may know of a draw at a glance. */
const lastDrawOf = (last: PastDraw | undefined) => {
  if (!last) return null;
  const { id, code, login, won, drawnAt } = last;
  return { id, code, login, won, drawnAt };
};

/** Jackpots and winners, for everybody. */
export function jackpotsRoutes({ jackpots }: { jackpots: JackpotsService }): Route[] {
  const answers = createPublicAnswers(LIFE);
  return [
    route({
      method: 'get',
      path: '/api/v1/jackpots',
      tag: 'jackpots',
      summary: 'The jackpots, from the largest to the smallest, and what they hold together',
      auth: 'public',
      request: { query: languageQuery },
      responses: {
        200: { description: 'All of them.', schema: schemas.jackpotsSchema },
        304: { description: 'The caller has it.' },
      },
      async handler({ query: { language }, headers, requestId }) {
        const answer = await answers.of(`jackpots ${language}`, async () => {
          const data = await jackpots.jackpots();
          const amount = data.reduce((sum, { jackpotInfo }) => sum + jackpotInfo.amount, 0);
          return {
            data: data.map((jackpot) => ({ ...jackpot, title: jackpotTitle(jackpot.code, language) })),
            allJackpotsSum: {
              code: JACKPOT_TOTAL_CODE,
              title: jackpotTitle(JACKPOT_TOTAL_CODE, language),
              jackpotsFund: { amount, currency: JACKPOT_CURRENCY },
              range: JACKPOTS_RANGE,
            },
            lastDraw: lastDrawOf(await jackpots.newsOfDraw()),
          };
        });
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/jackpots/draws',
      tag: 'jackpots',
      summary: 'The last draws, the newest first, with all that is needed to check them',
      auth: 'public',
      request: { query: schemas.drawsQuery },
      responses: {
        200: { description: 'As many as were asked for, or there are.', schema: schemas.drawsSchema },
        304: { description: 'The caller has it.' },
      },
      async handler({ query: { limit }, headers, requestId }) {
        const answer = await answers.of(`draws ${limit}`, async () => ({
          data: await jackpots.draws(limit),
        }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/jackpots/events',
      tag: 'jackpots',
      summary:
        'Server-Sent Events: `draws` (as GET /jackpots/draws), the last ones first and again with each draw',
      auth: 'public',
      limits: [{ name: 'jackpots-events', points: 240, seconds: 60, by: 'address' }],
      responses: {
        200: {
          description: 'A stream that stays open. Each event has its name and its data as the schema says.',
          schema: schemas.drawsEventSchema,
          contentType: 'text/event-stream',
        },
      },
      errors: { 503: [API_CODES.serverError] },
      async handler({ address, requestId, c }) {
        const { outgoing } = c.env as Partial<HttpBindings>;
        const body = await jackpots.openDrawsStream({ address, drop: () => outgoing?.destroy() });
        return toStreamResponse(body, requestId);
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/jackpots/top',
      tag: 'jackpots',
      summary: 'The five largest wins in jackpot games, the largest first',
      auth: 'public',
      responses: {
        200: { description: 'Up to five.', schema: winnerList },
        304: { description: 'The caller has it.' },
      },
      async handler({ headers, requestId }) {
        const answer = await answers.of('top', async () => ({ data: await jackpots.top() }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/jackpots',
      tag: 'jackpots',
      summary:
        'What the player has of the jackpots: tickets of those that are open, and the draws that they won',
      auth: 'player',
      limits: [{ name: 'own-jackpots', points: 120, seconds: 60, by: 'player' }],
      responses: {
        200: { description: 'All of it.', schema: z.object({ data: schemas.ownJackpotsSchema }) },
      },
      handler: async ({ player }) => ({
        status: 200,
        body: { data: await jackpots.own(player.playerId) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/winners',
      tag: 'jackpots',
      summary: 'The latest wins of real money that were larger than their stake, the newest first',
      auth: 'public',
      request: { query: schemas.winnersQuery },
      responses: {
        200: { description: 'As many as were asked for, or there are.', schema: winnerList },
        304: { description: 'The caller has it.' },
      },
      async handler({ query: { limit }, headers, requestId }) {
        const answer = await answers.of(`winners ${limit}`, async () => ({
          data: await jackpots.winners(limit),
        }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/winners/events',
      tag: 'jackpots',
      summary:
        'Server-Sent Events: `winners` (as GET /winners), the latest first and then new ones, resumable',
      auth: 'public',
      limits: [{ name: 'winners-events', points: 240, seconds: 60, by: 'address' }],
      responses: {
        200: {
          description: 'A stream that stays open. Each event has its name and its data as the schema says.',
          schema: schemas.winnersEventSchema,
          contentType: 'text/event-stream',
        },
      },
      errors: { 503: [API_CODES.serverError] },
      async handler({ address, headers, requestId, c }) {
        const { outgoing } = c.env as Partial<HttpBindings>;
        const body = await jackpots.openWinnersStream({
          address,
          resumeAfter: resumeAfterOf(headers),
          drop: () => outgoing?.destroy(),
        });
        return toStreamResponse(body, requestId);
      },
    }),
  ];
}
