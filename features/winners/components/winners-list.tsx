'use client';

import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { useLocale } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { Poster } from '@/components/ui/poster/poster';
import { whenIdle } from '@/lib/browser/when-idle';
import { Link } from '@/lib/i18n/navigation';
import { mergeWinners, type Winner } from '../live/merge-winners';
import styles from './recent-winners.module.scss';

/**
 * Who has won lately. New ones come in from above while the page is seen; not under the pointer of who is about to press
 * one, nor while the keyboard is inside. Nobody is told of them: the list is there to be read.
 */
export function WinnersList({ initial, length }: { initial: readonly Winner[]; length: number }) {
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
      import('../live/watch-winners').then(
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
      {winners.map(({ id, login, game, amount, currency }, place) => (
        <li key={id} style={{ '--place': place } as CSSProperties}>
          <Link href={game.geo_link} prefetch={false}>
            <span className={styles.thumb}>
              <Poster image={game.image} colour={game.gradient_color} sizes="38px" eager />
            </span>
            <span className={styles.who}>
              <b>{login}</b>
              <small>{game.name}</small>
            </span>
            <span className={styles.amount}>
              <Amount minor={amount} currency={currency} locale={locale} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
