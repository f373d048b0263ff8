'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { whenInView } from './when-in-view';

/** So many are laid out at a time: a slow phone takes less than 50 ms for them. */
const AT_ONCE = 2;

/**
 * Lays out what an element keeps back (`content-visibility: auto` of its children) once it is in sight: a few at a time,
 * while nothing else is to be done. Whoever scrolls it then finds everything there.
 */
export function RevealInView({ target }: { target: string }) {
  useEffect(() => {
    const element = document.getElementById(target);
    let stop: () => void;
    const reveal = (kept: HTMLElement[]) => {
      for (const child of kept.splice(0, AT_ONCE)) child.style.contentVisibility = 'visible';
      if (kept.length > 0) stop = whenIdle(() => reveal(kept));
    };
    stop = whenInView(element, () => {
      const kept = Array.from(element?.children ?? []).filter(
        (child): child is HTMLElement =>
          child instanceof HTMLElement && getComputedStyle(child).contentVisibility === 'auto',
      );
      stop = whenIdle(() => reveal(kept));
    });
    return () => stop();
  }, [target]);
  return null;
}
