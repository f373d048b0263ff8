import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from './problem';
import type { Route } from './route';

/**
 * Reads a body with a bound, from Node's own request: asking the web Request for it builds a stream and a
 * controller for each call, which a bet would pay for. @throws Problem 413 beyond the bound.
 */
export function readBody(c: Context<{ Bindings: HttpBindings }>, limit: number): Promise<Buffer> {
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

/** A NUL or half of a pair, which stand in JSON as escapes alone: most bodies need not be looked through. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i;
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** PostgreSQL has no text with a NUL in it, and JSON there no half of a pair: whoever sends one would be told of an error of ours. */
function isStorable(value: unknown): boolean {
  // A list instead of a call for each level: a body can be nested deeper than the stack is high.
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && UNSTORABLE.test(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, part] of Object.entries(one)) left.push(key, part);
  }
  return true;
}

/** The body as the route's schema takes it. @throws Problem 415, 400 or 422. */
export function parseBody(route: Route, headers: Headers, rawBody: Buffer): unknown {
  if (!route.schemas.body) return undefined;
  const type = headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new Problem(415, API_CODES.wrongData, 'the body must be application/json');
  }
  const text = rawBody.toString('utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Problem(400, API_CODES.wrongData, 'the body is not JSON');
  }
  if (UNSTORABLE_ESCAPE.test(text) && !isStorable(json)) {
    const fields = Object.fromEntries(
      Object.entries(Object(json)).flatMap(([name, part]) => (isStorable(part) ? [] : [[name, 'invalid']])),
    );
    throw new Problem(422, API_CODES.wrongData, 'the body holds a character that no text can have', {
      fields,
    });
  }
  const parsed = route.schemas.body.safeParse(json);
  if (parsed.success) return parsed.data;
  const code = areIds(parsed.error.issues) ? API_CODES.invalidUuid : API_CODES.wrongData;
  throw new Problem(422, code, 'the body does not fit', {
    errors: issues(parsed.error.issues),
  });
}

type Issues = readonly z.core.$ZodIssue[];

/** Whether nothing but ids is wrong, and each of them only because it is no UUID. */
const areIds = (list: Issues) =>
  list.length > 0 && list.every((issue) => issue.code === 'invalid_format' && issue.format === 'uuid');

const issues = (list: Issues) =>
  list.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));

/** PostgreSQL has no text with a NUL in it, so that nothing can be found by one. */
const hasNul = (value: Record<string, string>) => Object.values(value).some((text) => text.includes('\0'));

/** Parameters of the path or of the query. @throws Problem 404 or 400. */
export function parsePart(route: Route, part: 'params' | 'query', value: Record<string, string>): unknown {
  const schema = route.schemas[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success && !hasNul(value)) return parsed.data;
  // A path that cannot exist is not found; a query that cannot be read is a bad request.
  const isId = areIds(parsed.error?.issues ?? []);
  if (part === 'params') {
    const code = isId ? API_CODES.invalidUuid : API_CODES.notFound;
    throw new Problem(404, code, 'there is nothing at this address');
  }
  throw new Problem(400, isId ? API_CODES.invalidUuid : API_CODES.wrongData, 'the query does not fit', {
    errors: issues(parsed.error?.issues ?? []),
  });
}
