import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import * as kit from './list-kit';
import { bookChangeBody, previewQuery, previewSchema, ruleBooksSchema } from './rule-book-schemas';
import type { RuleBooksOfOffice, ShownCountries } from './rule-books';

type Decision = ShownCountries['countries'][number]['decisions'][number];

function present({ countries, asked, addresses }: ShownCountries) {
  const decided = ({ book, from, askedBy, reason, decidedAt }: Decision) => ({
    book,
    from: from.toISOString(),
    by: addresses.get(askedBy) ?? askedBy,
    reason,
    at: decidedAt.toISOString(),
  });
  return {
    countries: countries.map(({ country, book, rules, by, planned, decisions }) => ({
      country,
      book,
      rules,
      source: by ? ('operator' as const) : ('licence' as const),
      since: by?.from.toISOString() ?? null,
      planned: planned && decided(planned),
      decisions: decisions.map(decided),
    })),
    asked,
  };
}

/** Which rule book holds in which country, and asking for another one. */
export const ruleBookRoutes = ({ ruleBooks }: { ruleBooks: RuleBooksOfOffice }): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/rule-books',
    tag: 'office',
    summary: 'Which rule book holds in which country, since when, and what waits for a colleague',
    auth: 'operator',
    permission: 'read:protection',
    limits: kit.watchLimits(),
    responses: { 200: { description: 'All', schema: z.object({ data: ruleBooksSchema }) } },
    async handler() {
      return { status: 200, body: { data: present(await ruleBooks.shown()) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/rule-books/preview',
    tag: 'office',
    summary: 'Whom another rule book for a country concerns, and what they would be told',
    auth: 'operator',
    permission: 'change:rule-books',
    limits: kit.watchLimits(),
    request: { query: previewQuery },
    responses: { 200: { description: 'What it would do', schema: z.object({ data: previewSchema }) } },
    async handler({ query: { from = null, ...wanted } }) {
      return { status: 200, body: { data: await ruleBooks.preview({ ...wanted, from }) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/rule-books',
    tag: 'office',
    summary: 'Ask a colleague to agree to another rule book for a country',
    description:
      'Players of the country are told once a colleague has agreed. A game that is open goes on under the rules that it began with.',
    auth: 'operator',
    permission: 'change:rule-books',
    limits: kit.decisionLimits(),
    request: { body: bookChangeBody },
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
    errors: { 409: [API_CODES.transactionStatus], 422: [API_CODES.accountStatus] },
    async handler({ body, operator, requestId }) {
      const request = await ruleBooks.ask(body, operator, requestId);
      return { status: 200, body: { data: { request } } };
    },
  }),
];
