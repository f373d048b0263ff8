'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { chevronLeftGlyph, chevronRightGlyph } from '../icon/glyphs';
import { IconButton } from '../icon-button/icon-button';
import { readScroll } from '../scroller/scroll-state';
import { Sights } from '../sights/sights';
import { createWheelSteps } from './wheel-steps';
import styles from './carousel.module.scss';

interface CarouselProps {
  /** The slides, as the server rendered them. */
  children: ReactNode;
  /** How many there are. */
  count: number;
  label: string;
}

/** SPEC §2: arrows come with more than three slides. */
const ARROWS_FROM = 4;
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
 * Slides side by side, moved by touch, wheel, arrow keys and arrows, and never by itself. Until the script has taken
 * over, and wherever there is none, the same box scrolls and snaps by itself; taking over changes no measure and
 * keeps the place. Measures come from around it, as custom properties: `--slide` and `--slide-first` (widths),
 * `--slide-gap`, `--arrows-top` (distance of the arrows from the upper edge).
 */
export function Carousel({ children, count, label }: CarouselProps) {
  const t = useTranslations('Ui.carousel');
  const track = useId();
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
    const rtl = getComputedStyle(box).direction === 'rtl';
    box.dataset.driven = '';
    box.scrollLeft = 0;
    if (rtl) embla.reInit({ ...OPTIONS, direction: 'rtl' });
    embla.scrollTo(Math.min(reached, embla.scrollSnapList().length - 1), true);
    read();

    // 1 is to the right, where the next slide is unless one reads from there.
    const step = (direction: 1 | -1) => ((direction === 1) !== rtl ? embla.scrollNext() : embla.scrollPrev());
    const settle = () => {
      if (window.matchMedia(CALM).matches) embla.scrollTo(embla.selectedScrollSnap(), true);
    };
    const wheel = createWheelSteps(step);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    };
    const element = section.current;
    embla.on('select', read).on('reInit', read).on('pointerUp', settle);
    box.addEventListener('wheel', wheel, { passive: false });
    element?.addEventListener('keydown', press);
    return () => {
      embla.off('select', read).off('reInit', read).off('pointerUp', settle);
      box.removeEventListener('wheel', wheel);
      element?.removeEventListener('keydown', press);
    };
  }, [embla]);

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('carousel')}
      aria-label={label}
      ref={section}
    >
      <div className={styles.viewport} id={track} ref={viewport}>
        <div className={styles.track}>{children}</div>
      </div>
      {count >= ARROWS_FROM && (
        <div className={styles.arrows}>
          <IconButton
            glyph={chevronLeftGlyph}
            tone="picture"
            label={t('previous')}
            aria-controls={track}
            disabled={place.atStart}
            onClick={() => embla?.scrollPrev()}
          />
          <IconButton
            glyph={chevronRightGlyph}
            tone="picture"
            label={t('next')}
            aria-controls={track}
            disabled={place.atEnd}
            onClick={() => embla?.scrollNext()}
          />
        </div>
      )}
      {count > 1 && (
        <div className={styles.sights}>
          <Sights count={count} current={place.index} />
        </div>
      )}
    </section>
  );
}
