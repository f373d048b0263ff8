import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { LETTER_KINDS } from '@/lib/domain/letter-kinds';
import { route, type Route } from '../kernel/route';
import { LETTER_SORTS, LETTER_STATES, type LetterFilter, type MailService } from '../mail/service';
import * as kit from './list-kit';
import { presentLetter } from './present';
import * as schemas from './schemas';
import type { WatchService } from './watch';

const filterQuery = z.object({
  q: z.string().trim().min(1).max(120).optional().openapi({
    description: 'Part of the address, or the whole id of the letter or of its player.',
    example: 'mara@',
  }),
  player: z.uuid().optional().openapi({
    description: 'Only letters to this player.',
    example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
  }),
  kind: z
    .enum(LETTER_KINDS)
    .optional()
    .openapi({ description: 'Only letters about this.', example: 'welcome' }),
  state: z
    .enum(LETTER_STATES)
    .optional()
    .openapi({ description: 'Only letters in this state.', example: 'failed' }),
  written_from: kit.dayField('Written on this day or later.'),
  written_to: kit.dayField('Written on this day or earlier.'),
  sort: z
    .enum(LETTER_SORTS)
    .default('written')
    .openapi({ description: 'What the list is in the order of.', example: 'written' }),
  order: kit.orderField('desc'),
});

const filterOf = (query: z.output<typeof filterQuery>): LetterFilter => ({
  text: query.q,
  playerId: query.player,
  kind: query.kind,
  state: query.state,
  ...kit.momentsOf(query.written_from, query.written_to),
  sort: query.sort,
  descending: query.order === 'desc',
});

/** Letters without their texts and links, in a list and as a table, and another try for one that failed. */
export const letterRoutes = ({
  watch,
  mail,
}: {
  watch: Pick<WatchService, 'letters' | 'exportLetters'>;
  mail: Pick<MailService, 'retry'>;
}): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/letters',
    tag: 'office',
    summary: 'Letters to players and what became of them, the latest first',
    auth: 'operator',
    permission: 'read:letters',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(schemas.letterSchema) } },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(watch.letters, filterOf(query), query, presentLetter) };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/letters',
    permission: 'export:letters',
    query: filterQuery,
    table: (query, by) => watch.exportLetters(filterOf(query), by),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/letters/{id}/retry',
    tag: 'office',
    summary: 'Send a letter again that could not be sent',
    auth: 'operator',
    permission: 'retry:letters',
    limits: kit.decisionLimits(),
    request: { params: schemas.pathOf('The letter.') },
    responses: { 204: { description: 'It waits to be sent' } },
    errors: { 404: [API_CODES.notFound] },
    async handler({ params: { id }, operator, requestId }) {
      await mail.retry(id, { operatorId: operator.operatorId, requestId });
      return { status: 204 };
    },
  }),
];
