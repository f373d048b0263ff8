import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import * as kit from './list-kit';
import { reasonBody, reasonField, wordsField } from './schemas';
import { correctionBody } from './tournament-place-schemas';
import { pathOfTournament } from './tournament-schemas';
import type { TournamentsOfOffice } from './tournaments';

const CHANGED = { 404: [API_CODES.notFound], 409: [API_CODES.transactionStatus] };

const words = () => z.string().trim().min(1).max(500);
const stopBody = z
  .object({
    reason: reasonField,
    words: z
      .strictObject({
        en: words().openapi({ description: 'In English.', example: 'One of its games was faulty.' }),
        de: words()
          .optional()
          .openapi({ description: 'In German.', example: 'Eines der Spiele war fehlerhaft.' }),
        au: words()
          .optional()
          .openapi({ description: 'In Australian English.', example: 'One of its games was faulty.' }),
        ch: words()
          .optional()
          .openapi({ description: 'In Swiss German.', example: 'Eines der Spiele war fehlerhaft.' }),
        fr: words()
          .optional()
          .openapi({ description: 'In French.', example: 'L’un des jeux était défectueux.' }),
      })
      .openapi({
        description: 'What players read about it, by language; English for those that are missing.',
      }),
  })
  .openapi('TournamentStop');
const extendBody = z
  .object({
    reason: reasonField,
    endsAt: z.iso
      .datetime()
      .openapi({ description: 'The later end. ISO 8601, UTC.', example: '2026-12-26T09:00:00.000Z' }),
  })
  .openapi('TournamentExtension');
const excludeBody = z
  .object({
    playerId: correctionBody.playerId.openapi({ description: 'Whom.' }),
    reason: reasonField,
    words: wordsField,
  })
  .openapi('TournamentExclusion');
const correctBody = z.object({ ...correctionBody, reason: reasonField }).openapi('PlaceCorrection');

/** Live control of tournaments, and the settlement of their places. */
export const tournamentControlRoutes = ({
  tournamentsOfOffice: tournaments,
}: {
  tournamentsOfOffice: TournamentsOfOffice;
}): Route[] => {
  const { desk } = tournaments;
  return [
    route({
      method: 'post',
      path: '/api/office/v1/tournaments/{id}/stop',
      tag: 'office',
      summary: 'End a tournament without prizes; its participants are told',
      auth: 'operator',
      permission: 'control:tournaments',
      limits: kit.decisionLimits(),
      request: { params: pathOfTournament, body: stopBody },
      responses: { 204: { description: 'Stopped' } },
      errors: CHANGED,
      async handler({ params: { id }, body, operator: { operatorId }, requestId }) {
        await desk.stop(id, body.words, { operatorId, requestId, reason: body.reason });
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/tournaments/{id}/extend',
      tag: 'office',
      summary: 'Move the end further away, while it has not come',
      auth: 'operator',
      permission: 'control:tournaments',
      limits: kit.decisionLimits(),
      request: { params: pathOfTournament, body: extendBody },
      responses: { 204: { description: 'It ends later' } },
      errors: CHANGED,
      async handler({ params: { id }, body: { endsAt, reason }, operator: { operatorId }, requestId }) {
        await desk.extend(id, new Date(endsAt), { operatorId, requestId, reason });
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/tournaments/{id}/exclusions',
      tag: 'office',
      summary: 'Take a participant out for good; they are told, and get no prize',
      auth: 'operator',
      permission: 'control:tournaments',
      limits: kit.decisionLimits(),
      request: { params: pathOfTournament, body: excludeBody },
      responses: { 204: { description: 'Taken out' } },
      errors: CHANGED,
      async handler({ params: { id }, body: { reason, ...player }, operator: { operatorId }, requestId }) {
        await desk.exclude(id, player, { operatorId, requestId, reason });
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/tournaments/{id}/release',
      tag: 'office',
      summary: 'Let the prizes of counted places be paid; they are within a minute',
      auth: 'operator',
      permission: 'settle:tournaments',
      limits: kit.decisionLimits(),
      request: { params: pathOfTournament, body: reasonBody },
      responses: { 204: { description: 'Released' } },
      errors: CHANGED,
      async handler({ params: { id }, body: { reason }, operator: { operatorId }, requestId }) {
        await desk.release(id, { operatorId, requestId, reason });
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/tournaments/{id}/corrections',
      tag: 'office',
      summary: 'Ask a colleague to agree that the prize of a place is given to another player, or once more',
      description: 'Nothing is taken back: what was given stays given.',
      auth: 'operator',
      permission: 'settle:tournaments',
      limits: kit.decisionLimits(),
      idempotent: true,
      request: { params: pathOfTournament, body: correctBody },
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
      errors: { ...CHANGED, 422: [API_CODES.accountStatus] },
      async handler({
        params: { id },
        body: { place, playerId, reason },
        operator,
        requestId,
        idempotencyKey,
      }) {
        const correction = { tournamentId: id, place, playerId };
        const by = { operator, requestId, key: idempotencyKey ?? requestId };
        const request = await tournaments.askToCorrect(correction, reason, by);
        return { status: 200, body: { data: { request } } };
      },
    }),
  ];
};
