'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { chevronLeftGlyph, chevronRightGlyph } from '../icon/frame-glyphs';
import { IconButton } from '../icon-button/icon-button';
import { readScroll, scrollByPage, type ScrollState } from './scroll-state';
import styles from './scroll-controls.module.scss';

/** Follows a scrolling element by its id. Before the first reading it stands at its start. */
function useScroll(target: string): ScrollState {
  const [state, setState] = useState<ScrollState>({ atStart: true, atEnd: false, index: 0 });

  useEffect(() => {
    const element = document.getElementById(target);
    if (!element) return;
    let frame = 0;
    const read = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setState((known) => {
          const next = readScroll(element);
          const same =
            known.atStart === next.atStart && known.atEnd === next.atEnd && known.index === next.index;
          return same ? known : next;
        }),
      );
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', read);
      observer.disconnect();
    };
  }, [target]);

  return state;
}

interface ScrollButtonsProps {
  /** Id of the scrolling element, which scrolls by touch and wheel without these buttons too. */
  target: string;
}

/**
 * Back and forward by a page; the arrow keys do the same while the focus is inside. When everything fits, the buttons
 * are hidden but keep their space.
 */
export function ScrollButtons({ target }: ScrollButtonsProps) {
  const t = useTranslations('Ui.carousel');
  const { atStart, atEnd } = useScroll(target);

  useEffect(() => {
    const element = document.getElementById(target);
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      scrollByPage(element, event.key === 'ArrowRight' ? 1 : -1);
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [target]);

  const move = (direction: 1 | -1) => {
    const element = document.getElementById(target);
    if (!element) return;
    const rtl = getComputedStyle(element).direction === 'rtl';
    scrollByPage(element, rtl ? (-direction as 1 | -1) : direction);
  };

  return (
    <div className={styles.buttons} data-idle={(atStart && atEnd) || undefined}>
      <IconButton
        glyph={chevronLeftGlyph}
        tone="solid"
        label={t('previous')}
        aria-controls={target}
        disabled={atStart}
        onClick={() => move(-1)}
      />
      <IconButton
        glyph={chevronRightGlyph}
        tone="solid"
        label={t('next')}
        aria-controls={target}
        disabled={atEnd}
        onClick={() => move(1)}
      />
    </div>
  );
}
