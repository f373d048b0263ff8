'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { whenInView } from './when-in-view';

/** So many are laid out at a time: a slow phone takes less than 50 ms for them. */
const AT_ONCE = 2;

/**
 * Renders an element's deferred children (`content-visibility: auto`) once it is visible: a few at a time, while
 * idle, so that they are there when the visitor scrolls.
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
