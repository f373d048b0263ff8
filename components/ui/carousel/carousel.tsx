'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslations } from 'next-intl';
import type { Forbidden } from '@/lib/domain/law-of-target';
import { chevronLeftGlyph, chevronRightGlyph } from '../icon/frame-glyphs';
import { IconButton } from '../icon-button/icon-button';
import { indexAmong, placed, readScroll, type ScrollState } from '../scroller/scroll-state';
import { PositionMarker } from '../position-marker/position-marker';
import type { CarouselDriverProps } from './carousel-driver';
import styles from './carousel.module.scss';

interface CarouselProps {
  /** The slides, as the server rendered them. */
  children: ReactNode;
  /** How many there are. */
  count: number;
  label: string;
  /** What each slide is about that the law of a country may forbid: it has no place there. */
  laws?: readonly (Forbidden | undefined)[];
}

/** SPEC §2: arrows come with more than three slides. */
const ARROWS_FROM = 4;

const same = (a: ScrollState, b: ScrollState) =>
  a.atStart === b.atStart && a.atEnd === b.atEnd && a.index === b.index;

/**
 * Slides side by side, moved by touch, wheel, arrow keys and arrows, and never automatically. The box scrolls and
 * snaps natively: without a script, and by touch. The code for dragging and stepping loads when a mouse or a keyboard
 * is used; taking over changes no size and keeps the position. Sizes are set from outside as custom properties:
 * `--slide` and `--slide-first` (widths), `--slide-gap`, `--arrows-top` (distance of the arrows from the upper edge).
 */
export function Carousel({ children, count, label, laws }: CarouselProps) {
  const t = useTranslations('Ui.carousel');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const driven = useRef<((direction: 1 | -1) => void) | null>(null);
  /** Steps that were pressed before the driver had loaded. */
  const waiting = useRef<(1 | -1)[]>([]);
  const asked = useRef(false);
  const [Driver, setDriver] = useState<ComponentType<CarouselDriverProps> | null>(null);
  const [place, setPlace] = useState<ScrollState>({ atStart: true, atEnd: false, index: 0 });
  const move = (next: ScrollState) => setPlace((known) => (same(known, next) ? known : next));

  const wake = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    import('./carousel-driver').then(
      ({ CarouselDriver }) => setDriver(() => CarouselDriver),
      () => {
        // The next use of a mouse tries again; until then the box scrolls.
        asked.current = false;
      },
    );
  });
  const step = (direction: 1 | -1) => {
    if (driven.current) driven.current(direction);
    else waiting.current.push(direction);
  };
  const ready = (steps: ((direction: 1 | -1) => void) | null) => {
    driven.current = steps;
    if (steps) waiting.current.splice(0).forEach(steps);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // With another key they are the browser's: Alt and an arrow goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const rtl = viewport.current !== null && getComputedStyle(viewport.current).direction === 'rtl';
    step((event.key === 'ArrowRight') !== rtl ? 1 : -1);
  });
  useEffect(() => {
    const [element, box] = [section.current, viewport.current];
    if (!element || !box) return undefined;
    const come = (event: Event) => {
      if (event.type !== 'pointerenter' || (event as PointerEvent).pointerType !== 'touch') wake();
    };
    const key = (event: KeyboardEvent) => press(event);
    let frame = 0;
    const scrolled = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (driven.current) return;
        const slides = [...(track.current?.children ?? [])] as HTMLElement[];
        const shown = placed(slides);
        const { index, ...ends } = readScroll(box, shown);
        move({ ...ends, index: indexAmong(slides, shown[index]) });
      });
    };
    scrolled();
    element.addEventListener('pointerenter', come);
    element.addEventListener('focusin', come);
    element.addEventListener('keydown', key);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('pointerenter', come);
      element.removeEventListener('focusin', come);
      element.removeEventListener('keydown', key);
      box.removeEventListener('scroll', scrolled);
    };
  }, []);

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('carousel')}
      aria-label={label}
      ref={section}
    >
      <div className={styles.viewport} id={id} ref={viewport}>
        <div className={styles.track} ref={track}>
          {children}
        </div>
      </div>
      {Driver && <Driver viewport={viewport} onPlace={move} onReady={ready} />}
      {count > 1 && (
        <div className={styles.foot}>
          {count >= ARROWS_FROM && (
            <div className={styles.arrows}>
              <IconButton
                glyph={chevronLeftGlyph}
                tone="picture"
                label={t('previous')}
                aria-controls={id}
                disabled={place.atStart}
                onClick={() => step(-1)}
              />
              <IconButton
                glyph={chevronRightGlyph}
                tone="picture"
                label={t('next')}
                aria-controls={id}
                disabled={place.atEnd}
                onClick={() => step(1)}
              />
            </div>
          )}
          <PositionMarker count={count} current={place.index} laws={laws} />
        </div>
      )}
    </section>
  );
}
