import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { API_CODES, type ApiCode } from '@/lib/domain/api-codes';
import type { ResponseDeclarations } from './answers';
import type { ProblemStatus } from './problem';
import type { Limit } from './rate-limits';
import type { RequestSchemas, RouteAuth, Signer } from './route-terms';
import type { RouteTag } from './route-tags';

/** Refusals by status, each with the codes that it can carry. */
export type ErrorDeclarations = Partial<Record<ProblemStatus, readonly ApiCode[]>>;

interface Rules {
  method: string;
  auth: RouteAuth;
  limits: readonly Limit[];
  idempotent: boolean;
  /** Whether the visitor's address must be readable and not blocked. */
  knownAddress?: boolean;
  schemas: RequestSchemas;
  own: ErrorDeclarations;
}

/** Whether a schema takes an id, which may be none. */
function takesUuid(schema: unknown): boolean {
  if (schema instanceof z.ZodUUID) return true;
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some(takesUuid);
  if (schema instanceof z.ZodArray) return takesUuid(schema.element);
  if (schema instanceof z.ZodPipe) return takesUuid(schema.in);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped && takesUuid(schema.unwrap());
}

/** Every refusal of a route: its own, and those that follow from what it declares. */
export function errorsOf(rules: Rules): ErrorDeclarations {
  const { method, auth, limits, idempotent, schemas, own } = rules;
  const all = new Map<ProblemStatus, Set<ApiCode>>();
  const add = (status: ProblemStatus, ...codes: ApiCode[]) => {
    all.set(status, new Set([...(all.get(status) ?? []), ...codes]));
  };
  if (auth === 'signed') {
    add(401, API_CODES.wrongCredentials);
    add(400, API_CODES.wrongData);
  } else {
    // Visitors from a blocked country get these, whatever they ask for; an operator only from an unknown address.
    add(403, API_CODES.countryBlocked);
    if (auth !== 'operator') add(451, API_CODES.countryBlocked);
    if (method !== 'get') add(403, API_CODES.forbiddenOrigin);
    if (schemas.body) {
      add(400, API_CODES.wrongData);
      add(415, API_CODES.wrongData);
      add(422, API_CODES.wrongData);
    }
  }
  if (rules.knownAddress) add(403, API_CODES.ipUnrecognised, API_CODES.ipBlocked);
  if (auth === 'player') add(401, API_CODES.sessionExpired);
  if (auth === 'operator') {
    add(401, API_CODES.adminCredentials);
    add(403, API_CODES.adminCredentials);
  }
  if (method !== 'get') add(413, API_CODES.wrongData);
  if (limits.length > 0) add(429, API_CODES.tooManyRequests);
  if (auth !== 'signed') {
    if (takesUuid(schemas.params)) add(404, API_CODES.invalidUuid);
    if (takesUuid(schemas.query)) add(400, API_CODES.invalidUuid);
    if (takesUuid(schemas.body)) add(422, API_CODES.invalidUuid);
  }
  if (schemas.params) add(404, API_CODES.notFound);
  if (schemas.query) add(400, API_CODES.wrongData);
  if (idempotent) {
    add(400, API_CODES.wrongData);
    add(409, API_CODES.idempotencyInProgress);
    add(422, API_CODES.idempotencyMismatch);
  }
  add(500, API_CODES.serverError);
  for (const [status, codes] of Object.entries(own)) add(Number(status) as ProblemStatus, ...codes);
  return Object.fromEntries(
    [...all].sort(([a], [b]) => a - b).map(([status, codes]) => [status, [...codes].sort()]),
  );
}

export const problemSchema = z
  .object({
    type: z.string().openapi({
      description: 'URN of the kind of problem: `urn:parlour:problem:` and the code.',
      example: 'urn:parlour:problem:client_api_29',
    }),
    title: z.string().openapi({ description: 'The status in English words.', example: 'Not accepted' }),
    status: z.int().openapi({ description: 'The HTTP status.', example: 422 }),
    code: z.enum(Object.values(API_CODES)).openapi({
      description: 'What happened; the reader’s language chooses the words for it.',
      example: API_CODES.depositBelowMinimum,
    }),
    detail: z.string().openapi({
      description: 'What happened, in English, for developers and logs. Not for players.',
      example: 'the amount is below the minimum',
    }),
    requestId: z.string().openapi({
      description: 'Id of this request, in the logs and in the header X-Request-Id.',
      example: '7f1d2c0a-9f3b-4a55-8a53-3c1f0c7be1d4',
    }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({
        description: 'What is wrong with which field of a form.',
        example: { email: 'invalid' },
      }),
    errors: z
      .array(
        z.object({
          path: z.string().openapi({ description: 'Path of a field, with dots.', example: 'amount' }),
          message: z.string().openapi({ description: 'What is wrong with it.', example: 'Invalid input' }),
        }),
      )
      .optional()
      .openapi({ description: 'Fields that the schema does not take.' }),
    retryAfter: z.int().optional().openapi({
      description: 'Seconds after which asking again makes sense, as in Retry-After.',
      example: 30,
    }),
  })
  .catchall(z.unknown())
  .openapi('Problem', {
    description: 'A refusal or a fault (RFC 9457). Further members depend on the code.',
  });

const problemContent = { 'application/problem+json': { schema: problemSchema } };

/** Names of the security schemes in the contract. */
export const SECURITY = {
  session: 'playerSession',
  operator: 'operatorToken',
  studio: 'walletSignature',
  payments: 'webhookSignature',
  web: 'webSignature',
  letter: 'letterSignature',
} as const;

function securityOf(auth: RouteAuth, signer: Signer | undefined): Record<string, string[]>[] {
  if (auth === 'player') return [{ [SECURITY.session]: [] }];
  if (auth === 'operator') return [{ [SECURITY.operator]: [] }];
  if (auth === 'optional') return [{}, { [SECURITY.session]: [] }];
  if (auth === 'signed' && signer) return [{ [SECURITY[signer]]: [] }];
  return [];
}

const toOpenApi = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `get /api/v1/games/{id}/similar` → `getGamesByIdSimilar`: stable as long as method and path are. */
export function operationIdOf(method: string, path: string): string {
  const words = toOpenApi(path)
    .replace(/^\/api(?=\/)/, '')
    .replace(/\/v1(?=\/)/, '')
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith('{') ? `By${capital(part.slice(1, -1))}` : part))
    .flatMap((part) => part.split(/[-_]/));
  return method + words.map(capital).join('');
}

interface Described {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  tag: RouteTag;
  summary: string;
  description?: string;
  auth: RouteAuth;
  signer?: Signer;
  idempotent: boolean;
  request: RequestSchemas;
  responses: ResponseDeclarations;
  errors: ErrorDeclarations;
}

const idempotencyHeader = z.object({
  'Idempotency-Key': z.string().min(1).max(255).openapi({
    description:
      'Chosen by the caller for one intent. The same key and body get the stored answer; the same key and another body are refused.',
    example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
  }),
});

/** Writes a route into the contract. */
export function describeRoute(app: Pick<OpenAPIHono, 'openAPIRegistry'>, route: Described): void {
  const { request } = route;
  const answers = Object.entries(route.responses).map(([status, { description, schema, contentType }]) => [
    status,
    schema ? { description, content: { [contentType ?? 'application/json']: { schema } } } : { description },
  ]);
  const refusals = Object.entries(route.errors).map(([status, codes]) => [
    status,
    { description: codes.map((code) => `\`${code}\``).join(', '), content: problemContent },
  ]);
  app.openAPIRegistry.registerPath(
    createRoute({
      method: route.method,
      path: toOpenApi(route.path),
      operationId: operationIdOf(route.method, route.path),
      tags: [route.tag],
      summary: route.summary,
      ...(route.description ? { description: route.description } : {}),
      security: securityOf(route.auth, route.signer),
      request: {
        ...(request.params ? { params: request.params } : {}),
        ...(request.query ? { query: request.query } : {}),
        ...(request.body
          ? { body: { required: true, content: { 'application/json': { schema: request.body } } } }
          : {}),
        ...(route.idempotent ? { headers: idempotencyHeader } : {}),
      },
      responses: Object.fromEntries([...answers, ...refusals]),
    }),
  );
}
