import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface EndOptions {
  /** What stands at the end of what is loaded. */
  end: RefObject<Element | null>;
  /** What is scrolled; without one, the page. */
  box?: RefObject<Element | null>;
  /** How far below what shows the end counts as reached, in pixels. */
  aheadPx: number;
  /** Whether reaching the end asks for more now: not while more is on its way, and not behind the last page. */
  asks: boolean;
  /** How much is loaded: what comes so fast that `asks` stays as it is counts as a page too. */
  loaded: number;
  onMore: () => void;
}

/** SPEC §2: the bottom asks for the next page at most twice a second. */
const THROTTLE_MS = 500;

/**
 * Asks for more when the end of a list comes near, or is near already when a page has come.
 * @returns what asks at once, for who presses
 */
export function useEndReached({ end, box, aheadPx, asks, loaded, onMore }: EndOptions): () => void {
  const asked = useRef(-Infinity);
  const ask = () => {
    asked.current = performance.now();
    onMore();
  };
  const askAlone = useEffectEvent(ask);

  // Anew after each page: the end may be in view still, and then the observer has nothing to tell.
  useEffect(() => {
    const element = end.current;
    if (!element || !asks) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        const wait = asked.current + THROTTLE_MS - performance.now();
        if (wait > 0) timer = setTimeout(askAlone, wait);
        else askAlone();
      },
      { root: box?.current ?? null, rootMargin: `0px 0px ${aheadPx}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [end, box, aheadPx, asks, loaded]);

  return ask;
}
