import { queryOptions, useQuery } from '@tanstack/react-query';
import { withBasePath } from '@/lib/domain/base-path';
import type { Locale } from '@/lib/domain/locales';
import { ApiProblem } from '@/lib/http/problem';
import type { Story } from '../domain/story';

/** Longest wait for the stories. Milliseconds. */
const TIMEOUT_MS = 20_000;

/** @throws ApiProblem `no_response` without a connection. */
async function getStories(locale: Locale): Promise<Story[]> {
  const response = await fetch(withBasePath(`/content/${locale}/stories-main`), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response) throw new ApiProblem('no_response', 0);
  if (!response.ok) throw new ApiProblem('server_error', response.status);
  return ((await response.json()) as { data: Story[] }).data;
}

const storiesQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['stories', locale], queryFn: () => getStories(locale) });

/** The stories in one language, with all of their slides. */
export function useStories(locale: Locale) {
  return useQuery(storiesQuery(locale));
}
