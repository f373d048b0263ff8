import { useEffect, useEffectEvent } from 'react';
import type { useLaunch } from './use-launch';

/**
 * Closes a game for money whose player's session is over, wherever it was ended: by a log-out, its time, or an exclusion on
 * another device. What is left on the page would look like a game that can be played.
 * @param isOver no round is shown any more, either
 */
export function useSessionEnd(
  { phase, end }: Pick<ReturnType<typeof useLaunch>, 'phase' | 'end'>,
  isOver: boolean,
): void {
  const close = useEffectEvent(end);
  useEffect(() => {
    if (isOver && phase === 'open') close();
  }, [isOver, phase]);
}
