import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const standingKey = ['player', 'wheel'] as const;

async function getStanding(signal: AbortSignal) {
  return (await answerOf(api.GET('/api/v1/wheel/standing', { signal }))).data;
}
export type Standing = Awaited<ReturnType<typeof getStanding>>;
export type WheelSpin = NonNullable<Standing['own']>['spins'][number];
export type WheelSeeds = NonNullable<Standing['own']>['seeds'];

/** Whether the reader can turn the wheel. @param playerId null for a visitor; undefined while nobody knows */
export const standingQuery = (playerId: string | null | undefined) =>
  queryOptions({
    queryKey: [...standingKey, playerId ?? null],
    queryFn: ({ signal }) => getStanding(signal),
    enabled: playerId !== undefined,
    staleTime: 0,
  });
