'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { takeTravelled } from '@/lib/browser/way-back';
import { rememberedInTab, rememberInTab } from '@/early/remembered';

/** Where a list was left. */
interface Place {
  /** Pages that had been loaded after the first one. */
  pages: number;
  /** How far the document was scrolled, px. */
  top: number;
  /** How high the list was, px: its room until its pages are there again. */
  height: number;
}

const keyOf = () => `list:${window.location.pathname}${window.location.search}` as const;

function readPlace(): Place | null {
  try {
    const { pages, top, height } = JSON.parse(rememberedInTab(keyOf()) ?? 'null') as Partial<Place>;
    return [pages, top, height].every((value) => typeof value === 'number' && value >= 0)
      ? ({ pages, top, height } as Place)
      : null;
  } catch {
    // Nothing was kept, or it is not ours.
    return null;
  }
}

interface ListPlaceOptions {
  /** The element that grows. */
  list: RefObject<HTMLElement | null>;
  /** Pages loaded after the first one. */
  pages: number;
  /** Loads pages until there are so many, or no more come. */
  load: (pages: number) => Promise<unknown>;
}

/**
 * Restores a list on Back: the loaded pages and the scroll position. The space is reserved at once, so that the
 * position exists; a visitor who scrolls meanwhile is not moved.
 */
export function useListPlace({ list, pages, load }: ListPlaceOptions): void {
  const top = useRef(0);
  const loaded = useEffectEvent(() => pages);
  const fill = useEffectEvent(load);

  useLayoutEffect(() => {
    const element = list.current;
    const place = takeTravelled() ? readPlace() : null;
    if (!element || !place || place.top === 0) return undefined;
    let taken = false;
    const take = () => {
      taken = true;
    };
    const marks = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const mark of marks) window.addEventListener(mark, take, { once: true, passive: true });
    const settle = () => {
      element.style.removeProperty('min-block-size');
      if (!taken) window.scrollTo(0, place.top);
    };
    element.style.setProperty('min-block-size', `${place.height}px`);
    window.scrollTo(0, place.top);
    // The browser may restore its own scroll position after this.
    const frame = requestAnimationFrame(() => {
      if (!taken) window.scrollTo(0, place.top);
    });
    void fill(place.pages).then(() => requestAnimationFrame(settle));
    return () => {
      // Pages may still be on their way: by then another page is where the scroll would go.
      taken = true;
      cancelAnimationFrame(frame);
      for (const mark of marks) window.removeEventListener(mark, take);
    };
  }, [list]);

  useEffect(() => {
    const element = list.current;
    const key = keyOf();
    top.current = window.scrollY;
    const follow = () => {
      top.current = window.scrollY;
    };
    const keep = () => {
      const place: Place = {
        pages: loaded(),
        top: Math.round(top.current),
        height: element?.offsetHeight ?? 0,
      };
      // Where storage is closed the list begins at its top.
      rememberInTab(key, JSON.stringify(place));
    };
    // Save the scroll position on the press: the router scrolls the new page before this effect is cleaned up.
    const press = () => {
      follow();
      keep();
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    document.addEventListener('click', press, { capture: true });
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('click', press, { capture: true });
    };
  }, [list]);
}
