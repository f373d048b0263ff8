import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { API_CODES } from '@/lib/domain/api-codes';
import type { BlockStatus } from '@/lib/domain/site-rules';
import { REQUEST_ID_HEADER } from '@/lib/node/http/request-id';
import { clientOf, networkOf, type Client } from './address';
import { contractOf } from './contract-document';
import { claimKey, releaseKey, requestHash, storeAnswer } from './idempotency';
import type { Kernel } from './kernel';
import { operatorWith } from './operator-with';
import { parseBody, parsePart, readBody } from './parse';
import { Problem } from './problem';
import type { Limit } from './rate-limits';
import { problemResponse, toResponse, written } from './responses';
import { checkAnswer, checkProblem } from './answer-check';
import type { Answer } from './answers';
import type { RequestContext, Route } from './route';
import type { OperatorOf, OperatorSession, PlayerOf, PlayerSession } from './session';

const SAFE = new Set(['get']);
const REQUEST_ID = /^[\w-]{8,64}$/;

export interface Readiness {
  name: string;
  check(): Promise<boolean>;
}

interface Caller {
  /** Null when a request from the web's address carries no proof. */
  client: Client | null;
  peer: string;
  requestId: string;
}

export interface ApplicationParts {
  routes: Route[];
  playerOf: PlayerOf;
  /** Left out, nobody is an operator. */
  operatorOf?: OperatorOf;
  /** Told of an operator who tried to do what their roles don't allow. */
  operatorRefused?: (
    operator: OperatorSession,
    call: { method: string; path: string; requestId: string },
  ) => Promise<void>;
  /** ISO alpha-2 of a client's country, if known. `headers` are null for a peer that is not trusted. */
  countryOf: (address: string, headers: Headers | null) => string | null;
  /** How visitors from a country are refused, null for those who are not. */
  blockOf: (country: string | null) => BlockStatus | null;
  /** Refuses an address that can't be read or is blocked, by throwing a Problem; routes say where it is asked. */
  refuseAddress: (address: string) => Promise<void>;
  readiness: Readiness[];
  /** Fails a request whose answer its route does not declare. For tests: it reads every answer twice. */
  checkAnswers?: boolean;
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
    for (const { name, check } of parts.readiness) {
      checks[name] = await check().catch((error: unknown) => {
        log.warn({ err: error, check: name }, 'not ready');
        return false;
      });
    }
    const ready = Object.values(checks).every(Boolean);
    return c.json({ status: ready ? 'ready' : 'not ready', checks }, ready ? 200 : 503);
  });

  /** Who asks, and the number of the request: the web's, when it has proven that it was the web who gave it. */
  const callerOf = (c: Context<{ Bindings: HttpBindings }>): Caller => {
    const { headers } = c.req.raw;
    const peer = getConnInfo(c).remote.address ?? '';
    const client = clientOf(peer, headers, config.trusted, Date.now() / 1_000);
    const given = headers.get(REQUEST_ID_HEADER) ?? '';
    const requestId = client?.proven && REQUEST_ID.test(given) ? given : randomUUID();
    return { client, peer, requestId };
  };

  /** Where a request comes from; the country of a partner's server, or of our own web, does not matter. */
  const originOf = ({ client, peer }: Caller, headers: Headers, partner: boolean) => {
    // Partners prove themselves; where they are only counts their tries.
    if (partner) return { address: client?.address ?? peer, country: null };
    if (client === null) {
      throw new Problem(403, API_CODES.countryBlocked, 'nobody has proven where this visitor is', {
        reason: 'address',
      });
    }
    const { address, believed, web } = client;
    return { address, country: web ? null : parts.countryOf(address, believed ? headers : null) };
  };

  /** @throws Problem 403 or 451 `client_api_40` for a blocked country. */
  const refuseBlocked = (country: string | null) => {
    const status = parts.blockOf(country);
    if (status === null) return;
    throw new Problem(status, API_CODES.countryBlocked, 'the product is not offered in this country', {
      reason: 'address',
    });
  };

  const contextOf = async (c: Context<{ Bindings: HttpBindings }>, route: Route, caller: Caller) => {
    const arrivedAt = kernel.clock.now();
    const headers = c.req.raw.headers;
    const { requestId } = caller;
    const { address, country } = originOf(caller, headers, route.auth === 'signed');
    let bound: Logger | undefined;

    if (route.auth !== 'signed') {
      // Operators are known by name, and work from where they are.
      if (route.auth !== 'operator') refuseBlocked(country);
      if (!SAFE.has(route.method) && !route.crossSite && headers.get('origin') !== config.webOrigin) {
        throw new Problem(
          403,
          API_CODES.forbiddenOrigin,
          'this request did not come from the product’s own pages',
        );
      }
    }

    const limited = async (by: Limit['by'], key: string) => {
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
    if (route.knownAddress) await parts.refuseAddress(address);

    let player: PlayerSession | null = null;
    if (route.auth === 'player' || route.auth === 'optional') player = await parts.playerOf(c.req.raw);
    if (route.auth === 'player' && !player) {
      throw new Problem(401, API_CODES.sessionExpired, 'log in first');
    }
    if (player) await limited('player', player.playerId);
    const operator = route.permission
      ? await operatorWith(route.permission, c.req.raw, parts.operatorOf, async (refused) => {
          // Looking is harmless; who tries to do something is written down.
          if (SAFE.has(route.method)) return;
          await parts.operatorRefused?.(refused, { method: route.method, path: route.path, requestId });
        })
      : null;
    if (operator) await limited('operator', operator.operatorId);

    const unread = SAFE.has(route.method) || route.readsBody;
    const rawBody = unread ? Buffer.alloc(0) : await readBody(c, route.bodyLimit);
    const idempotencyKey = headers.get('idempotency-key');
    const ctx: RequestContext<unknown, unknown, unknown, PlayerSession | null> = {
      responses: route.responses,
      params: parsePart(route, 'params', c.req.param()),
      query: parsePart(route, 'query', c.req.query()),
      body: parseBody(route, headers, rawBody),
      rawBody,
      headers,
      player,
      operator,
      requestId,
      arrivedAt,
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
  ): Promise<Answer> => {
    const key = ctx.idempotencyKey ?? '';
    if (key === '' || key.length > 255) {
      throw new Problem(400, API_CODES.wrongData, 'an Idempotency-Key of 1 to 255 characters is required');
    }
    const owner = ctx.player?.playerId ?? ctx.operator?.operatorId ?? ctx.address;
    const name = `${route.method} ${route.path}`;
    const hash = requestHash(route.method, ctx.c.req.path, ctx.rawBody);
    const claimed = await claimKey(kernel.db, owner, name, key, hash);
    if ('answer' in claimed) {
      const stored = claimed.answer;
      const type = stored.status >= 400 ? 'application/problem+json' : 'application/json';
      return { ...stored, headers: { 'Idempotent-Replay': 'true', 'Content-Type': type } };
    }
    const { claim } = claimed;
    let answer: Answer;
    try {
      const given = await route.run(ctx);
      if (given instanceof Response || 'response' in given)
        throw new Error('an idempotent route answers with JSON');
      answer = given;
    } catch (error) {
      if (error instanceof Problem && error.status < 500) {
        // A refusal is an outcome too: the same key gets it again.
        await storeAnswer(kernel.db, claim, {
          status: error.status,
          body: error.toBody(ctx.requestId),
        });
      } else {
        await releaseKey(kernel.db, claim);
      }
      throw error;
    }
    // If this fails the claim stays: the work is done, and a repeat must not do it again at once.
    await storeAnswer(kernel.db, claim, { status: answer.status, body: answer.body });
    return answer;
  };

  for (const route of parts.routes) {
    route.describe(app);
    app.on(route.method.toUpperCase(), route.path, async (c) => {
      const started = performance.now();
      const caller = callerOf(c);
      const { requestId } = caller;
      let response: Response;
      try {
        const ctx = await contextOf(c, route, caller);
        const answer = route.idempotent ? await runIdempotent(route, ctx) : await route.run(ctx);
        if (parts.checkAnswers) await checkAnswer(route, answer);
        response = written(answer) ?? toResponse(answer as Answer, requestId);
      } catch (error) {
        const problem = asProblem(error, requestId);
        response = problemResponse(parts.checkAnswers ? checkProblem(route, problem) : problem, requestId);
      }
      // A HEAD is handled like its GET; the body is discarded, since it may be a stream that stays open.
      if (c.req.raw.method === 'HEAD') await response.body?.cancel();
      const ms = Math.round(performance.now() - started);
      const { status } = response;
      // The text names the kind of line: only so many of each kind are written (lib/node/log/repeats.ts).
      log[status >= 500 ? 'error' : 'info'](
        { requestId, status, ms },
        `${c.req.raw.method} ${route.path} ${status}`,
      );
      return response;
    });
  }

  const asProblem = (error: unknown, requestId: string): Problem => {
    if (error instanceof Problem) return error;
    log.error({ err: error, requestId }, 'unexpected');
    return new Problem(500, API_CODES.serverError, 'something went wrong here');
  };

  let contract: string | undefined;
  app.get('/openapi.json', (c) => {
    contract ??= JSON.stringify(contractOf(app).document);
    return c.body(contract, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  app.notFound((c) => {
    const caller = callerOf(c);
    const { requestId } = caller;
    // A blocked country does not learn what there is and what not.
    if (c.req.path.startsWith('/api/')) refuseBlocked(originOf(caller, c.req.raw.headers, false).country);
    log.info({ requestId, status: 404 }, 'no route');
    return problemResponse(new Problem(404, API_CODES.notFound, `nothing at ${c.req.path}`), requestId);
  });
  app.onError((error, c) => {
    const { requestId } = callerOf(c);
    return problemResponse(asProblem(error, requestId), requestId);
  });
  return app;
}
