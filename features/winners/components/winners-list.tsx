'use client';

import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { useLocale } from 'next-intl';
import type { WrittenAmount } from '@/components/ui/amount/format-amount';
import { WinnerRow } from '@/components/ui/winner-row/winner-row';
import { whenIdle } from '@/lib/browser/when-idle';
import { mergeWinners, type Winner } from '../domain/merge-winners';
import styles from './recent-winners.module.scss';

interface WinnersListProps {
  initial: readonly Winner[];
  /** Their amounts as the server wrote them, by the id of the win. */
  written: Readonly<Record<number, WrittenAmount>>;
  /** As many are shown. */
  length: number;
}

/**
 * Recent winners. New ones are inserted at the top while the page is visible; not under the pointer, nor while the
 * keyboard's focus is inside. They are not announced: the list is there to be read.
 */
export function WinnersList({ initial, written, length }: WinnersListProps) {
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const waiting = useRef<readonly Winner[]>([]);
  const [winners, setWinners] = useState<readonly Winner[]>(() => mergeWinners(initial, [], length));

  const take = useEffectEvent(() => {
    const fresh = waiting.current;
    waiting.current = [];
    if (fresh.length > 0) setWinners((known) => mergeWinners(known, fresh, length));
  });
  const hear = useEffectEvent((fresh: readonly Winner[]) => {
    waiting.current = mergeWinners(waiting.current, fresh, length);
    if (!list.current?.matches(':hover, :focus-within')) take();
  });

  useEffect(() => {
    const element = list.current;
    let over = false;
    let end: (() => void) | undefined;
    const watch = () =>
      import('../api/get-winners-events').then(
        ({ watchWinners }) => {
          if (!over) end = watchWinners((fresh) => hear(fresh));
        },
        // Without this part the list stays as it came with the page.
        () => undefined,
      );
    const forget = whenIdle(() => void watch());
    const left = () => take();
    const blurred = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) take();
    };
    element?.addEventListener('pointerleave', left);
    element?.addEventListener('focusout', blurred);
    return () => {
      over = true;
      forget();
      end?.();
      element?.removeEventListener('pointerleave', left);
      element?.removeEventListener('focusout', blurred);
    };
  }, []);

  return (
    <ul ref={list} className={styles.list}>
      {winners.map(({ id, ...winner }, place) => (
        <li key={id} style={{ '--place': place } as CSSProperties}>
          <WinnerRow {...winner} locale={locale} written={written[id]} />
        </li>
      ))}
    </ul>
  );
}
