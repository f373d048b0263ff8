import { z } from '@hono/zod-openapi';
import { TOURNAMENT_LISTS, TOURNAMENT_STATUSES } from './lists';
import { byCurrency, languageQuery } from '../kernel/schemas';

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
    minimumBet: byCurrency,
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
