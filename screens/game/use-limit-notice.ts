'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { STUDIO_TROUBLES } from '@/lib/domain/studio-troubles';
import { ApiProblem } from '@/lib/http/problem';

interface Limits {
  /** What the bonus in play allows a round at most in this game, as it is written; null without one. */
  bonusMaxBet: string | null;
}

/**
 * Tells a player that a stake was above a limit (client_api_35), and which one. The studio hears only that there is one:
 * every limit that the casino sets on stakes is asked for here.
 */
export function useLimitNotice() {
  const t = useTranslations('Play');
  const problemText = useProblemText();
  const addToast = useSetAtom(addToastAtom);
  return ({ bonusMaxBet }: Limits): void => {
    addToast({
      id: 'bet-limit',
      status: 'info',
      title: problemText(new ApiProblem(STUDIO_TROUBLES.limit_reached, 0)),
      text: bonusMaxBet === null ? t('limitText') : t('limitOfBonus', { amount: bonusMaxBet }),
    });
  };
}
