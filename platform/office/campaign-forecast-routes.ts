import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import {
  audienceFields,
  COST_SCOPES,
  FORECAST_BASES,
  FORECAST_DAYS,
  wholeOf,
  type BonusesService,
  type Forecast,
  type GroupSums,
} from '../bonuses/service';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import { campaignId, minor, moment, pathOfCampaign } from './campaign-schemas';
import * as kit from './list-kit';

const MISSING = { 404: [API_CODES.notFound] };
const count = (description: string, example: number) => z.int().openapi({ description, example });

const audienceBody = z
  .object({
    ...audienceFields,
    id: campaignId().nullable(),
    currencies: z
      .array(currencySchema)
      .min(1)
      .max(10)
      .openapi({ description: 'In which it is given.', example: ['EUR'] }),
  })
  .openapi('CampaignAudienceQuery');
const audienceSchema = z
  .object({
    players: count('Players whom it is for now, its share not taken off.', 4_120),
    inShare: count('Those of them who would have it.', 1_236),
    error: count(
      'How far the first may be off: 19 of 20 samples are within; 0 when everybody was looked at.',
      0,
    ),
    looked: count('Open accounts that were looked at.', 12_000),
    of: count('Open accounts in all.', 12_000),
    laws: z
      .array(
        z.object({
          country: z.string().openapi({ description: 'ISO 3166-1 alpha-2.', example: 'GB' }),
          mostWagering: count(
            'How many times its players may have to wager, of the bonus alone.',
            10,
          ).optional(),
          leastDays: count('How many days a bonus lives at least.', 60).optional(),
          firstPlayOnly: z.literal(true).optional().openapi({
            description: 'There where a player has one bonus, and only before the first play.',
            example: true,
          }),
          oneProduct: z.literal(true).optional().openapi({
            description: 'There where games of one type of product alone may count.',
            example: true,
          }),
        }),
      )
      .describe('Countries whose law says something of bonuses: their players get what it leaves.'),
  })
  .openapi('CampaignAudience');

const forecastSchema = z
  .object({
    basis: z.enum(FORECAST_BASES).openapi({
      description:
        '`play`: what players did. `most`: everybody whom it is for. `none`: what would have set it off is not kept.',
      example: 'play',
    }),
    from: moment(`The ${FORECAST_DAYS} days from here on were looked at.`),
    looked: count('Open accounts that were looked at.', 12_000),
    of: count('Open accounts in all.', 12_000),
    ended: count('Bonuses of a year whose time is over, by which the cost is reckoned.', 840),
    endedOf: z.enum(COST_SCOPES).openapi({
      description:
        'Of the campaign itself, of campaigns of its type, or of all: the first of which there are enough.',
      example: 'type',
    }),
    leftOut: count(
      'Players who would have got it, but for a law that lets them have one bonus before their first play.',
      0,
    ),
    isThin: z
      .boolean()
      .openapi({ description: 'Whether so few would have got it that it says little.', example: false }),
    sums: z
      .array(
        z.object({
          currency: currencySchema,
          players: count('Who would have got it.', 310),
          grants: count('How many bonuses.', 312),
          value: minor('Bonus money and free spins, if all of it had been taken.', 900_000),
          valueError: minor('How far that may be off: 19 of 20 such times are within.', 90_000),
          budgetDay: count(
            `On which of the ${FORECAST_DAYS} days its budget would have ended, if it had gone evenly; null when it was enough.`,
            41,
          ).nullable(),
          cost: minor(
            'What it would have cost within its budget; null when too few bonuses have ended.',
            400_000,
          ).nullable(),
          costError: minor('How far that may be off.', 60_000).nullable(),
        }),
      )
      .describe('By currency.'),
  })
  .openapi('CampaignForecast');
const presentForecast = ({ from, ...forecast }: Forecast) => ({ ...forecast, from: from.toISOString() });

const groupSchema = z
  .object({
    currency: currencySchema,
    isIn: z.boolean().openapi({ description: 'Whether they are of those who have it.', example: true }),
    players: count('How many they are.', 1_236),
    depositors: count('Who of them has paid in since it was started.', 300),
    deposited: minor('What they have paid in.', 5_000_000),
    ngr: minor('Real money that play took less what it brought, less bonus money that became real.', 900_000),
    ngrEach: minor('The same for each of them.', 728),
    ngrEachError: minor('How far that may be off: 19 of 20 such groups are within.', 120),
  })
  .openapi('CampaignGroup');
const presentGroup = (group: GroupSums) => group;

/** For whom a campaign would be, what it would have cost, and what came of its share. */
export const campaignForecastRoutes = ({ campaigns }: Pick<BonusesService, 'campaigns'>): Route[] => [
  route({
    method: 'post',
    path: '/api/office/v1/campaign-audience',
    tag: 'office',
    summary: 'How many players a campaign would be for now',
    description:
      'Looks at each open account; with more than 20,000 of them at a sample of that size, and says how far off that may be.',
    auth: 'operator',
    permission: 'write:campaigns',
    limits: [{ name: 'office-audience', points: 60, seconds: 60, by: 'operator' as const }],
    bodyLimit: 64 * 1024,
    request: { body: audienceBody },
    responses: { 200: { description: 'The audience', schema: z.object({ data: audienceSchema }) } },
    async handler({ body }) {
      const found = await campaigns.audience(body);
      const { players, error } = wholeOf(found.players.length, found);
      const inShare = wholeOf(found.players.filter(({ isIn }) => isIn).length, found).players;
      const data = {
        players,
        inShare,
        error,
        looked: found.looked,
        of: found.of,
        laws: campaigns.writing.laws().map(({ code: _code, ...law }) => law),
      };
      return { status: 200, body: { data } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/campaigns/{id}/forecast',
    tag: 'office',
    summary: 'What a campaign would have given and cost in the last ninety days',
    auth: 'operator',
    permission: 'read:campaigns',
    limits: [{ name: 'office-forecast', points: 10, seconds: 60, by: 'operator' as const }],
    request: { params: pathOfCampaign },
    responses: { 200: { description: 'The forecast', schema: z.object({ data: forecastSchema }) } },
    errors: { ...MISSING, 409: [API_CODES.transactionStatus] },
    handler: async ({ params: { id } }) => ({
      status: 200,
      body: { data: presentForecast(await campaigns.forecast(id)) },
    }),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/campaigns/{id}/groups',
    tag: 'office',
    summary: 'Both sides of a campaign that a share of its segment has, beside each other',
    auth: 'operator',
    permission: 'read:campaigns',
    limits: kit.watchLimits(),
    request: { params: pathOfCampaign },
    responses: {
      200: {
        description: 'By currency; empty for one that everybody has',
        schema: z.object({
          data: z.array(groupSchema),
          meta: z
            .object({
              looked: count('Open accounts that were looked at: with fewer than all it is a sample.', 20_000),
              of: count('Open accounts.', 120_000),
            })
            .describe('On what it rests.'),
        }),
      },
    },
    async handler({ params: { id } }) {
      const { groups, ...meta } = await campaigns.groups(id);
      return { status: 200, body: { data: groups.map(presentGroup), meta } };
    },
  }),
];
