'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { changedPlayers, PLAYERS_STATUSES, type PlayersState } from '../state/players-address';
import { STATUS_WORDS } from '../words';
import styles from './parts.module.scss';

interface FiltersProps {
  state: PlayersState;
  onChange: (state: PlayersState) => void;
}

/** What the list of players keeps to. Each change goes into the address. */
export function PlayersFilters({ state, onChange }: FiltersProps) {
  const [text, setText] = useState(state.q);
  const search = useRef<HTMLInputElement>(null);
  const change = (part: Partial<PlayersState>) => onChange(changedPlayers(state, part));

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ q: text.trim() });
  };

  return (
    <form className={styles.filters} role="search" aria-label="Players" onSubmit={submit}>
      <label className={styles.field}>
        Name, email or id (press / )
        <input
          ref={search}
          type="search"
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text.trim() !== state.q && change({ q: text.trim() })}
        />
      </label>
      <label className={styles.field}>
        State
        <select value={state.status} onChange={(event) => change({ status: event.target.value })}>
          <option value="">All</option>
          {PLAYERS_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_WORDS[status]}
            </option>
          ))}
        </select>
      </label>
      <CountryField country={state.country} onChange={(country) => change({ country })} />
      <label className={styles.field}>
        Opened from
        <input type="date" value={state.from} onChange={(event) => change({ from: event.target.value })} />
      </label>
      <label className={styles.field}>
        Opened until
        <input type="date" value={state.to} onChange={(event) => change({ to: event.target.value })} />
      </label>
      <button type="submit" className={styles.button}>
        Search
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          setText('');
          change({ q: '', status: '', country: '', from: '', to: '' });
        }}
      >
        Clear
      </button>
    </form>
  );
}

function CountryField({ country, onChange }: { country: string; onChange: (country: string) => void }) {
  const [text, setText] = useState(country);
  return (
    <label className={styles.field}>
      Country, two letters
      <input
        maxLength={2}
        value={text}
        onChange={(event) => {
          const typed = event.target.value.toUpperCase();
          setText(typed);
          if (typed === '' || /^[A-Z]{2}$/.test(typed)) onChange(typed);
        }}
      />
    </label>
  );
}
