'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDebounced } from '@/lib/browser/use-debounced';
import { toDecimalString } from '@/lib/money/money';
import { UUID } from '@/lib/domain/uuid';
import { usePlayers } from '../../api/get-players';
import { useTransaction } from '../../api/get-transactions-id';
import { useMay } from '../../state/office-me';
import { nameOf, timeWords } from '../../state/when';
import styles from './finder.module.scss';

/** The finder, which Ctrl-K opens from anywhere. */
export function useFinder() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

const AT_ONCE = 8;
const TYPING_MS = 200;

interface Hit {
  /** The player. */
  id: string;
  name: string;
  /** What else tells that it is the right one. */
  detail: string;
  /** What of the player's file it leads to. */
  tab?: 'money';
}

/** Players by a part of the address or the name, or by the id; and the owner of a transaction by its id. */
function useHits(asked: string) {
  const may = useMay();
  const players = usePlayers({ q: asked, per_page: AT_ONCE }, asked !== '');
  const isId = UUID.test(asked) && may('read:transactions');
  const transaction = useTransaction(asked, isId);
  const isError = players.isError || (isId && transaction.isError);
  const hits: Hit[] = [];
  if (asked !== '' && !isError) {
    for (const player of players.data?.data ?? []) {
      hits.push({ id: player.id, name: nameOf(player) || player.email, detail: player.email });
    }
    if (isId && transaction.data) {
      const { playerId, email, type, amount, currency, at } = transaction.data;
      const what = `${type.replaceAll('_', ' ')} ${toDecimalString(amount, currency)} ${currency}, ${timeWords(at)}`;
      const tab = type === 'deposit' ? ({ tab: 'money' } as const) : {};
      hits.push({ id: playerId, name: email ?? 'Erased player', detail: what, ...tab });
    }
  }
  return { hits, isError, isFetching: players.isFetching || transaction.isFetching };
}

/** Finds a player from anywhere. */
export function Finder({ onClose }: { onClose: () => void }) {
  const id = useId();
  const may = useMay();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const asked = useDebounced(text.trim(), TYPING_MS);
  const { hits: found, isError, isFetching } = useHits(asked);
  const label = may('read:transactions') ? 'Name, email, id or transaction' : 'Name, email or id';

  useEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const open = (hit: Hit) => {
    onClose();
    router.push(`/office/players/${hit.id}${hit.tab ? `?tab=${hit.tab}` : ''}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // There is one stop in here.
    else if (event.key === 'Tab') event.preventDefault();
    else if (event.key === 'ArrowDown') setAt((now) => Math.min(now + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt((now) => Math.max(now - 1, 0));
    else if (event.key === 'Enter') {
      const hit = found[at];
      if (hit) open(hit);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.scrim}>
      <button
        type="button"
        className={styles.away}
        tabIndex={-1}
        aria-label="Close the finder"
        onClick={onClose}
      />
      <div role="dialog" aria-modal="true" aria-label="Find a player" className={styles.box}>
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          placeholder={label}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={`${id}-list`} role="listbox" aria-label="Players">
          {found.map((hit, index) => (
            <button
              key={`${hit.id} ${hit.detail}`}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => open(hit)}
            >
              <b>{hit.name}</b>
              <small>{hit.detail}</small>
            </button>
          ))}
        </div>
        <p role="status">{statusOf({ asked, isError, isFetching, found: found.length })}</p>
      </div>
    </div>
  );
}

function statusOf(now: { asked: string; isError: boolean; isFetching: boolean; found: number }): string {
  if (now.asked === '') return 'Type a part of the name or the address.';
  if (now.isError) return 'The search does not answer. Try again.';
  if (now.found === 0) return now.isFetching ? 'Looking …' : 'Nobody fits.';
  return `${now.found} found`;
}
