import { z } from '@hono/zod-openapi';
import {
  ROUND_VERDICTS,
  TOURNAMENT_ENTRIES,
  TOURNAMENT_STATES,
  TOURNAMENT_STRATEGIES,
  WITHHELD,
} from '@/lib/domain/tournaments';
import { TOURNAMENT_LISTS, TOURNAMENT_STATUSES } from './lists';
import { byCurrency, languageQuery, pageMetaSchema } from '../kernel/schemas';

export const listQuery = languageQuery.extend({ status: z.enum(TOURNAMENT_LISTS).default('active') });
export const tournamentParams = z.object({ id: z.string().regex(/^[a-z0-9-]{1,64}$/) });

const gameSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  gradient_color: z.string(),
  geo_link: z.string(),
});

/** SPEC §3. */
export const tournamentSchema = z
  .object({
    id: z.string(),
    status: z.enum(TOURNAMENT_STATUSES),
    name: z.string(),
    descriptionShort: z.string(),
    image: z.string().openapi({ description: 'Path on this site, without its ending.' }),
    gradient_color: z.string(),
    dateStart: z.iso.datetime(),
    dateEnd: z.iso.datetime().openapi({ description: 'Exclusive.' }),
    strategy: z.enum(TOURNAMENT_STRATEGIES).openapi({ description: 'How rounds count.' }),
    entry: z
      .enum(TOURNAMENT_ENTRIES)
      .openapi({ description: 'Whether players join, or everybody takes part.' }),
    minLevel: z
      .int()
      .nullable()
      .openapi({ description: 'The VIP level from which somebody may take part.', example: null }),
    minimumBet: byCurrency,
    maximumBet: byCurrency.openapi({ description: 'A currency that is left out has no upper bound.' }),
    winners: z.int().openapi({ description: 'How many places win.' }),
    fullPrizePool: z.object({ amount: byCurrency }),
    freespinPool: z.int(),
    pointsPool: z.int(),
    gamesCount: z.int(),
    games: z.array(gameSchema).openapi({ description: 'The first of those that count.' }),
  })
  .openapi('Tournament');

export const detailsSchema = tournamentSchema
  .extend({
    state: z.enum(TOURNAMENT_STATES).openapi({ description: 'How far it has come.', example: 'open' }),
    countries: z.array(z.string()).openapi({ description: 'Whose players take part; none means all.' }),
    games: z.array(gameSchema).openapi({ description: 'All that count.' }),
    prizes: z
      .array(
        z.object({
          placeFrom: z.int(),
          placeTo: z.int(),
          amount: byCurrency,
          freeSpins: z.int(),
          points: z.int(),
        }),
      )
      .openapi({ description: 'What the places from one to another get, each of them.' }),
  })
  .openapi('TournamentDetails');

export const joinedSchema = tournamentSchema
  .extend({ joinedAt: z.iso.datetime() })
  .openapi('JoinedTournament');

export const participationSchema = z.object({ tournamentId: z.string(), joinedAt: z.iso.datetime() });

const points = z.number().openapi({ description: 'With two decimals at most.', example: 12.34 });
const place = z.int().openapi({ description: 'From 1.', example: 14 });
const ownPlace = place.nullable().openapi({ description: 'From 1; null without points.', example: 14 });
const flag = (description: string) => z.boolean().openapi({ description, example: false });
const count = (description: string, example: number) => z.int().openapi({ description, example });
const moment = (description: string) =>
  z.iso.datetime().openapi({ description, example: '2026-11-30T10:00:00.000Z' });

const lineSchema = z
  .object({
    place,
    name: z.string().openapi({
      description: 'Ten characters at most, or hidden but for its beginning.',
      example: 'kettle_b',
    }),
    points,
  })
  .openapi('LeaderboardLine');

export const boardSchema = z
  .object({
    isFinal: flag('Whether the places stand.'),
    participants: count('How many take part.', 2_316),
    lines: z.array(lineSchema).openapi({ description: 'The first hundred.' }),
  })
  .openapi('Leaderboard');

export const boardEventSchema = z
  .union([
    z.object({ event: z.literal('board'), data: boardSchema }),
    z.object({ event: z.literal('own'), data: z.object({ place: ownPlace, points }) }),
  ])
  .openapi('LeaderboardEvent');

export const ownPlaceSchema = z
  .object({
    place: ownPlace,
    points,
    rounds: count('That count.', 120),
    joinedAt: moment('Since when the player takes part; null for one who has left.').nullable(),
    neighbours: z.array(lineSchema).openapi({ description: 'Just before and just behind.' }),
    toNext: points.nullable().openapi({ description: 'Missing to the next place; null for the first.' }),
    nextPrize: z
      .object({ place, missing: points })
      .nullable()
      .openapi({ description: 'The nearest place with a better prize, and what is missing to it.' }),
    isNameHidden: flag('Whether leaderboards hide the name.'),
    result: z
      .object({
        settledAt: moment(
          'When the prize was given; null while it is owed, or for a place without one.',
        ).nullable(),
        withheld: z
          .enum(WITHHELD)
          .nullable()
          .openapi({ description: 'Why something of the prize was not given.', example: null }),
        amount: z
          .object({
            amount: z.int().openapi({ description: 'Minor units.', example: 4_000 }),
            currency: z.string().openapi({ description: 'ISO 4217.', example: 'EUR' }),
          })
          .nullable()
          .openapi({ description: 'Money that was paid; null without any.' }),
        freeSpins: count('Free spins that were given.', 2),
        points: count('Experience points that were given.', 20),
      })
      .nullable()
      .openapi({ description: 'What the place brought, once the places are final.' }),
  })
  .openapi('OwnTournamentPlace');

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(2_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
});

export const roundsSchema = z.object({
  data: z.array(
    z
      .object({
        roundId: z.string().openapi({ description: 'As the studio calls it.', example: 'r-81c2' }),
        gameId: z.string(),
        currency: z.string().openapi({ description: 'ISO 4217.', example: 'EUR' }),
        beganAt: moment('When its first stake was made.'),
        staked: z.int().openapi({ description: 'Less what was given back. Minor units.', example: 100 }),
        won: z.int().openapi({ description: 'Minor units.', example: 250 }),
        isOpen: flag('Whether it goes on.'),
        verdict: z
          .enum(ROUND_VERDICTS)
          .openapi({ description: 'Whether it counts, and why not.', example: 'counts' }),
        points,
      })
      .openapi('TournamentRound'),
  ),
  meta: pageMetaSchema,
});

export const nameBody = z
  .object({ isHidden: flag('Whether leaderboards hide the name.') })
  .openapi('LeaderboardName');
