import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import type { ApprovalsService } from '../approvals/service';
import { route, type Route } from '../kernel/route';
import { LETTER_STATES, type MailService } from '../mail/service';
import { presentApproval, presentEntry } from './present';
import * as schemas from './schemas';
import type { OfficeService } from './service';

const limits = () => [{ name: 'office-watch', points: 300, seconds: 60, by: 'operator' as const }];
const decisions = () => [{ name: 'office-decisions', points: 60, seconds: 60, by: 'operator' as const }];
const idOf = (description: string) =>
  z.object({ id: z.uuid().openapi({ description, example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }) });
const cursorMeta = z.object({
  next: z.string().nullable().openapi({
    description: '`cursor` of the entries after these; null with the last ones.',
    example: '4662',
  }),
});
const cursor = z
  .string()
  .max(120)
  .optional()
  .openapi({ description: '`meta.next` of the answer before; nothing for the first.', example: '4711' });
const PAGE = 50;

function auditRoute(office: OfficeService): Route {
  return route({
    method: 'get',
    path: '/api/office/v1/audit',
    tag: 'office',
    summary: 'Who did what, the latest first',
    auth: 'operator',
    permission: 'read:audit',
    limits: limits(),
    request: {
      query: z.object({
        player: z.uuid().optional().openapi({
          description: 'Only what a player did, or what was done to them.',
          example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
        }),
        operator: z
          .string()
          .max(64)
          .optional()
          .openapi({ description: 'Only what this operator did, by the id of the CMS.', example: '1' }),
        action: z
          .string()
          .regex(/^[a-z.-]{1,64}$/)
          .optional()
          .openapi({ description: 'Only deeds that begin so.', example: 'office.' }),
        cursor,
      }),
    },
    responses: {
      200: {
        description: 'Entries',
        schema: z.object({ data: z.array(schemas.entrySchema), meta: cursorMeta }),
      },
    },
    handler: ({ query: { player, cursor: after, ...rest } }) =>
      answerHistory(office, { about: player, ...rest }, after),
  });
}

async function answerHistory(
  office: OfficeService,
  query: { about?: string | undefined; operator?: string | undefined; action?: string | undefined },
  after: string | undefined,
) {
  const before = after && /^\d{1,18}$/.test(after) ? BigInt(after) : undefined;
  const rows = await office.history({ ...query, before, limit: PAGE });
  const next = rows.length === PAGE ? String(rows.at(-1)?.id) : null;
  return { status: 200 as const, body: { data: rows.map(presentEntry), meta: { next } } };
}

function historyRoute(office: OfficeService): Route {
  return route({
    method: 'get',
    path: '/api/office/v1/players/{id}/history',
    tag: 'office',
    summary: 'What a player did and what was done to them, the latest first',
    auth: 'operator',
    permission: 'read:history',
    limits: limits(),
    request: { params: schemas.pathOfPlayer, query: z.object({ cursor }) },
    responses: {
      200: {
        description: 'Entries',
        schema: z.object({ data: z.array(schemas.entrySchema), meta: cursorMeta }),
      },
    },
    handler: ({ params: { id }, query }) => answerHistory(office, { about: id }, query.cursor),
  });
}

const letterRoutes = (mail: Pick<MailService, 'letters' | 'retry'>): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/letters',
    tag: 'office',
    summary: 'Letters to players and what became of them, the latest first',
    auth: 'operator',
    permission: 'read:letters',
    limits: limits(),
    request: {
      query: z.object({
        player: z.uuid().optional().openapi({
          description: 'Only letters to this player.',
          example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
        }),
        state: z
          .enum(LETTER_STATES)
          .optional()
          .openapi({ description: 'Only letters in this state.', example: 'failed' }),
        cursor,
      }),
    },
    responses: {
      200: {
        description: 'Letters, without their texts and links',
        schema: z.object({ data: z.array(schemas.letterSchema), meta: cursorMeta }),
      },
    },
    async handler({ query: { player, state, cursor: after } }) {
      const { letters, next } = await mail.letters({ playerId: player, state, cursor: after, limit: PAGE });
      const data = letters.map(({ createdAt, sentAt, ...letter }) => ({
        ...letter,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      }));
      return { status: 200, body: { data, meta: { next } } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/letters/{id}/retry',
    tag: 'office',
    summary: 'Send a letter again that could not be sent',
    auth: 'operator',
    permission: 'retry:letters',
    limits: decisions(),
    request: { params: idOf('The letter.') },
    responses: { 204: { description: 'It waits to be sent' } },
    errors: { 404: [API_CODES.notFound] },
    async handler({ params: { id } }) {
      await mail.retry(id);
      return { status: 204 };
    },
  }),
];

const DECISION_ERRORS = {
  403: [API_CODES.accountStatus],
  404: [API_CODES.notFound],
  409: [API_CODES.transactionStatus],
};

const approvalRoutes = (office: OfficeService, approvals: ApprovalsService): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/approvals',
    tag: 'office',
    summary: 'What colleagues have asked for and somebody else has to agree to',
    auth: 'operator',
    permission: 'read:approvals',
    limits: limits(),
    responses: {
      200: {
        description: 'Requests that wait, the oldest first',
        schema: z.object({ data: z.array(schemas.approvalSchema) }),
      },
    },
    handler: async () => ({ status: 200, body: { data: (await office.approvals()).map(presentApproval) } }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/approvals/{id}/approve',
    tag: 'office',
    summary: 'Agree to it: it is done at once',
    auth: 'operator',
    permission: 'decide:approvals',
    limits: decisions(),
    request: { params: idOf('The request.'), body: schemas.reasonBody },
    responses: { 204: { description: 'Done' } },
    errors: DECISION_ERRORS,
    async handler({ params: { id }, body: { reason }, operator, requestId }) {
      await approvals.approve(id, { operator: operator.operatorId, reason, requestId });
      return { status: 204 };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/approvals/{id}/reject',
    tag: 'office',
    summary: 'Refuse it',
    auth: 'operator',
    permission: 'decide:approvals',
    limits: decisions(),
    request: { params: idOf('The request.'), body: schemas.reasonBody },
    responses: { 204: { description: 'Refused' } },
    errors: DECISION_ERRORS,
    async handler({ params: { id }, body: { reason }, operator, requestId }) {
      await approvals.reject(id, { operator: operator.operatorId, reason, requestId });
      return { status: 204 };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/approvals/{id}/withdraw',
    tag: 'office',
    summary: 'Take back what one has asked for',
    auth: 'operator',
    // Whoever could ask, whatever their roles are now; somebody else’s request is refused.
    permission: 'enter:office',
    limits: decisions(),
    request: { params: idOf('The request.'), body: schemas.reasonBody },
    responses: { 204: { description: 'Taken back' } },
    errors: DECISION_ERRORS,
    async handler({ params: { id }, body: { reason }, operator, requestId }) {
      await approvals.withdraw(id, { operator: operator.operatorId, reason, requestId });
      return { status: 204 };
    },
  }),
];

/** What operators watch over: deeds, letters, requests. */
export const watchRoutes = (
  office: OfficeService,
  { mail, approvals }: { mail: Pick<MailService, 'letters' | 'retry'>; approvals: ApprovalsService },
): Route[] => [
  auditRoute(office),
  historyRoute(office),
  ...letterRoutes(mail),
  ...approvalRoutes(office, approvals),
];
