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
 * What is left until a moment, anew every `step` seconds; undefined on a page that has not come to life: a cached one does
 * not know when it will be read. A state and no external store: that one would have everything that comes to life with it
 * rendered in the same breath, and a slow phone not answer meanwhile.
 * @param until ISO 8601, or milliseconds since 1970.
 */
export function useTimeLeft(until: string | number, step = 1) {
  const end = Math.ceil(new Date(until).getTime() / 1_000);
  const [known, setKnown] = useState<{ end: number; left: number }>();
  useEffect(() => {
    const read = () => {
      // Rounded up: whoever is told minutes hears of the last one until it is over.
      const left = Math.ceil(Math.max(0, end - wholeSecond()) / step) * step;
      setKnown((last) => (last?.end === end && last.left === left ? last : { end, left }));
    };
    read();
    return subscribe(read);
  }, [end, step]);
  return known?.end === end ? { ...split(known.left), ended: known.left === 0 } : undefined;
}
