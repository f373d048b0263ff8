import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { API_CODES } from '@/lib/domain/api-codes';
import { clientAddress, networkOf } from './address';
import { claimKey, releaseKey, requestHash, storeAnswer } from './idempotency';
import type { Kernel } from './kernel';
import { Problem } from './problem';
import type { Answer, RequestContext, Route } from './route';
import type { PlayerOf, PlayerSession } from './session';

const SAFE = new Set(['get']);
const REQUEST_ID = /^[\w-]{8,64}$/;

export interface Readiness {
  name: string;
  check(): Promise<boolean>;
}

export interface ApplicationParts {
  routes: Route[];
  playerOf: PlayerOf;
  /** ISO alpha-2 of a client address, when it can be told. */
  countryOf: (address: string, headers: Headers) => string | null;
  readiness: Readiness[];
}

/**
 * Reads a body with a bound, from Node's own request: asking the web Request for it builds a stream and a
 * controller for each call, which a bet would pay for. @throws Problem 413 beyond the bound.
 */
function readBody(c: Context<{ Bindings: HttpBindings }>, limit: number): Promise<Buffer> {
  const { incoming } = c.env;
  const tooLarge = () =>
    new Problem(413, API_CODES.wrongData, `a body of at most ${limit} bytes is taken here`);
  return new Promise((resolve, reject) => {
    if (Number(incoming.headers['content-length'] ?? 0) > limit) {
      reject(tooLarge());
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0; // the rest is read past, so that the answer can still be given
      reject(tooLarge());
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
    incoming.once('close', () => {
      // Every request closes in the end; an error costs its stack, so only one that matters is made.
      if (!incoming.readableEnded) reject(new Error('the caller went away'));
    });
  });
}

function parseBody(route: Route, headers: Headers, rawBody: Buffer): unknown {
  if (!route.schemas.body) return undefined;
  const type = headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new Problem(415, API_CODES.wrongData, 'the body must be application/json');
  }
  let json: unknown;
  try {
    json = JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new Problem(400, API_CODES.wrongData, 'the body is not JSON');
  }
  const parsed = route.schemas.body.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Problem(422, API_CODES.wrongData, 'the body does not fit', {
    errors: issues(parsed.error.issues),
  });
}

const issues = (list: readonly { path: PropertyKey[]; message: string }[]) =>
  list.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));

/** PostgreSQL has no text with a NUL in it, so that nothing can be found by one. */
const hasNul = (value: Record<string, string>) => Object.values(value).some((text) => text.includes('\0'));

function parsePart(route: Route, part: 'params' | 'query', value: Record<string, string>): unknown {
  const schema = route.schemas[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success && !hasNul(value)) return parsed.data;
  // A path that cannot exist is not found; a query that cannot be read is a bad request.
  if (part === 'params') throw new Problem(404, API_CODES.notFound, 'there is nothing at this address');
  throw new Problem(400, API_CODES.wrongData, 'the query does not fit', {
    errors: issues(parsed.error?.issues ?? []),
  });
}

function toResponse(answer: Answer, requestId: string): Response {
  const headers = new Headers({ 'X-Request-Id': requestId });
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (answer.body === undefined) return new Response(null, { status: answer.status, headers });
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}

function problemResponse(problem: Problem, requestId: string): Response {
  return toResponse(
    {
      status: problem.status,
      body: problem.toBody(requestId),
      headers: { ...problem.headers, 'Content-Type': 'application/problem+json' },
    },
    requestId,
  );
}

/**
 * Mounts declared routes. What every route shares stands here and nowhere else: request id, client address,
 * Origin check, session, limits, bounded parsing, idempotency, problem answers, one log line per request.
 */
export function createApplication(
  kernel: Kernel,
  parts: ApplicationParts,
): OpenAPIHono<{ Bindings: HttpBindings }> {
  const app = new OpenAPIHono<{ Bindings: HttpBindings }>();
  const { config, log } = kernel;

  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    const checks: Record<string, boolean> = {};
    for (const { name, check } of parts.readiness) checks[name] = await check().catch(() => false);
    const ready = Object.values(checks).every(Boolean);
    return c.json({ status: ready ? 'ready' : 'not ready', checks }, ready ? 200 : 503);
  });

  const contextOf = async (c: Context<{ Bindings: HttpBindings }>, route: Route, requestId: string) => {
    const headers = c.req.raw.headers;
    const address = clientAddress(getConnInfo(c).remote.address ?? '', headers, config.trusted);
    const country = route.auth === 'signed' ? null : parts.countryOf(address, headers);
    let bound: Logger | undefined;

    if (route.auth !== 'signed') {
      if (country && config.blockedCountries.includes(country)) {
        throw new Problem(403, API_CODES.countryBlocked, 'the product is not offered in this country');
      }
      if (!SAFE.has(route.method) && headers.get('origin') !== config.webOrigin) {
        throw new Problem(
          403,
          API_CODES.forbiddenOrigin,
          'this request did not come from the product’s own pages',
        );
      }
    }

    const limited = async (by: 'address' | 'player', key: string) => {
      for (const limit of route.limits.filter((entry) => entry.by === by)) {
        const wait = await kernel.limits.take(limit, key);
        if (wait > 0) {
          throw new Problem(
            429,
            API_CODES.tooManyRequests,
            'too many requests',
            { retryAfter: wait },
            {
              'Retry-After': String(wait),
            },
          );
        }
      }
    };
    await limited('address', networkOf(address));

    let player: PlayerSession | null = null;
    if (route.auth === 'player' || route.auth === 'optional') player = await parts.playerOf(c.req.raw);
    if (route.auth === 'player' && !player) {
      throw new Problem(401, API_CODES.sessionExpired, 'log in first');
    }
    if (player) await limited('player', player.playerId);

    const rawBody = SAFE.has(route.method) ? Buffer.alloc(0) : await readBody(c, route.bodyLimit);
    const idempotencyKey = headers.get('idempotency-key');
    const ctx: RequestContext<unknown, unknown, unknown, PlayerSession | null> = {
      params: parsePart(route, 'params', c.req.param()),
      query: parsePart(route, 'query', c.req.query()),
      body: parseBody(route, headers, rawBody),
      rawBody,
      headers,
      player,
      requestId,
      address,
      country,
      get log() {
        return (bound ??= log.child({ requestId }));
      },
      get signal() {
        return c.req.raw.signal;
      },
      idempotencyKey,
      c,
    };
    return ctx;
  };

  const runIdempotent = async (
    route: Route,
    ctx: RequestContext<unknown, unknown, unknown, PlayerSession | null>,
  ): Promise<Answer | Response> => {
    const key = ctx.idempotencyKey ?? '';
    if (key === '' || key.length > 255) {
      throw new Problem(400, API_CODES.wrongData, 'an Idempotency-Key of 1 to 255 characters is required');
    }
    const owner = ctx.player?.playerId ?? ctx.address;
    const name = `${route.method} ${route.path}`;
    const hash = requestHash(route.method, ctx.c.req.path, ctx.rawBody);
    const stored = await claimKey(kernel.db, owner, name, key, hash);
    if (stored) {
      const type = stored.status >= 400 ? 'application/problem+json' : 'application/json';
      return { ...stored, headers: { 'Idempotent-Replay': 'true', 'Content-Type': type } };
    }
    try {
      const answer = await route.run(ctx);
      if (answer instanceof Response) throw new Error('an idempotent route answers with JSON');
      await storeAnswer(kernel.db, owner, name, key, { status: answer.status, body: answer.body });
      return answer;
    } catch (error) {
      if (error instanceof Problem && error.status < 500) {
        // A refusal is an outcome too: the same request gets it again.
        await storeAnswer(kernel.db, owner, name, key, {
          status: error.status,
          body: error.toBody(ctx.requestId),
        });
      } else {
        await releaseKey(kernel.db, owner, name, key);
      }
      throw error;
    }
  };

  for (const route of parts.routes) {
    route.describe(app);
    app.on(route.method.toUpperCase(), route.path, async (c) => {
      const started = performance.now();
      const given = c.req.header('x-request-id') ?? '';
      const requestId = REQUEST_ID.test(given) ? given : randomUUID();
      let response: Response;
      try {
        const ctx = await contextOf(c, route, requestId);
        const answer = route.idempotent ? await runIdempotent(route, ctx) : await route.run(ctx);
        response = answer instanceof Response ? answer : toResponse(answer, requestId);
      } catch (error) {
        response = problemResponse(asProblem(error, requestId), requestId);
      }
      // A HEAD takes the way of its GET; nobody will read the body, which may be a stream that stays open.
      if (c.req.raw.method === 'HEAD') await response.body?.cancel();
      const ms = Math.round(performance.now() - started);
      log[response.status >= 500 ? 'error' : 'debug'](
        { requestId, method: route.method, route: route.path, status: response.status, ms },
        'request',
      );
      return response;
    });
  }

  const asProblem = (error: unknown, requestId: string): Problem => {
    if (error instanceof Problem) return error;
    log.error({ err: error, requestId }, 'unexpected');
    return new Problem(500, API_CODES.serverError, 'something went wrong here');
  };

  app.notFound((c) => {
    const requestId = randomUUID();
    return problemResponse(new Problem(404, API_CODES.notFound, `nothing at ${c.req.path}`), requestId);
  });
  app.onError((error) => {
    const requestId = randomUUID();
    return problemResponse(asProblem(error, requestId), requestId);
  });
  return app;
}
