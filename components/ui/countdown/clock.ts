import { useSyncExternalStore } from 'react';

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
/** A cached page doesn't know when it will be read. */
const unknown = () => null;

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
 * What is left until a moment, anew every `step` seconds; undefined on a page that has not come to life.
 * @param until ISO 8601, or milliseconds since 1970.
 */
export function useTimeLeft(until: string | number, step = 1) {
  const end = Math.ceil(new Date(until).getTime() / 1_000);
  // Rounded up: whoever is told minutes hears of the last one until it is over.
  const read = () => Math.ceil(Math.max(0, end - wholeSecond()) / step) * step;
  const left = useSyncExternalStore(subscribe, read, unknown);
  return left === null ? undefined : { ...split(left), ended: left === 0 };
}
