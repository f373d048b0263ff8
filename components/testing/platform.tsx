import type { ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { renderWithMessages } from './render';

/** What a test has the platform answer, by method and path. A thrown ApiProblem is a problem answer. */
export type Answers = Record<string, (request: PlatformRequest) => unknown>;

export interface PlatformRequest {
  body?: Record<string, unknown>;
  params?: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, string>;
  };
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

let answers: Answers = {};
/** Every call since platformAnswers was last called. */
export const calls: (PlatformRequest & { to: string })[] = [];

export function platformAnswers(next: Answers): void {
  answers = next;
  calls.length = 0;
}

/** The bodies that were sent to one address, in order. */
export const sentTo = (to: string) => calls.filter((call) => call.to === to);

const by =
  (method: string) =>
  async (path: string, request: PlatformRequest = {}) => {
    const to = `${method} ${path}`;
    calls.push({ ...request, to });
    const answer = answers[to];
    if (!answer) throw new Error(`Nothing answers ${to}`);
    return answer(request);
  };

/** Stands in for lib/browser/platform/client: `jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'))`. */
export const api = {
  GET: by('GET'),
  POST: by('POST'),
  PUT: by('PUT'),
  PATCH: by('PATCH'),
  DELETE: by('DELETE'),
};
export const answerOf = <T,>(call: Promise<T>): Promise<T> => call;

/** Renders with messages, calls and state of its own, as the player's layout does. */
export function renderWithPlatform(element: ReactElement) {
  const client = createQueryClient();
  const frame = (child: ReactElement) => (
    <Provider>
      <QueryClientProvider client={client}>{child}</QueryClientProvider>
    </Provider>
  );
  const result = renderWithMessages(frame(element));
  return { ...result, client, rerender: (next: ReactElement) => result.rerender(frame(next)) };
}
