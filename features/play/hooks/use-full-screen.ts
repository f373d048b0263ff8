'use client';

import { useCallback, useEffect, useState, type RefObject } from 'react';
import { markRoot } from '@/early/root';

/** `screen` is the browser's own; `layer` covers the page in browsers without full screen for elements (iPhone). */
export type Full = 'off' | 'screen' | 'layer';

/**
 * Puts one element in full screen. Escape leaves it, also in the layer; `data-full` on the root element says that the
 * page behind must be hidden and inert.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState<Full>('off');

  const leave = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    setFull('off');
  }, []);
  const enter = useCallback(async () => {
    const target = element.current;
    if (!target) return;
    try {
      if (!document.fullscreenEnabled) throw new TypeError('no full screen for elements');
      await target.requestFullscreen();
      setFull('screen');
    } catch {
      setFull('layer');
    }
  }, [element]);

  useEffect(() => {
    const change = () => {
      if (!document.fullscreenElement) setFull((now) => (now === 'screen' ? 'off' : now));
    };
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, []);

  useEffect(() => {
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
  }, [full, leave]);

  // The page goes while its game has the screen.
  useEffect(
    () => () => void (document.fullscreenElement && document.exitFullscreen().catch(() => undefined)),
    [],
  );

  return { full, enter, leave };
}
