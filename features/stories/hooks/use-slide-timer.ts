import { useEffect, useEffectEvent, useRef } from 'react';
import { STORY_SLIDE_MS } from '@/lib/domain/limits';

/**
 * Tells when a slide has been on the screen for its five seconds. What stops it stops the time: it goes on with what
 * was left.
 * @param turn another one for each slide that is shown, or shown anew
 */
export function useSlideTimer(turn: number, running: boolean, onEnd: () => void): void {
  const left = useRef({ turn, ms: STORY_SLIDE_MS });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left.current.turn !== turn) left.current = { turn, ms: STORY_SLIDE_MS };
    if (!running) return undefined;
    const from = performance.now();
    const timer = setTimeout(() => end(), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms = Math.max(0, left.current.ms - (performance.now() - from));
    };
  }, [turn, running]);
}
