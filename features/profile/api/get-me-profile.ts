import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const profileKey = ['player', 'profile'] as const;

async function getProfile() {
  return (await answerOf(api.GET('/api/v1/me/profile'))).data;
}
export type OwnProfile = Awaited<ReturnType<typeof getProfile>>;

/** What the player has told about themselves. Asked anew wherever a form begins with it. */
export const profileQuery = () =>
  queryOptions({ queryKey: profileKey, queryFn: getProfile, staleTime: 0, refetchOnMount: 'always' });

export function useProfile(enabled = true) {
  return useQuery({ ...profileQuery(), enabled });
}
