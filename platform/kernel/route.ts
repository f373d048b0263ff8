import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { PlayerSession } from './session';
import type { Limit } from './rate-limits';

/**
 * Who may call: anybody; anybody, but a session is read when there is one; only a player; or a partner whose
 * signature the route itself verifies over the raw body (no cookie, no Origin check).
 */
export type RouteAuth = 'public' | 'optional' | 'player' | 'signed';

export interface RequestContext<Params, Query, Body, Player> {
  params: Params;
  query: Query;
  body: Body;
  rawBody: Buffer;
  headers: Headers;
  player: Player;
  requestId: string;
  /** The client's address, see clientAddress(). */
  address: string;
  /** ISO 3166 alpha-2 of the address, when known. */
  country: string | null;
  log: Logger;
  signal: AbortSignal;
  idempotencyKey: string | null;
  c: Context;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string | string[]>;
}

export interface RequestSchemas {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
}

type Infer<S, K extends keyof RequestSchemas> =
  S extends Record<K, infer T extends z.ZodType> ? z.output<T> : undefined;

export interface RouteDeclaration<S extends RequestSchemas, A extends RouteAuth> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Hono's spelling of a path: `/api/v1/games/:id`, or OpenAPI's `{id}`. */
  path: string;
  tag: string;
  summary: string;
  auth: A;
  limits?: Limit[];
  /** Requires an Idempotency-Key; the kernel keeps the answer. */
  idempotent?: boolean;
  /** Bytes that a body may have; 64 KiB unless told. */
  bodyLimit?: number;
  request?: S;
  responses: Record<number, { description: string; schema?: z.ZodType; contentType?: string }>;
  handler: (
    ctx: RequestContext<
      Infer<S, 'params'>,
      Infer<S, 'query'>,
      Infer<S, 'body'>,
      A extends 'player' ? PlayerSession : PlayerSession | null
    >,
  ) => Promise<Answer | Response>;
}

/** A declared route with its types folded away, as the application mounts it. */
export interface Route {
  method: RouteDeclaration<RequestSchemas, RouteAuth>['method'];
  path: string;
  auth: RouteAuth;
  limits: Limit[];
  idempotent: boolean;
  bodyLimit: number;
  schemas: RequestSchemas;
  run(ctx: RequestContext<unknown, unknown, unknown, PlayerSession | null>): Promise<Answer | Response>;
  describe(app: Pick<OpenAPIHono, 'openAPIRegistry'>): void;
}

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    requestId: z.string(),
  })
  .openapi('Problem');

const problemContent = { 'application/problem+json': { schema: problemSchema } };

/** What visitors from a blocked country get, whatever they ask for. */
const BLOCKED = {
  403: {
    description: '`client_api_40` from a blocked country; or another refusal.',
    content: problemContent,
  },
  451: {
    description: '`client_api_40`: the law of the visitor’s country forbids it.',
    content: problemContent,
  },
};

const toHono = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
const toOpenApi = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/**
 * Declares a route once: who may call it, how often, what it takes and gives, and what it does. The application
 * (kernel/app.ts) owns everything else: request id, session, limits, parsing, problem answers, idempotency.
 */
export function route<const S extends RequestSchemas, const A extends RouteAuth>(
  declaration: RouteDeclaration<S, A>,
): Route {
  const { method, tag, summary, auth, responses } = declaration;
  const schemas: RequestSchemas = declaration.request ?? {};
  return {
    method,
    path: toHono(declaration.path),
    auth,
    limits: declaration.limits ?? [],
    idempotent: declaration.idempotent ?? false,
    bodyLimit: declaration.bodyLimit ?? 64 * 1024,
    schemas,
    run: (ctx) => declaration.handler(ctx as Parameters<typeof declaration.handler>[0]),
    describe(app) {
      const answers = Object.fromEntries(
        Object.entries(responses).map(([status, { description, schema, contentType }]) => [
          status,
          schema
            ? { description, content: { [contentType ?? 'application/json']: { schema } } }
            : { description },
        ]),
      );
      app.openAPIRegistry.registerPath(
        createRoute({
          method,
          path: toOpenApi(declaration.path),
          tags: [tag],
          summary,
          request: {
            ...(schemas.params ? { params: schemas.params } : {}),
            ...(schemas.query ? { query: schemas.query } : {}),
            ...(schemas.body
              ? { body: { required: true, content: { 'application/json': { schema: schemas.body } } } }
              : {}),
            ...(declaration.idempotent
              ? { headers: z.object({ 'Idempotency-Key': z.string().min(1).max(255) }) }
              : {}),
          },
          responses: {
            ...(auth === 'signed' ? {} : BLOCKED),
            ...answers,
            default: {
              description: 'A problem (RFC 9457); `code` is one of the error catalogue.',
              content: problemContent,
            },
          },
        }),
      );
    },
  };
}
