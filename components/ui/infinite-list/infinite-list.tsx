'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { isPlainPress } from '@/lib/browser/plain-press';
import { ButtonLink } from '../button/button';
import { useEndReached } from './use-end-reached';
import styles from './infinite-list.module.scss';

interface InfiniteListProps {
  /** The list as far as it is loaded, in an element of its own. */
  children: ReactNode;
  /** Number of loaded pages: each new one checks the end again. */
  pages: number;
  /** State of the next page; `end` when there is none. */
  state: 'ready' | 'loading' | 'failed' | 'end';
  onMore: () => void;
  /** Address of the next page, for who has no script. */
  moreHref: string;
  /** The end waits for a press: what follows the list can be reached. */
  byHand?: boolean;
  /**
   * Placeholder of the next page: skeletons of its boxes. A page that loads automatically has its space reserved
   * before, so that nothing below the list moves.
   */
  placeholder?: ReactNode;
}

/** How far below the fold the bottom counts as reached: there is time to load. */
const AHEAD_PX = 600;

/**
 * A list that loads its next page when its end is near. The link below it does the same on a press, keeps the focus
 * while the page loads, and opens the next page without a script. After a failure nothing loads automatically.
 */
export function InfiniteList({
  children,
  pages,
  state,
  onMore,
  moreHref,
  byHand = false,
  placeholder,
}: InfiniteListProps) {
  const t = useTranslations('Ui.list');
  const words = useId();
  const room = useRef<HTMLDivElement>(null);
  const endNote = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const hasRoom = state === 'loading' || (state === 'ready' && !byHand);
  const ask = useEndReached({
    end: room,
    aheadPx: AHEAD_PX,
    asks: state === 'ready' && !byHand,
    loaded: pages,
    onMore,
  });

  // Who pressed the link that goes away is not left without a place.
  useEffect(() => {
    if (state === 'end' && pressed.current) endNote.current?.focus({ preventScroll: true });
    if (state !== 'loading') pressed.current = false;
  }, [state]);

  function press(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (state === 'loading') return;
    pressed.current = true;
    ask();
  }

  return (
    <div className={styles.list} data-state={state} aria-busy={state === 'loading'}>
      {children}
      {hasRoom && (
        // A new element for each page: one that stayed would move down, and count as a layout shift.
        <div key={pages} className={styles.room} ref={room}>
          {placeholder}
        </div>
      )}
      <div className={styles.foot}>
        <p id={words} className={styles.words} role="status">
          {state === 'failed' && t('failed')}
        </p>
        {state === 'end' ? (
          <p className={styles.end} ref={endNote} tabIndex={-1}>
            {t('end')}
          </p>
        ) : (
          <ButtonLink
            href={moreHref}
            onClick={press}
            aria-describedby={state === 'failed' ? words : undefined}
            aria-disabled={state === 'loading' || undefined}
          >
            {state === 'failed' ? t('tryAgain') : t('more')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
