import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';

export type Verification = components['schemas']['Verification'];
export type VerificationStepState = Verification['steps'][number];
export type DocumentFile = components['schemas']['DocumentFile'];

/** How often a page asks that shows something which others change; what is pushed makes it ask at once. */
const WAITING_MS = 30_000;

const isWaiting = ({ steps }: Verification) =>
  steps.some(({ status, files }) => status === 'pending' || files.some(({ state }) => state === 'held'));

export const verificationKey = ['me', 'verification'] as const;

export const verificationQuery = queryOptions({
  queryKey: verificationKey,
  queryFn: async () => (await answerOf(api.GET('/api/v1/me/verification'))).data,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? WAITING_MS : false),
});

export const useVerification = () => useQuery(verificationQuery);
