import { useEffect, useState } from 'react';

/** One clock for all countdowns of a page: they change together. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const wholeSecond = () => Math.floor(Date.now() / 1_000);

/** What is left, in whole units. */
function split(left: number) {
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/**
 * The time left until a moment, updated every `step` seconds; undefined before hydration, because a cached page does
 * not know when it is read. A state and not an external store: a store would make everything that hydrates with it
 * render in the same task, and a slow phone would not respond meanwhile.
 * @param until ISO 8601, or milliseconds since 1970.
 */
export function useTimeLeft(until: string | number, step = 1) {
  const end = Math.ceil(new Date(until).getTime() / 1_000);
  const [known, setKnown] = useState<{ end: number; left: number }>();
  useEffect(() => {
    const read = () => {
      // Rounded up, so that the last minute shows until it is over.
      const left = Math.ceil(Math.max(0, end - wholeSecond()) / step) * step;
      setKnown((last) => (last?.end === end && last.left === left ? last : { end, left }));
    };
    read();
    return subscribe(read);
  }, [end, step]);
  return known?.end === end ? { ...split(known.left), ended: known.left === 0 } : undefined;
}

/**
 * Whole seconds since a moment; undefined before hydration, as with useTimeLeft().
 * @param from ISO 8601, or milliseconds since 1970.
 */
export function useTimeSince(from: string | number): number | undefined {
  const begin = Math.floor(new Date(from).getTime() / 1_000);
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    const read = () => setPassed(Math.max(0, wholeSecond() - begin));
    read();
    return subscribe(read);
  }, [begin]);
  return passed;
}

/** 7 → `07`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
