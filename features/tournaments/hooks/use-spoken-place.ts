import { useEffect, useRef, useState } from 'react';

/** A screen reader hears of a new place so often at most, ms. */
const SPOKEN_MS = 10_000;

/** The place to be read out: the newest, every ten seconds at most; null before it has changed for the first time. */
export function useSpokenPlace(place: number | null): number | null {
  const [spoken, setSpoken] = useState<number | null>(null);
  const last = useRef({ place, at: -Infinity });
  const newest = useRef(place);
  useEffect(() => {
    newest.current = place;
    if (last.current.place === null) last.current.place = place;
    if (place === null || place === last.current.place) return undefined;
    const wait = Math.max(0, last.current.at + SPOKEN_MS - performance.now());
    const timer = setTimeout(() => {
      last.current = { place: newest.current, at: performance.now() };
      setSpoken(newest.current);
    }, wait);
    return () => clearTimeout(timer);
  }, [place]);
  return spoken;
}
