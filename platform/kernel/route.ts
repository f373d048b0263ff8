import { z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Answer, AnswerOf, ResponseDeclarations, Written } from './answers';
import { describeRoute, errorsOf, type ErrorDeclarations } from './contract';
import type { RequestSchemas, RouteAuth, Signer } from './route-terms';
import type { OfficePermission } from '@/lib/domain/office-permissions';
import type { OperatorSession, PlayerSession } from './session';
import type { Limit } from './rate-limits';
import type { RouteTag } from './route-tags';

export interface RequestContext<
  Params,
  Query,
  Body,
  Player,
  Responses = unknown,
  Operator = OperatorSession | null,
> {
  /** What the route declares to answer; it also tells the compiler to read the declaration before the handler. */
  responses: Responses;
  params: Params;
  query: Query;
  body: Body;
  rawBody: Buffer;
  headers: Headers;
  player: Player;
  operator: Operator;
  requestId: string;
  /** When the request came, before anything was asked about it: orders requests that overtake each other later. */
  arrivedAt: Date;
  /** The client's address, see clientOf(). */
  address: string;
  /** ISO 3166 alpha-2 of the address, when known. */
  country: string | null;
  log: Logger;
  signal: AbortSignal;
  idempotencyKey: string | null;
  c: Context;
}

type Infer<S, K extends keyof RequestSchemas> =
  S extends Record<K, infer T extends z.ZodType> ? z.output<T> : undefined;

export interface RouteDeclaration<
  S extends RequestSchemas,
  A extends RouteAuth,
  R extends ResponseDeclarations,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Hono's spelling of a path: `/api/v1/games/:id`, or OpenAPI's `{id}`. */
  path: string;
  tag: RouteTag;
  summary: string;
  /** What the summary leaves out, for the contract. */
  description?: string;
  auth: A;
  /** Of a `signed` route. */
  signer?: Signer;
  /** What an `operator` route asks of its caller. */
  permission?: A extends 'operator' ? OfficePermission : never;
  limits?: Limit[];
  /**
   * Another site's form may post here: there is no Origin check. Such a route changes nothing and believes nothing; it
   * only leads on.
   */
  crossSite?: boolean;
  /** Only for visitors whose address can be read and is not blocked: whatever lets somebody in, or moves money. */
  knownAddress?: boolean;
  /** Requires an Idempotency-Key; the kernel keeps the answer. */
  idempotent?: boolean;
  /** The most bytes of a body; 64 KiB by default. */
  bodyLimit?: number;
  /** The handler reads the body itself, as it comes, and bounds it: `rawBody` stays empty. Node's request is in `c.env`. */
  readsBody?: boolean;
  request?: S;
  responses: R;
  /** Refusals of the route's own. Those that follow from auth, limits, schemas and idempotency are known. */
  errors?: ErrorDeclarations;
  handler: (
    ctx: RequestContext<
      Infer<S, 'params'>,
      Infer<S, 'query'>,
      Infer<S, 'body'>,
      A extends 'player' ? PlayerSession : PlayerSession | null,
      R,
      A extends 'operator' ? OperatorSession : null
    >,
  ) => Promise<AnswerOf<NoInfer<R>>>;
}

/** A declared route with its types folded away, as the application mounts it. */
export interface Route {
  method: RouteDeclaration<RequestSchemas, RouteAuth, ResponseDeclarations>['method'];
  path: string;
  auth: RouteAuth;
  /** Of an `operator` route, and of no other. */
  permission: OfficePermission | null;
  limits: Limit[];
  crossSite: boolean;
  knownAddress: boolean;
  idempotent: boolean;
  bodyLimit: number;
  readsBody: boolean;
  schemas: RequestSchemas;
  responses: ResponseDeclarations;
  /** Every refusal, by status. */
  errors: ErrorDeclarations;
  run(
    ctx: RequestContext<unknown, unknown, unknown, PlayerSession | null>,
  ): Promise<Answer | Written | Response>;
  describe(app: Pick<OpenAPIHono, 'openAPIRegistry'>): void;
}

const toHono = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Declares a route once: who may call it, how often, what it takes and gives, and what it does. The application
 * (kernel/hono-app.ts) owns everything else: request id, session, limits, parsing, problem answers, idempotency.
 */
export function route<
  const S extends RequestSchemas,
  const A extends RouteAuth,
  const R extends ResponseDeclarations,
>(declaration: RouteDeclaration<S, A, R>): Route {
  const { method, auth, responses } = declaration;
  const schemas: RequestSchemas = declaration.request ?? {};
  const limits = declaration.limits ?? [];
  const idempotent = declaration.idempotent ?? false;
  const permission = declaration.permission ?? null;
  if (auth === 'operator' && permission === null) {
    throw new Error(`${method} ${declaration.path} names no permission`);
  }
  const knownAddress = declaration.knownAddress ?? false;
  const own = declaration.errors ?? {};
  const errors = errorsOf({ method, auth, limits, idempotent, knownAddress, schemas, own });
  return {
    method,
    path: toHono(declaration.path),
    auth,
    permission,
    limits,
    crossSite: declaration.crossSite ?? false,
    knownAddress,
    idempotent,
    bodyLimit: declaration.bodyLimit ?? 64 * 1024,
    readsBody: declaration.readsBody ?? false,
    schemas,
    responses,
    errors,
    run: (ctx) => declaration.handler(ctx as Parameters<typeof declaration.handler>[0]),
    describe: (app) => describeRoute(app, { ...declaration, request: schemas, idempotent, errors }),
  };
}
