import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { GAME_ID } from '@/lib/domain/game-id';
import type { GamesService } from '../games/service';
import { route, type Route } from '../kernel/route';
import type { Kernel } from '../kernel/kernel';
import type { OperatorsService } from '../operators/service';
import * as kit from './list-kit';
import { pathOfPlayer, reasonBody, reasonField } from './schemas';
import type { OfficeService } from './types';

const gameField = () =>
  z.string().regex(GAME_ID).openapi({ description: 'Id of the game.', example: 'g107' });

const blockSchema = z
  .object({
    gameId: gameField(),
    game: z.string().openapi({ description: 'Its name.', example: 'Scarab of Nefer' }),
    reason: z.string().openapi({ description: 'Why, for colleagues.', example: 'Asked for it by letter.' }),
    operator: z.string().openapi({ description: 'Id of the operator, of the CMS.', example: '1' }),
    operatorEmail: z.string().nullable().openapi({
      description: 'Address of the operator; null for one who is not known here.',
      example: 'jonas@parlour.example',
    }),
    blockedAt: z.iso
      .datetime()
      .openapi({ description: 'Since when. ISO 8601, UTC.', example: '2026-11-24T15:04:05.000Z' }),
  })
  .openapi('GameBlock');

/** Single games that a player may not open. */
export const gameBlockRoutes = (
  { db }: Pick<Kernel, 'db'>,
  {
    games,
    office,
    operators,
  }: {
    games: Pick<GamesService, 'blocks'>;
    office: Pick<OfficeService, 'player'>;
    operators: Pick<OperatorsService, 'addressesOf'>;
  },
): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/players/{id}/game-blocks',
    tag: 'office',
    summary: 'Games that are blocked for a player, the latest first',
    auth: 'operator',
    permission: 'read:players',
    limits: kit.watchLimits(),
    request: { params: pathOfPlayer },
    responses: { 200: { description: 'Games', schema: z.object({ data: z.array(blockSchema) }) } },
    async handler({ params: { id } }) {
      const rows = await games.blocks.of(id);
      const emails = await operators.addressesOf(db, [...new Set(rows.map(({ operator }) => operator))]);
      const data = rows.map(({ blockedAt, ...row }) => ({
        ...row,
        operatorEmail: emails.get(row.operator) ?? null,
        blockedAt: blockedAt.toISOString(),
      }));
      return { status: 200, body: { data } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/game-blocks',
    tag: 'office',
    summary: 'Block a game for a player: it is ended where it is open, and opens no more',
    auth: 'operator',
    permission: 'block:players',
    limits: kit.decisionLimits(),
    request: {
      params: pathOfPlayer,
      body: z.object({ gameId: gameField(), reason: reasonField }).openapi('BlockGame'),
    },
    responses: { 204: { description: 'Blocked' } },
    errors: { 404: [API_CODES.notFound], 409: [API_CODES.wrongData] },
    async handler({ params: { id }, body, operator: { operatorId }, requestId }) {
      await office.player(id);
      await games.blocks.block({ playerId: id, ...body }, { operatorId, requestId });
      return { status: 204 };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/game-blocks/{game}/lift',
    tag: 'office',
    summary: 'Let a player open a game again',
    auth: 'operator',
    permission: 'unblock:players',
    limits: kit.decisionLimits(),
    request: { params: pathOfPlayer.extend({ game: gameField() }), body: reasonBody },
    responses: { 204: { description: 'Lifted' } },
    errors: { 404: [API_CODES.notFound] },
    async handler({ params: { id, game }, body: { reason }, operator: { operatorId }, requestId }) {
      await games.blocks.lift({ playerId: id, gameId: game, reason }, { operatorId, requestId });
      return { status: 204 };
    },
  }),
];
