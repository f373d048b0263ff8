'use client';

import { useCallback, useEffect, useState } from 'react';
import { markRoot } from '@/early/root';

/** `screen` is the browser's own; `layer` covers the page in browsers without full screen (iPhone). */
export type Full = 'off' | 'screen' | 'layer';

/** Which game's stage is there, and how it has the screen: its other mode, a page of its own, goes on so. */
let there: string | null = null;
let shown: { of: string; full: Full } | null = null;

const leaveScreen = () => {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
};

/**
 * Gives a game's stage the whole screen. The browser shows the root element, which outlives the change between demo and
 * real; `data-full` on it says that the page behind must be hidden and inert. Escape leaves it, also in the layer.
 * @param of the game
 */
export function useFullScreen(of: string) {
  const [full, setFull] = useState<Full>(() => (shown?.of === of ? shown.full : 'off'));

  const leave = useCallback(() => {
    leaveScreen();
    setFull('off');
  }, []);
  const enter = useCallback(async () => {
    try {
      if (!document.fullscreenEnabled) throw new TypeError('no full screen for elements');
      await document.documentElement.requestFullscreen();
      setFull('screen');
    } catch {
      setFull('layer');
    }
  }, []);

  useEffect(() => {
    const change = () => {
      if (!document.fullscreenElement) setFull((now) => (now === 'screen' ? 'off' : now));
    };
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, []);

  useEffect(() => {
    shown = full === 'off' ? null : { of, full };
    if (full === 'off') return undefined;
    markRoot('full', full);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    document.addEventListener('keydown', key);
    return () => {
      markRoot('full', null);
      document.removeEventListener('keydown', key);
    };
  }, [full, leave, of]);

  // The page goes while its game has the screen: whoever comes next is there with the same commit.
  useEffect(() => {
    there = of;
    return () => {
      there = null;
      queueMicrotask(() => {
        if (there === of) return;
        shown = null;
        leaveScreen();
      });
    };
  }, [of]);

  return { full, enter, leave };
}
