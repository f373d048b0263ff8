import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import type { VerificationService } from '../verification/service';
import { documentListRoutes } from './document-list-routes';
import { caseSchema, decisionBody, presentCase, stepField } from './document-schemas';
import type { DocumentsOfOffice } from './documents';
import { pathOfPlayer } from './schemas';
import type { OfficeService } from './service';

const reads = () => [{ name: 'office-documents', points: 600, seconds: 60, by: 'operator' as const }];

interface Parts {
  office: Pick<OfficeService, 'player'>;
  documents: DocumentsOfOffice;
  verification: Pick<VerificationService, 'queue' | 'page'>;
}

const caseRoute = ({ office, documents }: Parts): Route =>
  route({
    method: 'get',
    path: '/api/office/v1/players/{id}/documents',
    tag: 'office',
    summary: 'A player’s documents, and what was decided about them',
    auth: 'operator',
    permission: 'read:documents',
    limits: reads(),
    request: { params: pathOfPlayer },
    responses: { 200: { description: 'The case', schema: z.object({ data: caseSchema }) } },
    errors: { 404: [API_CODES.notFound] },
    async handler({ params: { id } }) {
      await office.player(id);
      return { status: 200, body: { data: presentCase(await documents.caseOf(id)) } };
    },
  });

const pageRoute = ({ documents, verification }: Parts): Route =>
  route({
    method: 'get',
    path: '/api/office/v1/players/{id}/documents/{file}/pages/{page}',
    tag: 'office',
    summary: 'A picture of a page, made by us: what was sent is not kept',
    auth: 'operator',
    permission: 'read:documents',
    limits: reads(),
    request: {
      params: pathOfPlayer.extend({
        file: z.uuid().openapi({ description: 'The file.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
        page: z.coerce.number().int().min(1).max(100),
      }),
    },
    responses: { 200: { description: 'The picture', contentType: 'image/jpeg' } },
    errors: { 404: [API_CODES.notFound] },
    async handler({ params: { id, file, page }, operator, requestId }) {
      const picture = await verification.page(id, file, page);
      if (!picture) throw new Problem(404, API_CODES.notFound, 'there is no such page');
      await documents.recordView({ playerId: id, file }, operator, requestId);
      return new Response(Uint8Array.from(picture), {
        headers: {
          'Content-Type': 'image/jpeg',
          'Content-Disposition': 'attachment; filename="page.jpg"',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          'X-Request-Id': requestId,
        },
      });
    },
  });

const decisionRoute = ({ documents }: Parts): Route =>
  route({
    method: 'post',
    path: '/api/office/v1/players/{id}/documents/{step}/decision',
    tag: 'office',
    summary: 'Decide about documents, or ask a colleague to agree to it',
    auth: 'operator',
    permission: 'decide:documents',
    limits: [{ name: 'office-decisions', points: 60, seconds: 60, by: 'operator' }],
    request: { params: pathOfPlayer.extend({ step: stepField }), body: decisionBody },
    responses: {
      200: {
        description: 'Decided, or asked for',
        schema: z.object({
          data: z.object({
            request: z.uuid().nullable().openapi({
              description: 'The request that a colleague has to agree to; null when it is decided.',
              example: null,
            }),
          }),
        }),
      },
    },
    errors: {
      404: [API_CODES.notFound],
      409: [API_CODES.kycStatus, API_CODES.transactionStatus],
      422: [API_CODES.wrongData, API_CODES.accountStatus],
    },
    async handler({ params: { id, step }, body: { secondEyes, ...decision }, operator, requestId }) {
      const whole = { ...decision, playerId: id, step };
      if (secondEyes) {
        return {
          status: 200,
          body: { data: { request: await documents.askFor(whole, operator, requestId) } },
        };
      }
      await documents.decide(whole, operator, requestId);
      return { status: 200, body: { data: { request: null } } };
    },
  });

/** Documents as reviewers see and decide them. */
export const documentRoutes = (parts: Parts): Route[] => [
  ...documentListRoutes(parts),
  caseRoute(parts),
  pageRoute(parts),
  decisionRoute(parts),
];
