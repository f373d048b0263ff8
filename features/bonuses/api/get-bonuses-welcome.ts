import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_DEPOSIT } from '@/lib/browser/query/changes-with';

async function getWelcomeBonus() {
  return (await answerOf(api.GET('/api/v1/bonuses/welcome'))).data;
}

/** The player's current welcome bonus; null when none is left. The next one follows each deposit. */
export const welcomeBonusQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: ['player', 'welcome-bonus', playerId],
    queryFn: getWelcomeBonus,
    enabled: playerId !== null,
    meta: WITH_DEPOSIT,
  });
