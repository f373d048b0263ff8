import type { platformClient } from './platform-client';
import { giveWayWhenBlocked } from './blocked';
import { ApiProblem, type ProblemBody } from '@/lib/http/problem';

type PlatformClient = typeof platformClient;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

let loading: Promise<PlatformClient> | undefined;

/**
 * The HTTP client loads with the first call: a visitor's first page makes none. If loading fails, the next call tries
 * again.
 */
function load(): Promise<PlatformClient> {
  loading ??= import('./platform-client').then(
    (module) => module.platformClient,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const late = <Name extends Method>(method: Name) =>
  (async (...call: unknown[]) => {
    const client = await load();
    return (client[method] as (...args: unknown[]) => Promise<unknown>)(...call);
  }) as PlatformClient[Name];

/** The platform by its contract, in the browser. */
export const api: Pick<PlatformClient, Method> = {
  GET: late('GET'),
  POST: late('POST'),
  PUT: late('PUT'),
  PATCH: late('PATCH'),
  DELETE: late('DELETE'),
};

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
