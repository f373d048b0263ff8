import { z } from '@hono/zod-openapi';
import {
  ROUND_VERDICTS,
  TOURNAMENT_ENTRIES,
  TOURNAMENT_STATES,
  TOURNAMENT_STRATEGIES,
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
    minLevel: z.int().nullable().openapi({ description: 'The VIP level from which somebody may take part.' }),
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
    state: z.enum(TOURNAMENT_STATES),
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
const lineSchema = z
  .object({
    place: z.int(),
    name: z.string().openapi({ description: 'Ten characters at most, or hidden but for its beginning.' }),
    points,
  })
  .openapi('LeaderboardLine');

export const boardSchema = z
  .object({
    isFinal: z.boolean(),
    participants: z.int(),
    lines: z.array(lineSchema).openapi({ description: 'The first hundred.' }),
  })
  .openapi('Leaderboard');

export const boardEventSchema = z
  .union([
    z.object({ event: z.literal('board'), data: boardSchema }),
    z.object({ event: z.literal('own'), data: z.object({ place: z.int().nullable(), points }) }),
  ])
  .openapi('LeaderboardEvent');

export const ownPlaceSchema = z
  .object({
    place: z.int().nullable().openapi({ description: 'null without points' }),
    points,
    rounds: z.int().openapi({ description: 'That count.' }),
    joinedAt: z.iso.datetime().nullable(),
    neighbours: z.array(lineSchema).openapi({ description: 'Just before and just behind.' }),
    toNext: points.nullable().openapi({ description: 'Missing to the next place; null for the first.' }),
    nextPrize: z
      .object({ place: z.int(), missing: points })
      .nullable()
      .openapi({ description: 'The nearest place with a better prize, and what is missing to it.' }),
    isNameHidden: z.boolean(),
    result: z
      .object({
        settledAt: z.iso.datetime().nullable(),
        withheld: z.enum(['account', 'currency', 'spins']).nullable(),
        amount: z.object({ amount: z.int(), currency: z.string() }).nullable(),
        freeSpins: z.int(),
        points: z.int(),
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
        roundId: z.string(),
        gameId: z.string(),
        currency: z.string(),
        beganAt: z.iso.datetime(),
        staked: z.int().openapi({ description: 'Less what was given back. Minor units.' }),
        won: z.int(),
        isOpen: z.boolean(),
        verdict: z.enum(ROUND_VERDICTS),
        points,
      })
      .openapi('TournamentRound'),
  ),
  meta: pageMetaSchema,
});

export const nameBody = z.object({ isHidden: z.boolean() }).openapi('LeaderboardName');
