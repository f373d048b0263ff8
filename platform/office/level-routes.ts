import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { LEVEL_CODES } from '@/lib/domain/loyalty';
import { route, type Route } from '../kernel/route';
import { STANDING_SORTS, type StandingFilter } from '../loyalty/service';
import type { LevelsOfOffice } from './levels';
import * as schemas from './level-schemas';
import * as kit from './list-kit';
import { pathOfPlayer } from './schemas';

const DAY_MS = 24 * 60 * 60 * 1000;

const filterQuery = z.object({
  q: kit.textField(),
  level: z
    .enum([...LEVEL_CODES, 'none'])
    .optional()
    .openapi({
      description: 'On this level; `none` is below the first.',
      example: 'regular',
    }),
  manager: z.string().trim().min(1).max(80).optional().openapi({
    description: 'On a level whose personal manager is called so.',
    example: 'Ines',
  }),
  rose: z.enum(['7', '30']).optional().openapi({
    description: 'Came to a level for the first time in the last days.',
    example: '7',
  }),
  held: z
    .enum(['yes', 'no'])
    .optional()
    .openapi({ description: 'Whether the level is held although the points have fallen.', example: 'yes' }),
  sort: z
    .enum(STANDING_SORTS)
    .default('points')
    .openapi({ description: 'What the list is in the order of.', example: 'rose' }),
  order: kit.orderField('desc'),
});

/** Levels of players, who rose, and points with their reasons. */
export const levelRoutes = (
  { clock }: { clock: { now(): Date } },
  { levelsOfOffice: levels }: { levelsOfOffice: LevelsOfOffice },
): Route[] => {
  const filterOf = async ({
    q,
    level,
    manager,
    rose,
    held,
    sort,
    order,
  }: z.output<typeof filterQuery>): Promise<Omit<StandingFilter, 'offset' | 'limit'>> => {
    const wanted = level === undefined ? undefined : [level === 'none' ? null : level];
    const managed = manager === undefined ? undefined : await levels.levelsOfManager(manager);
    return {
      ...{ text: q, sort, descending: order === 'desc' },
      levels: wanted && managed ? wanted.filter((one) => one && managed.includes(one)) : (wanted ?? managed),
      roseAfter: rose === undefined ? undefined : new Date(clock.now().getTime() - Number(rose) * DAY_MS),
      held: held === undefined ? undefined : held === 'yes',
    };
  };
  return [
    route({
      method: 'get',
      path: '/api/office/v1/levels',
      tag: 'office',
      summary: 'The levels that hold, who is on them, and points by reason and month',
      auth: 'operator',
      permission: 'read:levels',
      limits: kit.watchLimits(),
      responses: {
        200: { description: 'All of it', schema: z.object({ data: schemas.levelsOverviewSchema }) },
      },
      handler: async () => ({
        status: 200,
        body: { data: schemas.presentLevels(await levels.overview()) },
      }),
    }),
    route({
      method: 'get',
      path: '/api/office/v1/levels/players',
      tag: 'office',
      summary: 'Players with their levels and points',
      description:
        'As their points were last looked at: at most a minute ago, or by the version before while a new one goes through everybody.',
      auth: 'operator',
      permission: 'read:levels',
      limits: kit.watchLimits(),
      request: { query: filterQuery.extend(kit.pageFields) },
      responses: { 200: { description: 'One page', schema: kit.listSchema(schemas.standingSchema) } },
      async handler({ query }) {
        const filter = await filterOf(query);
        return {
          status: 200,
          body: await kit.pageOf(levels.standings, filter, query, schemas.presentStanding),
        };
      },
    }),
    kit.csvRoute({
      list: '/api/office/v1/levels/players',
      permission: 'export:levels',
      query: filterQuery,
      table: async (query, by) => levels.exportStandings(await filterOf(query), by),
    }),
    route({
      method: 'get',
      path: '/api/office/v1/players/{id}/loyalty',
      tag: 'office',
      summary: 'A player’s level and points, and why they changed',
      auth: 'operator',
      permission: 'read:levels',
      limits: kit.watchLimits(),
      request: { params: pathOfPlayer },
      responses: {
        200: { description: 'The standing', schema: z.object({ data: schemas.playerLoyaltySchema }) },
      },
      errors: { 404: [API_CODES.notFound] },
      handler: async ({ params: { id } }) => ({
        status: 200,
        body: { data: schemas.presentPlayerLoyalty(await levels.of(id)) },
      }),
    }),
    route({
      method: 'post',
      path: '/api/office/v1/players/{id}/points-corrections',
      tag: 'office',
      summary: 'Ask a colleague to agree to giving or taking points',
      description: 'Nothing changes before somebody else agrees. A level is held as the programme says.',
      auth: 'operator',
      permission: 'correct:points',
      limits: kit.decisionLimits(),
      idempotent: true,
      request: { params: pathOfPlayer, body: schemas.correctionBody },
      responses: {
        200: {
          description: 'Asked for',
          schema: z.object({
            data: z.object({
              request: z.uuid().openapi({
                description: 'The request that a colleague has to agree to.',
                example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
              }),
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
        const { points, reason } = body;
        const by = { operator, requestId, key: idempotencyKey ?? requestId };
        const request = await levels.ask({ playerId, points }, reason, by);
        return { status: 200, body: { data: { request } } };
      },
    }),
  ];
};
