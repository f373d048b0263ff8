import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

async function getWheel(signal: AbortSignal) {
  return (await answerOf(api.GET('/api/v1/wheel', { signal }))).data;
}
export type Wheel = Awaited<ReturnType<typeof getWheel>>;

/** The table that holds, and by whose rules prizes are given. @param known what the page came with */
export const wheelQuery = (known: Wheel) =>
  queryOptions({
    queryKey: ['wheel'],
    queryFn: ({ signal }) => getWheel(signal),
    initialData: known,
    initialDataUpdatedAt: 0,
  });
