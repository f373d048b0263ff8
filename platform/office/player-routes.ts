import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import { profileBody } from '../players/service';
import { presentFile, presentNote, presentSession } from './present';
import * as schemas from './schemas';
import type { OfficeService } from './service';

const { pathOfPlayer: params } = schemas;
/** Reading, and doing something, each counted by itself. */
const READS = [{ name: 'office-reads', points: 600, seconds: 60, by: 'operator' }] as const;
const DEEDS = [{ name: 'office-deeds', points: 60, seconds: 60, by: 'operator' }] as const;
const reads = () => READS.map((limit) => ({ ...limit }));
const deeds = () => DEEDS.map((limit) => ({ ...limit }));
const notFound = [API_CODES.notFound];
/** What the rules of a profile refuse. */
const PROFILE_PROBLEMS = [
  API_CODES.invalidPhone,
  API_CODES.genderMissing,
  API_CODES.underAge,
  API_CODES.birthDate,
  API_CODES.dialingCode,
  API_CODES.wrongName,
  API_CODES.wrongCity,
  API_CODES.wrongZip,
  API_CODES.wrongAddress,
];

/** One player: what operators see, and what they do. */
export const playerRoutes = (office: OfficeService): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/players/{id}',
    tag: 'office',
    summary: 'Account, profile, terms and block of a player',
    auth: 'operator',
    permission: 'read:players',
    limits: reads(),
    request: { params },
    responses: { 200: { description: 'The player', schema: z.object({ data: schemas.playerFileSchema }) } },
    errors: { 404: notFound },
    handler: async (ctx) => ({
      status: 200,
      body: { data: presentFile(await office.player(ctx.params.id)) },
    }),
  }),
  route({
    method: 'patch',
    path: '/api/office/v1/players/{id}/profile',
    tag: 'office',
    summary: 'Change what a player has told, and write to them about it',
    auth: 'operator',
    permission: 'change:players',
    limits: deeds(),
    request: {
      params,
      body: z
        .object({
          changes: profileBody.openapi({ description: 'The fields that change.' }),
          reason: schemas.reasonField,
          words: schemas.wordsField,
        })
        .openapi('ProfileChangeBySupport'),
    },
    responses: { 200: { description: 'The player', schema: z.object({ data: schemas.playerFileSchema }) } },
    errors: { 404: notFound, 422: PROFILE_PROBLEMS },
    async handler({ params: { id }, body, operator, requestId }) {
      const { changes, words, reason } = body;
      await office.change(id, changes, words, { operator, reason, requestId });
      return { status: 200, body: { data: presentFile(await office.player(id)) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/block',
    tag: 'office',
    summary: 'Let a player in no more: ends what is open, and writes to them',
    auth: 'operator',
    permission: 'block:players',
    limits: deeds(),
    request: { params, body: schemas.blockBody },
    responses: { 204: { description: 'Blocked' } },
    errors: { 404: notFound, 409: [API_CODES.accountStatus] },
    async handler({ params: { id }, body: { words, reason }, operator, requestId }) {
      await office.block(id, words, { operator, reason, requestId });
      return { status: 204 };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/unblock',
    tag: 'office',
    summary: 'Lift a block of the office',
    auth: 'operator',
    permission: 'unblock:players',
    limits: deeds(),
    request: { params, body: schemas.reasonBody },
    responses: { 204: { description: 'Lifted' } },
    errors: { 404: notFound, 409: [API_CODES.accountStatus] },
    async handler({ params: { id }, body: { reason }, operator, requestId }) {
      await office.unblock(id, { operator, reason, requestId });
      return { status: 204 };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/players/{id}/sessions',
    tag: 'office',
    summary: 'Where a player is logged in',
    auth: 'operator',
    permission: 'read:sessions',
    limits: reads(),
    request: { params },
    responses: {
      200: { description: 'Sessions', schema: z.object({ data: z.array(schemas.officeSessionSchema) }) },
    },
    errors: { 404: notFound },
    handler: async (ctx) => ({
      status: 200,
      body: { data: (await office.sessions(ctx.params.id)).map(presentSession) },
    }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/sessions/end',
    tag: 'office',
    summary: 'End one session of a player, or all',
    auth: 'operator',
    permission: 'end:sessions',
    limits: deeds(),
    request: { params, body: schemas.endSessionsBody },
    responses: {
      200: {
        description: 'Ended',
        schema: z.object({
          data: z.object({ ended: z.int().openapi({ description: 'How many ended.', example: 2 }) }),
        }),
      },
    },
    errors: { 404: notFound },
    async handler({ params: { id }, body: { reason, sessionId = null }, operator, requestId }) {
      const ended = await office.endSessions(id, sessionId, { operator, reason, requestId });
      return { status: 200, body: { data: { ended } } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/second-factor/remove',
    tag: 'office',
    summary: 'Take the second factor from an account whose owner has proved who they are',
    auth: 'operator',
    permission: 'remove:factors',
    limits: deeds(),
    request: { params, body: schemas.reasonBody },
    responses: { 204: { description: 'Removed' } },
    errors: { 404: notFound, 409: [API_CODES.accountStatus] },
    async handler({ params: { id }, body: { reason }, operator, requestId }) {
      await office.removeFactor(id, { operator, reason, requestId });
      return { status: 204 };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/players/{id}/notes',
    tag: 'office',
    summary: 'What colleagues have written about a player',
    auth: 'operator',
    permission: 'read:notes',
    limits: reads(),
    request: { params },
    responses: { 200: { description: 'Notes', schema: z.object({ data: z.array(schemas.noteSchema) }) } },
    errors: { 404: notFound },
    handler: async (ctx) => ({
      status: 200,
      body: { data: (await office.notes(ctx.params.id)).map(presentNote) },
    }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/notes',
    tag: 'office',
    summary: 'Write a note for colleagues',
    auth: 'operator',
    permission: 'write:notes',
    limits: deeds(),
    idempotent: true,
    request: { params, body: schemas.noteBody },
    responses: { 201: { description: 'Written', schema: z.object({ data: schemas.noteSchema }) } },
    errors: { 404: notFound },
    async handler({ params: { id }, body: { text }, operator, requestId, idempotencyKey }) {
      const note = await office.addNote(id, text, { operator, requestId, key: idempotencyKey ?? '' });
      return { status: 201, body: { data: presentNote(note) } };
    },
  }),
];
