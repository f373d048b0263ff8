import { z } from '@hono/zod-openapi';
import { GAME_ID } from '@/lib/domain/game-id';
import { exactReturn, stakesOf } from '@/lib/domain/game-maths';
import { slotByFacts } from '@/lib/domain/slot-models';
import { DESK_STATES, type DeskGame } from '../games/service';

const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const euros = (description: string, example: number) =>
  z.int().openapi({
    description: `${description} All currencies, in euro at the rates of now. Minor units.`,
    example,
  });

export const gameField = () =>
  z.string().regex(GAME_ID).openapi({ description: 'Id of the game.', example: 'g107' });
export const studioField = () =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .openapi({ description: 'Id of the studio.', example: 12 });
export const stateField = () =>
  z.enum(DESK_STATES).openapi({
    description:
      '`no_engine` while no studio plays games of its kind, `dropped` when the catalogue has it no longer.',
    example: 'offered',
  });
export const closureKind = () =>
  z
    .enum(['maintenance', 'withdrawn'])
    .openapi({ description: 'For a while, or for good.', example: 'maintenance' });

const closureFields = {
  kind: closureKind(),
  reason: text('Why, for colleagues.', 'Wrong paytable.'),
  by: text('Address of the operator, or their id when it is not known here.', 'jonas@parlour.example'),
  at: moment('Since when.'),
  until: moment('When it opens by itself; null while nobody knows.').nullable(),
};
const closureSchema = z
  .object({
    of: z
      .enum(['game', 'studio'])
      .openapi({ description: 'Whether the game alone is closed, or its studio.', example: 'game' }),
    ...closureFields,
  })
  .openapi('GameClosure');

export const listedGameSchema = z
  .object({
    id: gameField(),
    name: text('Its name.', 'Scarab of Nefer'),
    path: text('Path of its page, without language prefix.', '/game/scarab-of-nefer'),
    studioId: studioField(),
    studio: text('Who made it.', 'Copper Owl'),
    kind: text('What plays it: the engine.', 'slot'),
    model: z
      .string()
      .nullable()
      .openapi({ description: 'Of reels: which sort; null of others.', example: 'megaways' }),
    returned: z.int().openapi({
      description: 'What it gives back in the long run, millionths of a stake.',
      example: 965_000,
    }),
    stakeMin: z
      .int()
      .nullable()
      .openapi({ description: 'The lowest stake, euro. Minor units.', example: 20 }),
    stakeMax: z
      .int()
      .nullable()
      .openapi({ description: 'The highest stake, euro. Minor units.', example: 10_000 }),
    state: stateField(),
    closures: z.array(closureSchema).describe('Its own first, then its studio’s.'),
    rounds: z.int().openapi({
      description: 'Rounds that ended within the last seven days, today included.',
      example: 812,
    }),
    staked: euros('What was staked in those days.', 162_400),
    won: euros('What was won in them.', 155_100),
  })
  .openapi('ListedGame');

export const studioSchema = z
  .object({
    id: studioField(),
    name: text('Its name.', 'Copper Owl'),
    games: z.int().openapi({ description: 'Its games.', example: 120 }),
    offered: z.int().openapi({ description: 'Those that can be played.', example: 118 }),
    closure: z
      .object(closureFields)
      .nullable()
      .openapi({
        description: 'By whom and why it is closed; null when it is not.',
        example: {
          kind: 'maintenance',
          reason: 'Its server moves.',
          by: 'jonas@parlour.example',
          at: '2026-11-24T15:04:05.000Z',
          until: '2026-11-24T18:00:00.000Z',
        },
      }),
  })
  .openapi('ListedStudio');

export const blockedPlayerSchema = z
  .object({
    playerId: z
      .uuid()
      .openapi({ description: 'Id of the player.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
    reason: text('Why, for colleagues.', 'Asked for it by letter.'),
    by: text('Address of the operator, or their id when it is not known here.', 'jonas@parlour.example'),
    at: moment('Since when.'),
  })
  .openapi('BlockedPlayer');

interface Told {
  kind: 'maintenance' | 'withdrawn';
  reason: string;
  operator: string;
  closedAt: Date;
  until: Date | null;
}
export const presentClosure = ({ kind, reason, operator, closedAt, until }: Told, email?: string | null) => ({
  kind,
  reason,
  by: email ?? operator,
  at: closedAt.toISOString(),
  until: until?.toISOString() ?? null,
});

export const presentGame = (row: DeskGame & { addresses: ReadonlyMap<string, string> }) => {
  const { game, closures, state, rounds, staked, won } = row;
  const stakes = game.live ? { min: game.live.limitMin, max: game.live.limitMax } : stakesOf(game);
  return {
    id: game.id,
    name: game.name,
    path: game.geo_link,
    studioId: game.providerId,
    studio: game.providerName,
    kind: row.kind,
    model: game.lines > 0 ? (slotByFacts(game)?.model ?? 'lines') : null,
    returned: exactReturn(game),
    stakeMin: stakes?.min ?? null,
    stakeMax: stakes?.max ?? null,
    state,
    closures: closures.map(({ of, ...one }) => ({
      of,
      ...presentClosure(one, row.addresses.get(one.operator)),
    })),
    rounds,
    staked,
    won,
  };
};
