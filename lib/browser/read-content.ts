import { withBasePath } from '@/lib/domain/base-path';
import type { Locale } from '@/lib/domain/locales';
import { ApiProblem } from '@/lib/http/problem';

/** Longest wait for an answer. Milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * What the CMS has under a code, in one language.
 * @throws ApiProblem `no_response` without a connection, `not_found` for a code that the CMS does not have.
 */
export async function readContent<Content>(locale: Locale, code: string): Promise<Content> {
  const address = withBasePath(`/content/${locale}/${encodeURIComponent(code)}`);
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!response) throw new ApiProblem('no_response', 0);
  if (!response.ok) {
    throw new ApiProblem(response.status === 404 ? 'not_found' : 'server_error', response.status);
  }
  return ((await response.json()) as { data: Content }).data;
}
