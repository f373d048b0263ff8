import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GameFamily } from '@/lib/domain/game-themes';
import { answerOf, api } from '@/lib/browser/platform/client';

/** What the law of the player's or the visitor's country leaves to be shown: kept pages are the same for everybody. */
const lawQuery = queryOptions({
  queryKey: ['law'],
  queryFn: async () => (await answerOf(api.GET('/api/v1/law'))).data,
  staleTime: Infinity,
});

/** Asked once on a page, and again when somebody else is here; undefined while it is not known. */
export const useLaw = (asks = true) => useQuery({ ...lawQuery, enabled: asks }).data;

/** Whether games of a sort are withheld here; false while it is not known. Slots are withheld nowhere, and not asked about. */
export const useIsWithheld = (family: GameFamily): boolean =>
  useLaw(family !== 'slot')?.withheld.includes(family) ?? false;
