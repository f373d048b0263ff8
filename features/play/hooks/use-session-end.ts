import { useEffect, useEffectEvent } from 'react';
import type { useLaunch } from './use-launch';

/** For so long a round is shown after the session has ended. Milliseconds. */
const SHOWN_MS = 6_000;

/**
 * Closes a game for money whose player's session is over, wherever it was ended: by a log-out, its time, or an exclusion on
 * another device. What is left on the page would look like a game that can be played.
 * A round that is being shown is shown to its end, some seconds at most: a flight or a table may take minutes.
 */
export function useSessionEnd(
  { phase, end }: Pick<ReturnType<typeof useLaunch>, 'phase' | 'end'>,
  { isOver, inRound }: { isOver: boolean; inRound: boolean },
): void {
  const close = useEffectEvent(end);
  useEffect(() => {
    if (!isOver || phase !== 'open') return undefined;
    if (!inRound) {
      close();
      return undefined;
    }
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [inRound, isOver, phase]);
}
