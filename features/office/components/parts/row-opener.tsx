'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import styles from './parts.module.scss';
import own from './rows.module.scss';

interface OpenRow {
  /** The row whose detail is shown below it. */
  id: string | null;
  toggle: (id: string) => void;
  /** Hides the detail, and leads back to what showed it. */
  shut: () => void;
}

const Open = createContext<OpenRow | null>(null);
export const OpenRowProvider = Open.Provider;

const openerOf = (id: string) => `open-${id}`;

/** Of a table: which of its rows is open. */
export function useOpenRow(): OpenRow {
  const [id, set] = useState<string | null>(null);
  return {
    id,
    toggle: (one) => set(one === id ? null : one),
    shut: () => {
      set(null);
      if (id !== null) document.getElementById(openerOf(id))?.focus();
    },
  };
}

/** Shows what is below its row, and hides it again. */
export function RowOpener({
  id,
  look = 'link',
  children,
}: {
  /** Of the row. */
  id: string;
  look?: 'link' | 'button';
  children: ReactNode;
}) {
  const open = useContext(Open);
  return (
    <button
      type="button"
      id={openerOf(id)}
      className={look === 'link' ? own.opener : styles.button}
      data-row-link
      aria-expanded={open?.id === id}
      onClick={() => open?.toggle(id)}
    >
      {children}
    </button>
  );
}
