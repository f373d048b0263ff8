import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { APPROVAL_STATES } from '@/lib/domain/audit-actions';
import { APPROVAL_SORTS, type ApprovalsService } from '../approvals/service';
import { route, type Route } from '../kernel/route';
import * as kit from './list-kit';
import { presentApproval } from './present';
import * as schemas from './schemas';
import type { WatchedApprovals, WatchService } from './watch';

const filterQuery = z.object({
  asked_by: z.string().trim().min(1).max(120).optional().openapi({
    description: 'Who asked: part of the operator’s address, or the whole id.',
    example: 'jonas@parlour.example',
  }),
  action: z
    .string()
    .regex(/^[a-z]+\.[a-z-]+$/)
    .max(64)
    .optional()
    .openapi({ description: 'Only requests for this.', example: 'verification.decide' }),
  state: z.enum(APPROVAL_STATES).optional().openapi({
    description: 'Only requests that stand so; `waiting` are those to decide.',
    example: 'waiting',
  }),
  asked_from: kit.dayField('Asked on this day or later.'),
  asked_to: kit.dayField('Asked on this day or earlier.'),
  sort: z
    .enum(APPROVAL_SORTS)
    .default('asked')
    .openapi({ description: 'What the list is in the order of.', example: 'asked' }),
  order: kit.orderField('asc'),
});

const filterOf = (query: z.output<typeof filterQuery>): Omit<WatchedApprovals, 'offset' | 'limit'> => ({
  askedBy: query.asked_by,
  action: query.action,
  state: query.state,
  ...kit.momentsOf(query.asked_from, query.asked_to),
  sort: query.sort,
  descending: query.order === 'desc',
});

const DECISION_ERRORS = {
  403: [API_CODES.accountStatus],
  404: [API_CODES.notFound],
  409: [API_CODES.transactionStatus],
};

/** What colleagues have asked for and somebody else has to agree to: in a list, as a table, and the decisions. */
export const approvalRoutes = ({
  watch,
  approvals,
}: {
  watch: Pick<WatchService, 'approvals' | 'exportApprovals'>;
  approvals: Pick<ApprovalsService, 'approve' | 'reject' | 'withdraw'>;
}): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/approvals',
    tag: 'office',
    summary: 'What colleagues have asked for and somebody else has to agree to; the longest ago first',
    auth: 'operator',
    permission: 'read:approvals',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(schemas.approvalSchema) } },
    async handler({ query }) {
      return {
        status: 200,
        body: await kit.pageOf(watch.approvals, filterOf(query), query, presentApproval),
      };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/approvals',
    permission: 'export:approvals',
    query: filterQuery,
    table: (query, by) => watch.exportApprovals(filterOf(query), by),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/approvals/{id}/approve',
    tag: 'office',
    summary: 'Agree to it: it is done at once',
    auth: 'operator',
    permission: 'decide:approvals',
    limits: kit.decisionLimits(),
    request: { params: schemas.pathOf('The request.'), body: schemas.reasonBody },
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
    limits: kit.decisionLimits(),
    request: { params: schemas.pathOf('The request.'), body: schemas.reasonBody },
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
    limits: kit.decisionLimits(),
    request: { params: schemas.pathOf('The request.'), body: schemas.reasonBody },
    responses: { 204: { description: 'Taken back' } },
    errors: DECISION_ERRORS,
    async handler({ params: { id }, body: { reason }, operator, requestId }) {
      await approvals.withdraw(id, { operator: operator.operatorId, reason, requestId });
      return { status: 204 };
    },
  }),
];
