import { z } from '@hono/zod-openapi';
import { byCurrency } from '../../kernel/schemas';
import { boardSchema, detailsSchema, ownPlaceSchema, tournamentSchema } from '../schemas';

export const networkParams = z.object({
  code: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .openapi({ description: 'Code of the studio’s tournament.', example: 'reel-masters-2026-11-30' }),
});

const when = {
  toldAt: z.iso.datetime().nullable().openapi({
    description: 'When the studio told it; null before it ever did.',
    example: '2026-11-30T10:00:00.000Z',
  }),
  isCurrent: z
    .boolean()
    .openapi({ description: 'Whether the studio answers; else this is what it told last.', example: true }),
};

const {
  status,
  image,
  gradient_color,
  dateStart,
  dateEnd,
  strategy,
  minLevel,
  minimumBet,
  winners,
  gamesCount,
  games,
} = tournamentSchema.shape;

/** SPEC §3. */
export const networkSchema = z
  .object({
    id: z.string().openapi({
      description: 'Apart from ids of the casino’s own.',
      example: 'network:reel-masters-2026-11-30',
    }),
    code: z.string().openapi({ description: 'As the studio calls it.', example: 'reel-masters-2026-11-30' }),
    status,
    title: z.string().openapi({ description: 'What it is called.', example: 'Reel Masters' }),
    description: z.string().openapi({ description: 'In a sentence or two.', example: 'A week of slots.' }),
    image,
    imageMobile: z
      .string()
      .openapi({ description: 'The same for small screens.', example: '/art/scenes/network-reels' }),
    gradient_color,
    ...{ dateStart, dateEnd, strategy, minLevel, minimumBet, winners },
    prize: z
      .object({
        amount: byCurrency,
        freeSpins: z.int().openapi({ description: 'Free spins of all places.', example: 0 }),
        points: z.int().openapi({ description: 'Experience points of all places.', example: 0 }),
      })
      .openapi({ description: 'What all places get together.' }),
    gamesCount,
    games,
  })
  .openapi('NetworkTournament');

export const networkDetailsSchema = networkSchema
  .extend({
    games: detailsSchema.shape.games,
    prizes: detailsSchema.shape.prizes,
    ...when,
    toldAt: z.iso
      .datetime()
      .openapi({ description: 'When the studio told it.', example: '2026-11-30T10:00:00.000Z' }),
  })
  .openapi('NetworkTournamentDetails');

export const networkListSchema = z
  .object({
    active: z.array(networkSchema).openapi({ description: 'The newest first.' }),
    upcoming: z.array(networkSchema).openapi({ description: 'The next one first.' }),
    completed: z.array(networkSchema).openapi({ description: 'The last one to end first.' }),
    ...when,
  })
  .openapi('NetworkTournaments');

export const networkBoardSchema = boardSchema.extend(when).openapi('NetworkLeaderboard');

export const networkBoardEventSchema = z
  .union([
    z.object({ event: z.literal('board'), data: networkBoardSchema }),
    z.object({ event: z.literal('own'), data: ownPlaceSchema.pick({ place: true, points: true }) }),
  ])
  .openapi('NetworkLeaderboardEvent');

export const networkPlaceSchema = ownPlaceSchema
  .extend({ isCurrent: when.isCurrent })
  .openapi('OwnNetworkPlace');

export const networkJoinedSchema = networkSchema
  .extend({ joinedAt: z.iso.datetime() })
  .openapi('JoinedNetworkTournament');

export const networkParticipationSchema = z.object({ code: z.string(), joinedAt: z.iso.datetime() });
