import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { CATEGORY_ID, findCategory } from '@/lib/domain/game-categories';
import { DESK_SORTS, type ClosureTarget, type DeskFilter } from '../games/service';
import { route, type Route } from '../kernel/route';
import * as schemas from './game-schemas';
import type { GamesOfOffice } from './games';
import * as kit from './list-kit';
import { reasonField } from './schemas';

const filterQuery = z.object({
  q: kit
    .textField()
    .openapi({ description: 'Part of the name, or the whole id, of a game.', example: 'scarab' }),
  category: z
    .string()
    .max(40)
    .refine((path) => findCategory(path) !== undefined, 'no such category')
    .optional()
    .openapi({ description: 'Path or id of a category.', example: 'megaways' }),
  studio: schemas.studioField().optional(),
  state: schemas.stateField().optional(),
  sort: z
    .enum(DESK_SORTS)
    .default('popularity')
    .openapi({ description: 'What the list is in the order of.', example: 'staked' }),
  order: kit.orderField('asc'),
});

const filterOf = (query: z.output<typeof filterQuery>): Omit<DeskFilter, 'offset' | 'limit'> => {
  const category = query.category === undefined ? undefined : findCategory(query.category)?.id;
  return {
    text: query.q,
    category: category === CATEGORY_ID.all ? undefined : category,
    studio: query.studio,
    state: query.state,
    sort: query.sort,
    descending: query.order === 'desc',
  };
};

/** Of a game or of a studio: one of them is named. */
const targetFields = {
  game: schemas.gameField().optional(),
  studio: schemas.studioField().optional(),
};
const isOne = ({ game, studio }: { game?: string | undefined; studio?: number | undefined }) =>
  (game === undefined) !== (studio === undefined);
const targetOf = ({
  game,
  studio,
}: {
  game?: string | undefined;
  studio?: number | undefined;
}): ClosureTarget => (game === undefined ? { studio: studio ?? 0 } : { game });

/** The catalogue, and what is closed of it. */
export const gameRoutes = ({ gamesOfOffice: games }: { gamesOfOffice: GamesOfOffice }): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/games',
    tag: 'office',
    summary: 'Games with engine, return, limits, how they stand and what was played of them lately',
    auth: 'operator',
    permission: 'read:games',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(schemas.listedGameSchema) } },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(games.list, filterOf(query), query, schemas.presentGame) };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/games',
    permission: 'export:games',
    query: filterQuery,
    table: (query, by) => games.exportGames(filterOf(query), by),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/games/{id}/blocks',
    tag: 'office',
    summary: 'Players for whom a game is blocked, the latest first, a hundred at most',
    auth: 'operator',
    permission: 'read:players',
    limits: kit.watchLimits(),
    request: { params: z.object({ id: schemas.gameField() }) },
    responses: {
      200: { description: 'Players', schema: z.object({ data: z.array(schemas.blockedPlayerSchema) }) },
    },
    async handler({ params: { id } }) {
      const rows = await games.blocksOf(id);
      const data = rows.map(({ playerId, reason, operator, operatorEmail, blockedAt }) => ({
        playerId,
        reason,
        by: operatorEmail ?? operator,
        at: blockedAt.toISOString(),
      }));
      return { status: 200, body: { data } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/studios',
    tag: 'office',
    summary: 'Studios by name, with their games and whether they are closed',
    auth: 'operator',
    permission: 'read:games',
    limits: kit.watchLimits(),
    responses: {
      200: { description: 'All of them', schema: z.object({ data: z.array(schemas.studioSchema) }) },
    },
    async handler() {
      const rows = await games.studios();
      const data = rows.map(({ closure, operatorEmail, ...row }) => ({
        ...row,
        closure: closure && schemas.presentClosure(closure, operatorEmail),
      }));
      return { status: 200, body: { data } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/game-closures',
    tag: 'office',
    summary: 'Close a game or a studio, for a while or for good: no new round begins, and open ones go on',
    auth: 'operator',
    permission: 'change:games',
    limits: kit.decisionLimits(),
    request: {
      body: z
        .object({
          ...targetFields,
          kind: schemas.closureKind(),
          until: z.iso.datetime().nullable().default(null).openapi({
            description: 'When a maintenance ends by itself; null while nobody knows. ISO 8601, UTC.',
            example: '2026-11-24T18:00:00.000Z',
          }),
          reason: reasonField,
        })
        .refine(isOne, 'a game or a studio')
        .openapi('CloseGame'),
    },
    responses: { 204: { description: 'Closed' } },
    errors: { 404: [API_CODES.notFound], 409: [API_CODES.wrongData] },
    async handler({ body: { kind, until, reason, ...target }, operator, requestId }) {
      await games.close(
        { ...targetOf(target), kind, until: until === null ? null : new Date(until) },
        { operator, reason, requestId },
      );
      return { status: 204 };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/game-closures/lift',
    tag: 'office',
    summary: 'End a maintenance; of what is withdrawn, ask a colleague to agree',
    auth: 'operator',
    permission: 'change:games',
    limits: kit.decisionLimits(),
    request: {
      body: z
        .object({ ...targetFields, reason: reasonField })
        .refine(isOne, 'a game or a studio')
        .openapi('OpenGame'),
    },
    responses: {
      200: {
        description: 'Open, or asked for',
        schema: z.object({
          data: z.object({
            request: z.uuid().nullable().openapi({
              description: 'The request that a colleague has to agree to; null when it is open.',
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
    async handler({ body: { reason, ...target }, operator, requestId }) {
      const request = await games.open(targetOf(target), { operator, reason, requestId });
      return { status: 200, body: { data: { request } } };
    },
  }),
];
