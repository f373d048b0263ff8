'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { indexAmong, placed, readScroll, type ScrollState } from '../scroller/scroll-state';
import { createWheelSteps } from './wheel-steps';

export interface CarouselDriverProps {
  viewport: RefObject<HTMLElement | null>;
  onPlace: (place: ScrollState) => void;
  /** Given what moves the slides: 1 to the next one, -1 to the one before. Null when it is gone. */
  onReady: (step: ((direction: 1 | -1) => void) | null) => void;
}

const CALM = '(prefers-reduced-motion: reduce)';
/** Nothing moves automatically; with reduced motion each slide appears at once. */
const OPTIONS = {
  align: 'start',
  containScroll: 'trimSnaps',
  breakpoints: { [CALM]: { duration: 0 } },
} as const;

/** Takes a carousel over from the browser's own scrolling: it is dragged, wheeled and stepped through. */
export function CarouselDriver({ viewport, onPlace, onReady }: CarouselDriverProps) {
  const [attach, embla] = useEmblaCarousel(OPTIONS);
  const tell = useEffectEvent(onPlace);
  const ready = useEffectEvent(onReady);

  useEffect(() => attach(viewport.current), [attach, viewport]);

  useEffect(() => {
    if (!embla) return undefined;
    const box = embla.rootNode();
    const all = [...embla.containerNode().children] as HTMLElement[];
    const slides = placed(all);
    const read = () => {
      const atEnd = !embla.canScrollNext();
      const atStart = !embla.canScrollPrev();
      const shown = slides[atEnd && !atStart ? slides.length - 1 : embla.selectedScrollSnap()];
      tell({ atStart, atEnd, index: indexAmong(all, shown) });
    };
    const { index: reached } = readScroll(box, slides);
    const rtl = getComputedStyle(box).direction === 'rtl';
    box.dataset.driven = '';
    box.scrollLeft = 0;
    if (rtl || slides.length < all.length)
      embla.reInit({ ...OPTIONS, slides, direction: rtl ? 'rtl' : 'ltr' });
    embla.scrollTo(Math.min(reached, embla.scrollSnapList().length - 1), true);
    read();

    const settle = () => {
      if (window.matchMedia(CALM).matches) embla.scrollTo(embla.selectedScrollSnap(), true);
    };
    const step = (direction: 1 | -1) => (direction === 1 ? embla.scrollNext() : embla.scrollPrev());
    // 1 is to the right, where the next slide is unless one reads from there.
    const wheel = createWheelSteps((direction) => step(rtl ? (-direction as 1 | -1) : direction));
    embla.on('select', read).on('reInit', read).on('pointerUp', settle);
    box.addEventListener('wheel', wheel, { passive: false });
    ready(step);
    return () => {
      ready(null);
      embla.off('select', read).off('reInit', read).off('pointerUp', settle);
      box.removeEventListener('wheel', wheel);
    };
  }, [embla]);

  return null;
}
