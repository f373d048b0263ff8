'use client';

import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { OfficePermission } from '@/lib/domain/office-permissions';
import { useMay } from '../../state/office-me';
import { countWords } from '../../words';
import { problemWords } from './problem-words';
import { useShortcuts } from './use-shortcuts';
import styles from './parts.module.scss';
import own from './list-parts.module.scss';

/** Where a page of a list is in it; `more` when there are more rows than were counted. */
export interface ListMeta {
  page: number;
  perPage: number;
  total: number;
  more: boolean;
  lastPage: number;
}

interface PagesProps {
  meta: ListMeta;
  onPage: (page: number) => void;
}

/** The foot of a list: keys, what is shown, and the ways on. */
export function ListPages({ meta, onPage }: PagesProps) {
  const { page, perPage, total, lastPage } = meta;
  const first = (page - 1) * perPage + 1;
  const step = (to: number, label: string) => (
    <button
      type="button"
      className={styles.button}
      disabled={to < 1 || to > lastPage}
      onClick={() => onPage(to)}
    >
      {label}
    </button>
  );
  return (
    <nav className={own.foot} aria-label="Pages">
      <p className={own.keys}>
        <kbd>J</kbd> <kbd>K</kbd> move, <kbd>Enter</kbd> opens
      </p>
      <p>
        {first}–{Math.min(first + perPage - 1, total)} of {countWords(meta)}
      </p>
      <div className={styles.buttons}>
        {step(page - 1, 'Back')}
        {step(page + 1, 'Next')}
      </div>
    </nav>
  );
}

interface ColumnsProps {
  /** Columns that may be left out, by id. */
  words: Readonly<Record<string, string>>;
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

export function ListColumns({ words, hidden, onChange }: ColumnsProps) {
  return (
    <details className={own.columns}>
      <summary className={styles.button}>Columns</summary>
      <fieldset>
        <legend className={styles.unseen}>Columns that are shown</legend>
        {Object.entries(words).map(([id, label]) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={!hidden.includes(id)}
              onChange={({ target }) => {
                const others = hidden.filter((one) => one !== id);
                onChange(target.checked ? others : [...others, id]);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** The list as a table to take away, for who may take it. */
export function ListExport({
  permission,
  download,
}: {
  permission: OfficePermission;
  download: () => Promise<void>;
}) {
  const may = useMay();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!may(permission)) return null;
  const take = async () => {
    setBusy(true);
    setProblem('');
    await download().catch((error: unknown) => setProblem(problemWords(error)));
    setBusy(false);
  };
  return (
    <>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void take()}
      >
        CSV
      </button>
    </>
  );
}

interface FiltersProps {
  /** What the list is called. */
  label: string;
  /** What the text names. */
  textLabel?: string;
  text: string;
  onText: (text: string) => void;
  onClear: () => void;
  /** The other filters. */
  children: ReactNode;
}

/** What a list keeps to: a text, which `/` leads to, and filters of its own. Each change goes into the address. */
export function ListFilters({
  label,
  textLabel = 'Name, email or id',
  text,
  onText,
  onClear,
  children,
}: FiltersProps) {
  const [typed, setTyped] = useState(text);
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => search.current?.focus() });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onText(typed.trim());
  };

  return (
    <form className={styles.filters} role="search" aria-label={label} onSubmit={submit}>
      <label className={styles.field}>
        {textLabel} (press / )
        <input
          ref={search}
          type="search"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed.trim() !== text && onText(typed.trim())}
        />
      </label>
      {children}
      <div className={styles.buttons}>
        <button type="submit" className={styles.button}>
          Search
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setTyped('');
            onClear();
          }}
        >
          Clear
        </button>
      </div>
    </form>
  );
}

interface SelectProps {
  label: string;
  value: string;
  /** Values and their words, in order. */
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange }: SelectProps) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  return (
    <label className={styles.field}>
      {label}
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

export function CountryField({
  country,
  onChange,
}: {
  country: string;
  onChange: (country: string) => void;
}) {
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

/** A filter that is typed: it counts once it is left, or with Enter. */
export function TypedField({
  label,
  value,
  maxLength,
  onChange,
}: {
  label: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const tell = () => text.trim() !== value && onChange(text.trim());
  return (
    <label className={styles.field}>
      {label}
      <input
        value={text}
        maxLength={maxLength}
        onChange={(event) => setText(event.target.value)}
        onBlur={tell}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form’s text, which may not be there yet.
          event.preventDefault();
          tell();
        }}
      />
    </label>
  );
}
