'use client';

import { useEffect, useState } from 'react';

/** Seconds since play began, ticking. @param began ms since 1970, null before it has */
export function usePlayClock(began: number | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (began === null) return undefined;
    const tick = () => setSeconds(Math.max(0, Math.floor((Date.now() - began) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [began]);
  return seconds;
}

/** 3 723 → `01:02:03`. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
