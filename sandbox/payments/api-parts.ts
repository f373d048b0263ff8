// What every part of the company's API is made of.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Lets through who bears the merchant's key. */
export function merchantOnly(apiKey: string): MiddlewareHandler {
  const expected = digest(`Bearer ${apiKey}`);
  return async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) {
      return failure(c, 401, 'unauthorised', 'The API key is missing or wrong.');
    }
    await next();
    return undefined;
  };
}

export function failure(
  c: Context,
  status: 400 | 401 | 404 | 409 | 422 | 503,
  code: string,
  message: string,
) {
  return c.json({ error: { code, message } }, status);
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Never answers: waits until the caller has hung up. */
export async function untilGone(c: Context): Promise<void> {
  const { signal } = c.req.raw;
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
