import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { CHAT_REASONS } from '@/lib/domain/table-chat';
import { CHAT_SORTS, type ChatFilter, type ChatService } from '../chat/service';
import type { Kernel } from '../kernel/kernel';
import { route, type Route } from '../kernel/route';
import type { OperatorsService } from '../operators/service';
import * as chatSchemas from './chat-schemas';
import * as kit from './list-kit';
import { pathOf, pathOfPlayer, reasonBody } from './schemas';

const filterQuery = z.object({
  q: z.string().trim().min(1).max(120).optional().openapi({
    description:
      'Part of the writer’s address or of the message, or the whole id of a player or of the message.',
    example: 'donkey',
  }),
  state: z
    .enum(chatSchemas.STATES)
    .optional()
    .openapi({ description: 'Only those that stand so; `open` is what is to be decided.', example: 'open' }),
  reason: z
    .enum(CHAT_REASONS)
    .optional()
    .openapi({ description: 'Only those that somebody reported for this.', example: 'insult' }),
  sort: z.enum(CHAT_SORTS).default('reported').openapi({
    description: 'What the list is in the order of. What reports hid, and nobody has decided, stands first.',
    example: 'reported',
  }),
  order: kit.orderField('desc'),
});

/** What players reported of the chat at live tables, what is to become of it, and who may not write. */
export function chatOfficeRoutes(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { chat, operators }: { chat: ChatService; operators: Pick<OperatorsService, 'addressesOf'> },
): Route[] {
  const emailsOf = (ids: readonly (string | null)[]) =>
    operators.addressesOf(db, [...new Set(ids.filter((id) => id !== null))]);

  return [
    route({
      method: 'get',
      path: '/api/office/v1/chat-reports',
      tag: 'office',
      summary: 'Messages at live tables that players reported; what reports hid first, then the latest',
      auth: 'operator',
      permission: 'read:chat',
      limits: kit.watchLimits(),
      request: { query: filterQuery.extend(kit.pageFields) },
      responses: { 200: { description: 'One page', schema: kit.listSchema(chatSchemas.reportedSchema) } },
      async handler({ query }) {
        const filter: Omit<ChatFilter, 'offset' | 'limit'> = {
          ...{ text: query.q, state: query.state, reason: query.reason, sort: query.sort },
          descending: query.order === 'desc',
        };
        const { data, meta } = await kit.pageOf(chat.reported, filter, query, (row) => row);
        const emails = await emailsOf(data.map(({ decided_by }) => decided_by));
        return {
          status: 200,
          body: { data: data.map((row) => chatSchemas.presentReported(row, emails)), meta },
        };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/chat-reports/{id}/decide',
      tag: 'office',
      summary: 'Decide about a reported message, and silence its writer where that is due',
      auth: 'operator',
      permission: 'decide:chat',
      limits: kit.decisionLimits(),
      request: { params: pathOf('The message.'), body: chatSchemas.decisionBody },
      responses: { 204: { description: 'Decided; the studio is told' } },
      errors: { 404: [API_CODES.notFound], 409: [API_CODES.wrongData] },
      async handler({ params: { id }, body, operator, requestId }) {
        const { decision, reason, length, why } = body;
        await chat.decide(
          { messageId: id, decision, reason, silence: length && why ? { length, reason: why } : undefined },
          { operatorId: operator.operatorId, requestId },
        );
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/office/v1/players/{id}/chat-silences',
      tag: 'office',
      summary: 'Since when and until when a player may not write at live tables, the latest first',
      auth: 'operator',
      permission: 'read:chat',
      limits: kit.watchLimits(),
      request: { params: pathOfPlayer },
      responses: {
        200: {
          description: 'Silences; none of a player who was never silenced',
          schema: z.object({ data: z.array(chatSchemas.silenceSchema) }),
        },
      },
      async handler({ params: { id } }) {
        const rows = await chat.silencesOf(id);
        const emails = await emailsOf(rows.flatMap(({ operator, liftedBy }) => [operator, liftedBy]));
        const now = clock.now();
        return {
          status: 200,
          body: {
            data: rows.map((row, at) => chatSchemas.presentSilence(row, { isLatest: at === 0, now, emails })),
          },
        };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/players/{id}/chat-silences/lift',
      tag: 'office',
      summary: 'Let a player write at live tables again',
      auth: 'operator',
      permission: 'decide:chat',
      limits: kit.decisionLimits(),
      request: { params: pathOfPlayer, body: reasonBody },
      responses: { 204: { description: 'Lifted; the studio is told' } },
      errors: { 404: [API_CODES.notFound] },
      async handler({ params: { id }, body: { reason }, operator: { operatorId }, requestId }) {
        await chat.lift(id, reason, { operatorId, requestId });
        return { status: 204 };
      },
    }),
  ];
}
