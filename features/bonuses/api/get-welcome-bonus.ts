import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/http/client';

async function getWelcomeBonus() {
  return (await answerOf(api.GET('/api/v1/bonuses/welcome'))).data;
}

/** The welcome bonus that waits for the player; null when none is left. */
export const welcomeBonusQuery = () =>
  queryOptions({ queryKey: ['player', 'welcome-bonus'], queryFn: getWelcomeBonus });
