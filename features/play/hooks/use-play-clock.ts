'use client';

import { useEffect, useRef, useState } from 'react';

/** Seconds since play began, ticking while it runs. A game that is opened anew does not begin again. */
export function usePlayClock(running: boolean): number {
  const [seconds, setSeconds] = useState(0);
  const began = useRef<number | null>(null);
  useEffect(() => {
    if (!running) return undefined;
    const since = (began.current ??= Date.now());
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return seconds;
}

/** 3 723 → `01:02:03`. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
