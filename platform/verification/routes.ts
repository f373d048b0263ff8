import type { HttpBindings } from '@hono/node-server';
import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import { fileJson, fileSchema, stepSchema, verificationJson, verificationSchema } from './schemas';
import type { VerificationService } from './types';

const NAME_MAX = 255;

const fileParams = z.object({
  id: z.uuid().openapi({
    description: 'Id that the sender gives the file: sent again under it, it is one file.',
    example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
  }),
});

/** What a file is called: its last part, without what no name has. The name is shown, and opens nothing. */
function nameOf(header: string | null): string {
  let name = '';
  try {
    name = decodeURIComponent(header ?? '');
  } catch {
    // Read as no name.
  }
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  if (shown === '')
    throw new Problem(422, API_CODES.wrongData, 'X-File-Name names no file', { refusal: 'type' });
  // The ending says what it is, so that is what stays of a long one.
  return [...shown].length > NAME_MAX ? [...shown].slice(-NAME_MAX + 1).join('') : shown;
}

/** The documents of a player. */
export function verificationRoutes({ verification }: { verification: VerificationService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/verification',
      tag: 'verification',
      summary: 'What the player has to prove, and how far each proof is',
      auth: 'player',
      limits: [{ name: 'verification', points: 120, seconds: 60, by: 'player' }],
      responses: { 200: { description: 'Steps and files', schema: z.object({ data: verificationSchema }) } },
      handler: async ({ player }) => ({
        status: 200,
        body: { data: verificationJson(await verification.of(player.playerId), player.language) },
      }),
    }),

    route({
      method: 'put',
      path: '/api/v1/me/verification/{step}/files/{id}',
      tag: 'verification',
      summary: 'Send a document: one file, as the body',
      description:
        'JPEG, PNG, PDF or BMP, 5 MB at most. `Content-Type` is the type of the file, `X-File-Name` its name, percent-encoded. Answers when it was looked at; only pictures of its pages are kept.',
      auth: 'player',
      limits: [
        { name: 'verification-upload-address', points: 120, seconds: 600, by: 'address' },
        { name: 'verification-upload', points: 60, seconds: 600, by: 'player' },
      ],
      readsBody: true,
      request: { params: fileParams.extend({ step: stepSchema }) },
      responses: {
        200: {
          description: 'The file: ready, held until it is scanned, or refused with the reason',
          schema: z.object({ data: fileSchema }),
        },
      },
      errors: {
        400: [API_CODES.wrongData],
        409: [API_CODES.kycStatus, API_CODES.kycTooMany],
        413: [API_CODES.kycTooLarge],
        415: [API_CODES.wrongData],
        422: [API_CODES.wrongData],
        429: [API_CODES.filesTooComplex],
        503: [API_CODES.serverError],
      },
      async handler({ player, params, headers, address, arrivedAt, c }) {
        const { incoming } = c.env as HttpBindings;
        const upload = {
          ...params,
          name: nameOf(headers.get('x-file-name')),
          type: (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
        };
        const file = await verification.upload(player, upload, incoming, { address, arrivedAt });
        return { status: 200, body: { data: fileJson(file) } };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/verification/files/{id}/pages/{page}',
      tag: 'verification',
      summary: 'A picture of a page of the player’s own document',
      auth: 'player',
      limits: [{ name: 'verification-page', points: 240, seconds: 60, by: 'player' }],
      request: {
        params: fileParams.extend({
          page: z.coerce
            .number()
            .int()
            .min(1)
            .max(100)
            .openapi({ description: 'Number of the page, from 1.', example: 1 }),
        }),
      },
      responses: { 200: { description: 'The picture', contentType: 'image/jpeg' } },
      errors: { 404: [API_CODES.notFound] },
      async handler({ player, params: { id, page } }) {
        const picture = await verification.page(player.playerId, id, page);
        if (!picture) throw new Problem(404, API_CODES.notFound, 'there is no such page');
        return pictureResponse(picture, id, page);
      },
    }),

    route({
      method: 'delete',
      path: '/api/v1/me/verification/files/{id}',
      tag: 'verification',
      summary: 'Take a document back that was not handed in yet',
      auth: 'player',
      limits: [{ name: 'verification-remove', points: 120, seconds: 60, by: 'player' }],
      request: { params: fileParams },
      responses: { 204: { description: 'Gone' } },
      errors: { 404: [API_CODES.notFound], 409: [API_CODES.kycStatus] },
      async handler({ player, params, requestId }) {
        await verification.remove(player, params.id, requestId);
        return { status: 204 };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/verification/steps/{step}/submit',
      tag: 'verification',
      summary: 'Hand in the documents of a step',
      auth: 'player',
      limits: [{ name: 'verification-submit', points: 20, seconds: 600, by: 'player' }],
      request: { params: z.object({ step: stepSchema }) },
      responses: { 200: { description: 'With a reviewer', schema: z.object({ data: verificationSchema }) } },
      errors: { 404: [API_CODES.notFound], 409: [API_CODES.kycStatus], 422: [API_CODES.wrongData] },
      async handler({ player, params, requestId }) {
        await verification.submit(player, params.step, requestId);
        return {
          status: 200,
          body: { data: verificationJson(await verification.of(player.playerId), player.language) },
        };
      },
    }),
  ];
}

/** Never shown as a page of this site, never kept by what lies between. */
export function pictureResponse(picture: Uint8Array, id: string, page: number): Response {
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': `attachment; filename="${id}-${page}.jpg"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}
