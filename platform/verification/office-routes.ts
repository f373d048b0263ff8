import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { REJECTION_REASONS } from '@/lib/domain/verification';
import type { OfficeService } from '../office/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import { pictureResponse } from './routes';
import { playerField, reviewCaseJson, reviewCaseSchema, waitingJson, waitingSchema } from './office-schemas';
import { stepSchema } from './schemas';
import type { VerificationService } from './service';
import { REASON_WORDS } from './texts';

const READS = { name: 'office-documents', points: 600, seconds: 60, by: 'operator' } as const;
const DEEDS = { name: 'office-document-decisions', points: 120, seconds: 60, by: 'operator' } as const;

const decisionBody = z
  .object({
    decision: z.enum(['approve', 'reject']).openapi({ description: 'What is decided.', example: 'reject' }),
    reason: z
      .enum(REJECTION_REASONS)
      .optional()
      .openapi({ description: 'Of a rejection: what the player reads.', example: 'too_old' }),
    note: z.string().trim().max(2_000).optional().openapi({
      description: 'For other operators; the player does not see it.',
      example: 'Bill of August.',
    }),
    validUntil: z.iso.date().optional().openapi({
      description: 'Of an approval: the last day on which the document counts.',
      example: '2031-04-30',
    }),
  })
  .openapi('DocumentDecision');

/** Reviewers: who waits, what they sent, and the decision. */
export const officeVerificationRoutes = (
  kernel: Kernel,
  parts: { verification: VerificationService; office: Pick<OfficeService, 'player' | 'block'> },
): Route[] => {
  const { verification, office } = parts;
  return [
    route({
      method: 'get',
      path: '/api/office/v1/verification',
      tag: 'verification',
      summary: 'Steps that wait for a reviewer, the longest first',
      auth: 'operator',
      permission: 'read:documents',
      limits: [{ ...READS }],
      request: {
        query: z.object({
          step: stepSchema.optional(),
          after: z.string().max(120).optional().openapi({
            description: '`meta.next` of the answer before; nothing for the first.',
            example: 'c1',
          }),
          limit: z.coerce.number().int().min(1).max(200).default(50),
        }),
      },
      responses: {
        200: {
          description: 'The queue',
          schema: z.object({
            data: z.array(waitingSchema),
            meta: z.object({
              total: z.int().openapi({ description: 'How many wait in all.', example: 14 }),
              next: z.string().nullable().openapi({
                description: '`after` of the next answer; null with the last one.',
                example: 'c1',
              }),
            }),
          }),
        },
      },
      async handler({ query }) {
        const { waiting, total, next } = await verification.queue(query);
        return { status: 200, body: { data: waiting.map(waitingJson), meta: { total, next } } };
      },
    }),

    route({
      method: 'get',
      path: '/api/office/v1/verification/{player}',
      tag: 'verification',
      summary: 'What a player sent, and every decision about it',
      auth: 'operator',
      permission: 'read:documents',
      limits: [{ ...READS }],
      request: { params: z.object({ player: playerField }) },
      responses: { 200: { description: 'The case', schema: z.object({ data: reviewCaseSchema }) } },
      handler: async ({ params }) => ({
        status: 200,
        body: { data: reviewCaseJson(await verification.caseOf(params.player)) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/office/v1/verification/{player}/files/{id}/pages/{page}',
      tag: 'verification',
      summary: 'A picture of a page of a player’s document',
      auth: 'operator',
      permission: 'read:documents',
      limits: [{ ...READS }],
      request: {
        params: z.object({
          player: playerField,
          id: z
            .uuid()
            .openapi({ description: 'Id of the file.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
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
      async handler({ params: { player, id, page } }) {
        const picture = await verification.page(player, id, page);
        if (!picture) throw new Problem(404, API_CODES.notFound, 'there is no such page');
        return pictureResponse(picture, id, page);
      },
    }),

    route({
      method: 'post',
      path: '/api/office/v1/verification/{player}/{step}/decision',
      tag: 'verification',
      summary: 'Approve or reject what a player sent for a step',
      description:
        'The player is told at once, and by a letter. The first decision stands: a second one is refused. A minor’s account is blocked with it.',
      auth: 'operator',
      permission: 'decide:documents',
      limits: [{ ...DEEDS }],
      request: { params: z.object({ player: playerField, step: stepSchema }), body: decisionBody },
      responses: { 200: { description: 'The case', schema: z.object({ data: reviewCaseSchema }) } },
      errors: { 404: [API_CODES.notFound], 409: [API_CODES.kycStatus], 422: [API_CODES.wrongData] },
      async handler({ params: { player, step }, body, operator, requestId }) {
        await kernel.db.transaction().execute((trx) =>
          verification.decide(trx, {
            ...body,
            playerId: player,
            step,
            operatorId: operator.operatorId,
            requestId,
          }),
        );
        if (body.reason === 'under_age') {
          const { language, status } = await office.player(player);
          const deed = { operator, reason: 'younger than 18 by the documents', requestId };
          if (status === 'active') await office.block(player, REASON_WORDS.under_age[language], deed);
        }
        return { status: 200, body: { data: reviewCaseJson(await verification.caseOf(player)) } };
      },
    }),
  ];
};
