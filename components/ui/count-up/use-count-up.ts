import { useLayoutEffect, useRef, type RefObject } from 'react';
import { whenInView } from '../in-view/when-in-view';
import { amountAt, stepsIn } from './steps';

/** SPEC §9. Milliseconds. */
const DURATION_MS = 2_000;

interface CountUp {
  /** Where it ends, minor units. */
  minor: number;
  durationMs?: number;
  /** Another value counts from nothing again; a sum that changes meanwhile is counted to from where it stood. */
  turn?: number;
  /** The element that shows it: it counts only while visible. */
  place: RefObject<Element | null>;
  /** Writes a sum to the page; keep the function stable. */
  draw: (minor: number) => void;
}

/**
 * Draws a sum that counts up, 60 steps a second, as soon as it is visible. With reduced motion it appears at once. It
 * bypasses React: 120 renders for one figure would be noticeable on a page of jackpots.
 */
export function useCountUp({ minor, durationMs = DURATION_MS, turn = 0, place, draw }: CountUp): void {
  const last = useRef({ turn: Number.NaN, minor: 0 });
  useLayoutEffect(() => {
    const from = last.current.turn === turn ? last.current.minor : 0;
    const show = (value: number) => {
      last.current = { turn, minor: value };
      draw(value);
    };
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
      show(minor);
      return undefined;
    }
    const steps = stepsIn(durationMs);
    let frame = 0;
    const count = () => {
      const start = performance.now();
      // The time since the start decides, not how many frames were drawn: a busy page drops steps and ends in time.
      const next = () => {
        const step = stepsIn(performance.now() - start);
        show(step < steps ? from + amountAt(minor - from, step, steps) : minor);
        if (step < steps) frame = requestAnimationFrame(next);
      };
      next();
    };
    const stopWaiting = whenInView(place.current, count);
    return () => {
      stopWaiting();
      cancelAnimationFrame(frame);
    };
  }, [draw, durationMs, minor, place, turn]);
}
