import { withBasePath } from '@/lib/config/base-path';
import ky from 'ky';
import createClient from 'openapi-fetch';
import { giveWayWhenBlocked } from './blocked';
import { ApiProblem, type ProblemBody } from './problem';
import type { paths } from './platform';

/** Longest wait for an answer of the platform. Milliseconds. */
const TIMEOUT_MS = 20_000;

/** ky carries the calls of the browser: no retries (SPEC §7), one time-out, cookies of our own origin only. */
const http = ky.create({ retry: 0, timeout: TIMEOUT_MS, throwHttpErrors: false, credentials: 'same-origin' });

/** The platform by its contract: paths, parameters and answers are those of platform/openapi.json. */
export const api = createClient<paths>({
  baseUrl: withBasePath(''),
  fetch: (request: Request) => http(request),
});

interface Outcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * The answer of a call.
 * @throws ApiProblem with the platform's code; code `no_response` when the network or the platform is away.
 */
export async function answerOf<T>(call: Promise<Outcome<T>>): Promise<T> {
  let outcome: Outcome<T>;
  try {
    outcome = await call;
  } catch {
    throw new ApiProblem('no_response', 0);
  }
  if (outcome.response.ok) return outcome.data as T;
  const body = (typeof outcome.error === 'object' ? outcome.error : {}) as Partial<ProblemBody>;
  giveWayWhenBlocked(body);
  throw new ApiProblem(body.code ?? 'server_error', outcome.response.status, body);
}
