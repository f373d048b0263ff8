'use client';

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

interface CountdownProps {
  /** Where it begins. Whole seconds. */
  seconds: number;
  /** Runs once, when nothing is left. */
  onEnd: () => void;
  /** The sentence with the time left. Whole seconds. */
  children: (left: number) => ReactNode;
}

/**
 * Counts down from the moment it is shown, by the clock: timers of a background page are late. The role `timer` is
 * not announced, so a screen reader does not read every second.
 */
export function Countdown({ seconds, onEnd, children }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  const over = left <= 0;

  useEffect(() => {
    const until = Date.now() + seconds * 1_000;
    const look = () => setLeft(Math.max(0, Math.round((until - Date.now()) / 1_000)));
    const timer = setInterval(look, 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seconds]);
  useEffect(() => {
    if (over) end();
  }, [over]);

  return <span role="timer">{children(left)}</span>;
}
