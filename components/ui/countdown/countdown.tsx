'use client';

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

interface CountdownProps {
  /** Where it begins. Whole seconds. */
  seconds: number;
  /** Runs once, when nothing is left. */
  onEnd: () => void;
  /** The sentence, with what is left. Whole seconds. */
  children: (left: number) => ReactNode;
}

/** Counts down from the moment it is shown. A timer is silent by its role: a reader is not told every second. */
export function Countdown({ seconds, onEnd, children }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left <= 0) return end();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  return <span role="timer">{children(left)}</span>;
}
