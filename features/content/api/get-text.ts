import { withBasePath } from '@/lib/domain/base-path';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Locale } from '@/lib/domain/locales';
import type { RichText } from '@/lib/domain/rich-text';
import { ApiProblem } from '@/lib/http/problem';

export interface CmsText {
  title: string;
  text: RichText;
}

/** Longest wait for a text. Milliseconds. */
const TIMEOUT_MS = 20_000;

/** @throws ApiProblem `no_response` without a connection, `not_found` for a code that no text has. */
async function getText(locale: Locale, code: string): Promise<CmsText> {
  const address = withBasePath(`/content/${locale}/${encodeURIComponent(code)}`);
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!response) throw new ApiProblem('no_response', 0);
  if (!response.ok) {
    throw new ApiProblem(response.status === 404 ? 'not_found' : 'server_error', response.status);
  }
  return ((await response.json()) as { data: CmsText }).data;
}

export const textKey = (locale: Locale, code: string) => ['content', locale, code] as const;

const textQuery = (locale: Locale, code: string) =>
  queryOptions({ queryKey: textKey(locale, code), queryFn: () => getText(locale, code) });

/** A text of the CMS in one language. */
export function useText(locale: Locale, code: string) {
  return useQuery(textQuery(locale, code));
}
