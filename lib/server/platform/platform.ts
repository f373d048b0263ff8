import 'server-only';
import createClient, { type Client } from 'openapi-fetch';
import { webConfig } from '@/lib/server/config/web';
import type { paths } from '@/lib/http/platform';

/** A page does not wait longer for the platform. Milliseconds. */
const TIMEOUT_MS = 8_000;

let client: Client<paths> | undefined;

/** The platform as the web's server calls it: without cookies; answers are cached under tags. */
export function platform(): Client<paths> {
  client ??= createClient<paths>({ baseUrl: webConfig().platformUrl });
  return client;
}

/**
 * Call options that keep an answer in Next's data cache.
 * @param tags names of lib/server/cache/tags under which it is dropped. @param seconds its longest life.
 */
export function cached(tags: string[], seconds: number) {
  return {
    fetch: (request: Request) =>
      fetch(request, { next: { tags, revalidate: seconds }, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  };
}

/** The body of a platform answer. @throws Error when the platform did not give one. */
export async function bodyOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, response } = await call;
  if (data === undefined)
    throw new Error(`platform answered ${response.status} to ${new URL(response.url).pathname}`);
  return data;
}
