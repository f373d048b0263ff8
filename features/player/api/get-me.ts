import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { isApiProblem } from '@/lib/http/problem';
import { changePlayer, forgetPlayer } from '../state/forget-player';

export const meKey = ['player', 'me'] as const;

async function getMe() {
  try {
    return (await answerOf(api.GET('/api/v1/me'))).data;
  } catch (problem) {
    // No session is an answer, not a failure: the visitor is anonymous.
    if (isApiProblem(problem) && problem.status === 401) return null;
    throw problem;
  }
}

/** Another tab may have ended the session, and opened another player's: what is known of the last one goes first. */
async function getMeAnew(client: QueryClient) {
  const me = await getMe();
  const known = client.getQueryData<Me | null>(meKey);
  if (known && known.id !== me?.id) (me ? changePlayer : forgetPlayer)(client, meKey);
  return me;
}

/** The logged-in player, or null. Asked only where a log-in is likely: see usePlayer. */
export const meQuery = () =>
  queryOptions({ queryKey: meKey, queryFn: ({ client }) => getMeAnew(client), staleTime: 60_000 });

export function useMe(enabled: boolean) {
  return useQuery({ ...meQuery(), enabled });
}
export type Me = NonNullable<Awaited<ReturnType<typeof getMe>>>;
