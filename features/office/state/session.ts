import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '@/lib/http/platform';
import { ApiProblem, type ProblemBody } from '@/lib/http/problem';
import { stripBasePath, withBasePath } from '@/lib/domain/base-path';

export type OfficeMe = components['schemas']['Operator'];

/** Shorter than the token lives. Milliseconds. */
const RENEW_MS = 10 * 60 * 1000;

let running: Promise<OfficeMe> | undefined;

/** The log-in of operators, which leads back here. */
export function logInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const here = stripBasePath(pathname) + search;
  return withBasePath(`/admin/login?redirect=${encodeURIComponent(here)}`);
}

async function exchange(): Promise<OfficeMe> {
  let response: Response;
  try {
    response = await fetch(withBasePath('/office/session'), { method: 'POST', credentials: 'same-origin' });
  } catch {
    throw new ApiProblem('no_response', 0);
  }
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody> & { data?: OfficeMe };
  if (response.ok && body.data) return body.data;
  throw new ApiProblem(body.code ?? 'server_error', response.status, body);
}

/**
 * Exchanges the log-in at the CMS for the office's token; calls at the same moment share one exchange.
 * @throws ApiProblem 401 when nobody is logged in there, 403 when they may not be here
 */
export function renewSession(): Promise<OfficeMe> {
  running ??= exchange().finally(() => {
    running = undefined;
  });
  return running;
}

const sessionQuery = () =>
  queryOptions({
    queryKey: ['office', 'me'],
    queryFn: renewSession,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: true,
  });

export function useOfficeSession() {
  return useQuery(sessionQuery());
}
