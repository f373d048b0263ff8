'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { chevronLeftGlyph, chevronRightGlyph } from '@/components/ui/icon/glyphs';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { readScroll } from '@/components/ui/scroller/scroll-state';
import { Sights } from '@/components/ui/sights/sights';
import { createWheelSteps } from '../domain/wheel-steps';
import styles from './hero-carousel.module.scss';

interface HeroCarouselProps {
  /** The slides, as the server rendered them. */
  children: ReactNode;
  /** How many there are. */
  count: number;
  arrows: boolean;
  label: string;
}

const CALM = '(prefers-reduced-motion: reduce)';
/** Nothing moves by itself; who asked for less motion gets each slide at once. */
const OPTIONS = {
  align: 'start',
  containScroll: 'trimSnaps',
  breakpoints: { [CALM]: { duration: 0 } },
} as const;

interface Place {
  atStart: boolean;
  atEnd: boolean;
  /** Of the slide in front; the last one once the end is reached. */
  index: number;
}

/**
 * The lobby's highlights side by side. Until the script has taken over, and wherever there is none, the same box
 * scrolls and snaps by itself; taking over changes no measure and keeps the place.
 */
export function HeroCarousel({ children, count, arrows, label }: HeroCarouselProps) {
  const t = useTranslations('Ui.carousel');
  const section = useRef<HTMLElement>(null);
  const [viewport, embla] = useEmblaCarousel(OPTIONS);
  const [place, setPlace] = useState<Place>({ atStart: true, atEnd: false, index: 0 });

  useEffect(() => {
    if (!embla) return undefined;
    const box = embla.rootNode();
    const read = () => {
      const atEnd = !embla.canScrollNext();
      const atStart = !embla.canScrollPrev();
      const index = atEnd && !atStart ? embla.slideNodes().length - 1 : embla.selectedScrollSnap();
      setPlace((known) =>
        known.atStart === atStart && known.atEnd === atEnd && known.index === index
          ? known
          : { atStart, atEnd, index },
      );
    };
    const { index: reached } = readScroll(box, embla.slideNodes());
    box.dataset.driven = '';
    box.scrollLeft = 0;
    embla.scrollTo(Math.min(reached, embla.scrollSnapList().length - 1), true);
    read();

    const settle = () => {
      if (window.matchMedia(CALM).matches) embla.scrollTo(embla.selectedScrollSnap(), true);
    };
    const wheel = createWheelSteps((direction) =>
      direction === 1 ? embla.scrollNext() : embla.scrollPrev(),
    );
    embla.on('select', read).on('reInit', read).on('pointerUp', settle);
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      embla.off('select', read).off('reInit', read).off('pointerUp', settle);
      box.removeEventListener('wheel', wheel);
    };
  }, [embla]);

  useEffect(() => {
    const element = section.current;
    if (!element || !embla) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      if (event.key === 'ArrowRight') embla.scrollNext();
      else embla.scrollPrev();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [embla]);

  return (
    <section className={styles.hero} aria-roledescription={t('carousel')} aria-label={label} ref={section}>
      <div className={styles.viewport} id="hero-track" ref={viewport}>
        <div className={styles.track} style={{ '--others': count - 1 } as CSSProperties}>
          {children}
        </div>
      </div>
      {arrows && (
        <div className={styles.arrows}>
          <IconButton
            glyph={chevronLeftGlyph}
            tone="picture"
            label={t('previous')}
            aria-controls="hero-track"
            disabled={place.atStart}
            onClick={() => embla?.scrollPrev()}
          />
          <IconButton
            glyph={chevronRightGlyph}
            tone="picture"
            label={t('next')}
            aria-controls="hero-track"
            disabled={place.atEnd}
            onClick={() => embla?.scrollNext()}
          />
        </div>
      )}
      <div className={styles.sights}>
        <Sights count={count} current={place.index} />
      </div>
    </section>
  );
}
