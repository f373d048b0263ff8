import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const playKey = ['protection', 'play'] as const;

/** Adds when an answer was asked for, by performance.now(): a round that was played after that may be missing from it. */
export async function withAskedAt<Play>(ask: () => Promise<{ data: Play }>) {
  const askedAt = performance.now();
  return { ...(await ask()).data, askedAt };
}

const getPlay = () => withAskedAt(() => answerOf(api.GET('/api/v1/me/play')));
export type PlayNow = Awaited<ReturnType<typeof getPlay>>;
export type RunningPlay = NonNullable<PlayNow['session']>;

/** The player's session of play over all games and devices. Minor units. */
export const playQuery = () => queryOptions({ queryKey: playKey, queryFn: getPlay, staleTime: 0 });

/** Another device may play, or answer what waits. @param everyMs how often that is looked for */
export const usePlay = (enabled: boolean, everyMs: number | false = false) =>
  useQuery({ ...playQuery(), enabled, refetchInterval: everyMs });

/** Whether no round begins: a reality check waits for its answer, or play pauses. */
export const isHeld = ({ session }: PlayNow): boolean =>
  session !== null && (session.check?.isDue === true || session.pausedUntil !== null);
