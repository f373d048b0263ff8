'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useLimitWords } from '@/components/limits/use-limit-words';
import { isHeld, playQuery } from '@/features/protection/api/get-me-play';
import { limitsQuery } from '@/features/protection/api/get-me-limits';
import { tightestLimit } from '@/features/protection/domain/tightest-limit';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { STUDIO_TROUBLES } from '@/lib/domain/studio-troubles';
import { ApiProblem } from '@/lib/http/problem';
import { DEFAULT_CURRENCY } from '@/lib/money/money';

interface Limits {
  /** What the bonus in play allows a round at most in this game, minor units, and as it is written; null without one. */
  bonusMaxBet: { amount: number; written: string } | null;
}

/**
 * Tells a player that a stake was above a limit (client_api_35), and which one. The studio hears only that there is one:
 * every limit that the casino sets on stakes is asked for here.
 */
export function useLimitNotice() {
  const t = useTranslations('Play');
  const words = useLimitWords(DEFAULT_CURRENCY);
  const problemText = useProblemText();
  const addToast = useSetAtom(addToastAtom);
  const client = useQueryClient();

  /** What the player's own limits say; null where they are not in the way, or can't be read. */
  const ownLimit = async (): Promise<{ left: number; text: string } | null> => {
    const known = await client.fetchQuery(limitsQuery()).catch(() => null);
    const own = known && tightestLimit(known.limits);
    if (!own) return null;
    const { kind, period, left, endsAt } = own;
    return { left, text: words.stopped({ kind, period, left, until: endsAt }, known.currency) };
  };

  return async ({ bonusMaxBet }: Limits): Promise<void> => {
    // The check that waits says so itself, over the game.
    const play = await client.fetchQuery(playQuery()).catch(() => null);
    if (play && isHeld(play)) return;
    const own = await ownLimit();
    // What lets the least through was in the way.
    const isOwn = own !== null && (bonusMaxBet === null || own.left < bonusMaxBet.amount);
    const text = isOwn
      ? own.text
      : bonusMaxBet === null
        ? t('limitText')
        : t('limitOfBonus', { amount: bonusMaxBet.written });
    addToast({
      id: 'bet-limit',
      status: 'info',
      title: problemText(new ApiProblem(STUDIO_TROUBLES.limit_reached, 0)),
      text,
    });
  };
}
