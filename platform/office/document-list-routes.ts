import { z } from '@hono/zod-openapi';
import { STEP_STATUSES } from '@/lib/domain/verification';
import { route, type Route } from '../kernel/route';
import { STEP_SORTS, type StepFilter, type VerificationService } from '../verification/service';
import { listedStepSchema, presentListedStep, stepField } from './document-schemas';
import type { DocumentsOfOffice } from './documents';
import * as kit from './list-kit';

const filterQuery = z.object({
  q: kit.textField(),
  step: stepField.optional(),
  status: z.enum(STEP_STATUSES).optional().openapi({
    description: 'Only steps that are there; `pending` are those that wait.',
    example: 'pending',
  }),
  country: kit.countryField(),
  submitted_from: kit.dayField('Handed in on this day or later.'),
  submitted_to: kit.dayField('Handed in on this day or earlier.'),
  sort: z
    .enum(STEP_SORTS)
    .default('submitted')
    .openapi({ description: 'What the list is in the order of.', example: 'submitted' }),
  order: kit.orderField('asc'),
});
const pageQuery = filterQuery.extend(kit.pageFields);

const filterOf = (query: z.output<typeof filterQuery>): Omit<StepFilter, 'offset' | 'limit'> => ({
  text: query.q,
  step: query.step,
  status: query.status,
  country: query.country,
  ...kit.momentsOf(query.submitted_from, query.submitted_to),
  sort: query.sort,
  descending: query.order === 'desc',
});

/** Documents in a list, and the same list as a table to take away. */
export const documentListRoutes = ({
  documents,
  verification,
}: {
  documents: Pick<DocumentsOfOffice, 'exportSteps'>;
  verification: Pick<VerificationService, 'queue'>;
}): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/documents',
    tag: 'office',
    summary: 'Documents that were handed in, as filters and order ask; the longest ago first',
    auth: 'operator',
    permission: 'read:documents',
    limits: [{ name: 'office-documents', points: 600, seconds: 60, by: 'operator' }],
    request: { query: pageQuery },
    responses: { 200: { description: 'One page', schema: kit.listSchema(listedStepSchema) } },
    async handler({ query }) {
      return {
        status: 200,
        body: await kit.pageOf(verification.queue, filterOf(query), query, presentListedStep),
      };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/documents',
    permission: 'export:documents',
    query: filterQuery,
    table: (query, by) => documents.exportSteps(filterOf(query), by),
  }),
];
