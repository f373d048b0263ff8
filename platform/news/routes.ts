import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import { languageQuery } from '../kernel/schemas';
import {
  changeBody,
  contentBody,
  newsSchema,
  pathOfNews,
  presentNews,
  previewSchema,
  sendBody,
} from './schemas';
import type { NewsService } from './service';

const reads = () => [{ name: 'office-news', points: 300, seconds: 60, by: 'operator' as const }];
const writes = () => [{ name: 'office-news-writes', points: 60, seconds: 60, by: 'operator' as const }];
const BODY = 64 * 1024;
const one = z.object({ data: newsSchema });
const MISSING = { 404: [API_CODES.notFound] };
const CHANGED = { ...MISSING, 409: [API_CODES.transactionStatus] };

/** Letters of news in the back office: writing, looking, sending. */
export const newsRoutes = ({ news }: { news: NewsService }): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/news',
    tag: 'office',
    summary: 'Letters of news, the latest first',
    auth: 'operator',
    permission: 'read:news',
    limits: reads(),
    responses: {
      200: { description: 'The latest hundred', schema: z.object({ data: z.array(newsSchema) }) },
    },
    handler: async () => ({ status: 200, body: { data: (await news.all()).map(presentNews) } }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/news',
    tag: 'office',
    summary: 'Begin a letter of news',
    auth: 'operator',
    permission: 'write:news',
    limits: writes(),
    idempotent: true,
    bodyLimit: BODY,
    request: { body: contentBody },
    responses: { 201: { description: 'A draft', schema: one } },
    async handler({ body, operator, requestId, idempotencyKey }) {
      const written = await news.write(body, operator, { requestId, key: idempotencyKey ?? '' });
      return { status: 201, body: { data: presentNews(written) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/news/{id}',
    tag: 'office',
    summary: 'One letter of news, and what became of it',
    auth: 'operator',
    permission: 'read:news',
    limits: reads(),
    request: { params: pathOfNews },
    responses: { 200: { description: 'The news', schema: one } },
    errors: MISSING,
    handler: async ({ params }) => ({
      status: 200,
      body: { data: presentNews(await news.one(params.id)) },
    }),
  }),
  route({
    method: 'put',
    path: '/api/office/v1/news/{id}',
    tag: 'office',
    summary: 'Change a draft',
    auth: 'operator',
    permission: 'write:news',
    limits: writes(),
    bodyLimit: BODY,
    request: { params: pathOfNews, body: changeBody },
    responses: { 200: { description: 'Changed', schema: one } },
    errors: CHANGED,
    async handler({ params, body: { revision, ...content }, operator, requestId }) {
      const changed = await news.change(params.id, revision, content, operator, requestId);
      return { status: 200, body: { data: presentNews(changed) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/news/{id}/preview',
    tag: 'office',
    summary: 'The letter as a reader of a language gets it',
    auth: 'operator',
    permission: 'read:news',
    limits: reads(),
    request: { params: pathOfNews, query: languageQuery },
    responses: { 200: { description: 'The letter', schema: z.object({ data: previewSchema }) } },
    errors: MISSING,
    handler: async ({ params, query }) => ({
      status: 200,
      body: { data: await news.preview(params.id, query.language) },
    }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/news/{id}/send',
    tag: 'office',
    summary: 'Send it, or ask a colleague to agree to that',
    auth: 'operator',
    permission: 'write:news',
    limits: writes(),
    request: { params: pathOfNews, body: sendBody },
    responses: {
      200: {
        description: 'It is being sent, or asked for',
        schema: z.object({
          data: z.object({
            request: z.uuid().nullable().openapi({
              description: 'The request that a colleague has to agree to; null when it is being sent.',
              example: null,
            }),
          }),
        }),
      },
    },
    errors: { ...CHANGED, 422: [API_CODES.accountStatus] },
    handler: async ({ params, body, operator, requestId }) => ({
      status: 200,
      body: { data: { request: await news.send(params.id, body, operator, requestId) } },
    }),
  }),
];
