import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { findCategory } from '@/lib/domain/game-categories';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import { toSafeMinor } from '@/lib/money/money';
import { metaOfPage, rowsOfPage } from '../kernel/listing';
import { route, type Route } from '../kernel/route';
import {
  contentOf,
  pointsOf,
  TOURNAMENT_SORTS,
  tournamentContentSchema,
  type TournamentContent,
  type TournamentFilter,
} from '../tournaments/service';
import * as kit from './list-kit';
import { countedRoundSchema, placeSchema, presentPlace } from './tournament-place-schemas';
import * as schemas from './tournament-schemas';
import type { TournamentsOfOffice } from './tournaments';

const MISSING = { 404: [API_CODES.notFound] };
const CHANGED = { ...MISSING, 409: [API_CODES.transactionStatus] };
const BODY = 256 * 1024;

const filterQuery = z.object({
  q: kit.textField().openapi({ description: 'Part of the name, or the id.', example: 'race' }),
  phase: schemas.phaseSchema.optional(),
  strategy: schemas.strategySchema.optional(),
  sort: z
    .enum(TOURNAMENT_SORTS)
    .default('starts')
    .openapi({ description: 'What the list is in the order of.', example: 'participants' }),
  order: kit.orderField('desc'),
});
const filterOf = ({
  q,
  order,
  ...rest
}: z.output<typeof filterQuery>): Omit<TournamentFilter, 'offset' | 'limit'> => ({
  text: q,
  phase: rest.phase,
  strategy: rest.strategy,
  sort: rest.sort,
  descending: order === 'desc',
});

const gamesQuery = z
  .object({
    theme: z
      .enum(Object.keys(GAME_THEMES) as GameTheme[])
      .optional()
      .openapi({ description: 'Of this theme.', example: 'egypt' }),
    category: z
      .string()
      .max(40)
      .refine((path) => findCategory(path) !== undefined, 'no such category')
      .optional()
      .openapi({ description: 'Or of this category, by its path.', example: 'megaways' }),
  })
  .refine(({ theme, category }) => (theme === undefined) !== (category === undefined), 'one of them');

const revisionField = z.int().openapi({
  description: 'The version that was looked at: nobody else’s change is written over.',
  example: 3,
});
const changeBody = z
  .object({ revision: revisionField, content: tournamentContentSchema.describe('As it is to be.') })
  .openapi('TournamentChange');
const publishBody = z.object({ revision: revisionField }).openapi('TournamentPublish');

/** Tournaments in a list, one of them with its places, and writing them. */
export const tournamentRoutes = ({
  tournamentsOfOffice: tournaments,
}: {
  tournamentsOfOffice: TournamentsOfOffice;
}): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/tournaments',
    tag: 'office',
    summary: 'Tournaments, drafts too, with their participants and what their prizes come to',
    auth: 'operator',
    permission: 'read:tournaments',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(schemas.listedTournamentSchema) } },
    async handler({ query }) {
      const body = await kit.pageOf(tournaments.desk.list, filterOf(query), query, schemas.presentListed);
      return { status: 200, body };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/tournaments',
    permission: 'export:tournaments',
    query: filterQuery,
    description: `At most ${kit.EXPORT_ROWS} rows. Amounts are minor units.`,
    table: (query, by) => tournaments.exportTournaments(filterOf(query), by),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/tournament-games',
    tag: 'office',
    summary: 'Games of a theme or of a category that are offered, the most played first, a hundred at most',
    auth: 'operator',
    permission: 'write:tournaments',
    limits: kit.watchLimits(),
    request: { query: gamesQuery },
    responses: {
      200: {
        description: 'Their ids',
        schema: z.object({
          data: z.array(z.string()).openapi({ description: 'Ids.', example: ['g101'] }),
        }),
      },
    },
    async handler({ query: { theme, category } }) {
      const of = theme === undefined ? { category: findCategory(category ?? '')?.id ?? 0 } : { theme };
      return { status: 200, body: { data: await tournaments.desk.gamesOf(of) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/tournaments',
    tag: 'office',
    summary: 'Begin a tournament',
    auth: 'operator',
    permission: 'write:tournaments',
    limits: kit.decisionLimits(),
    idempotent: true,
    bodyLimit: BODY,
    request: { body: tournamentContentSchema.openapi('TournamentContent') },
    responses: {
      201: {
        description: 'A draft',
        schema: z.object({ data: z.object({ id: schemas.tournamentId() }) }),
      },
    },
    handler: async ({ body, operator: { operatorId }, requestId }) => ({
      status: 201,
      body: { data: { id: await tournaments.desk.write(body, { operatorId, requestId }) } },
    }),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/tournaments/{id}',
    tag: 'office',
    summary:
      'One tournament: how it stands, its rules, what it lacks, what happened, and what its places came to',
    auth: 'operator',
    permission: 'read:tournaments',
    limits: kit.watchLimits(),
    request: { params: schemas.pathOfTournament },
    responses: {
      200: { description: 'The tournament', schema: z.object({ data: schemas.tournamentFileSchema }) },
    },
    errors: MISSING,
    async handler({ params: { id } }) {
      const { desk } = tournaments;
      const record = await desk.one(id);
      const [sums, asked, addresses, missing] = await Promise.all([
        desk.sums(id),
        tournaments.asked(id),
        tournaments.addressesOf([record.writtenBy, record.openedBy, record.releasedBy, record.stoppedBy]),
        record.phase === 'draft' ? desk.missing(contentOf(record) as TournamentContent) : {},
      ]);
      const data = schemas.presentFile(record, { sums, asked, addresses, missing });
      return { status: 200, body: { data } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/tournaments/{id}/places',
    tag: 'office',
    summary: 'Who stands where and gets what; or who has left, and why',
    auth: 'operator',
    permission: 'read:tournaments',
    limits: kit.watchLimits(),
    request: {
      params: schemas.pathOfTournament,
      query: z.object({
        q: kit
          .textField()
          .openapi({ description: 'Part of the address, or the whole id.', example: 'klein' }),
        who: z
          .enum(['in', 'out'])
          .default('in')
          .openapi({ description: 'Who takes part, or who has left.', example: 'in' }),
        ...kit.pageFields,
      }),
    },
    responses: { 200: { description: 'One page', schema: kit.listSchema(placeSchema) } },
    errors: MISSING,
    async handler({ params: { id }, query }) {
      const { state } = await tournaments.desk.one(id);
      const at = { page: query.page, perPage: query.per_page };
      const filter = {
        ...{ id, who: query.who, text: query.q, isFinal: state === 'counted' || state === 'paid' },
        ...rowsOfPage(at),
      };
      const [rows, total] = await Promise.all([
        tournaments.desk.places.rows(filter),
        tournaments.desk.places.count(filter),
      ]);
      const addresses = await tournaments.addressesOf(
        rows.flatMap(({ leftBy, corrections }) => [leftBy, ...corrections.map(({ by }) => by)]),
      );
      const data = rows.map(presentPlace(addresses));
      return { status: 200, body: { data, meta: metaOfPage(at, total) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/tournaments/{id}/players/{player}/rounds',
    tag: 'office',
    summary: 'How a place came about: rounds that count, and those that do not and why, the latest first',
    auth: 'operator',
    permission: 'read:tournaments',
    limits: kit.watchLimits(),
    request: { params: schemas.pathOfParticipant, query: z.object(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(countedRoundSchema) } },
    errors: MISSING,
    async handler({ params: { id, player }, query }) {
      const at = { page: query.page, perPage: query.per_page };
      const { rows, count } = await tournaments.desk.rounds(id, player, rowsOfPage(at));
      const data = rows.map(({ beganAt, staked, won, points, ...round }) => ({
        ...round,
        beganAt: beganAt.toISOString(),
        staked: toSafeMinor(staked),
        won: toSafeMinor(won),
        points: pointsOf(points),
      }));
      return { status: 200, body: { data, meta: metaOfPage(at, count) } };
    },
  }),
  route({
    method: 'put',
    path: '/api/office/v1/tournaments/{id}',
    tag: 'office',
    summary: 'Change a draft',
    auth: 'operator',
    permission: 'write:tournaments',
    limits: kit.decisionLimits(),
    bodyLimit: BODY,
    request: { params: schemas.pathOfTournament, body: changeBody },
    responses: { 204: { description: 'Saved' } },
    errors: CHANGED,
    async handler({ params: { id }, body, operator: { operatorId }, requestId }) {
      await tournaments.desk.change(id, body, { operatorId, requestId });
      return { status: 204 };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/tournaments/{id}/publish',
    tag: 'office',
    summary: 'Announce a draft that is whole; its rules stand from then on',
    auth: 'operator',
    permission: 'write:tournaments',
    limits: kit.decisionLimits(),
    request: { params: schemas.pathOfTournament, body: publishBody },
    responses: { 204: { description: 'Announced' } },
    errors: CHANGED,
    async handler({ params: { id }, body: { revision }, operator: { operatorId }, requestId }) {
      await tournaments.desk.publish(id, revision, { operatorId, requestId });
      return { status: 204 };
    },
  }),
];
