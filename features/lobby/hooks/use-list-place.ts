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
 * Brings a list back as it was left when one comes back to it: the pages that had been loaded, and the place in them.
 * Its room is there at once, so that the place is too; whoever scrolls in the meantime is not pulled back.
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
    // The browser may put the page where it believes it was, after this.
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
    // The next page moves the scroll before this one has gone: the last place is the one of the press.
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
