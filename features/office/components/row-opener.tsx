'use client';

import { useState, type ReactNode } from 'react';
import styles from './parts.module.scss';

/** The row whose detail is shown below it. */
export interface OpenRow {
  id: string | null;
  set: (id: string | null) => void;
}

export function useOpenRow(): OpenRow {
  const [id, set] = useState<string | null>(null);
  return { id, set };
}

const openerOf = (id: string) => `open-${id}`;

/** Shuts a row, and leads back to what opened it. */
export function shutRow(open: OpenRow): void {
  const { id } = open;
  open.set(null);
  if (id !== null) document.getElementById(openerOf(id))?.focus();
}

/** Shows what is below its row, and hides it again. */
export function RowOpener({
  id,
  open,
  look = 'link',
  children,
}: {
  id: string;
  open: OpenRow;
  look?: 'link' | 'button';
  children: ReactNode;
}) {
  const isOpen = open.id === id;
  return (
    <button
      type="button"
      id={openerOf(id)}
      className={look === 'link' ? styles.opener : styles.button}
      data-row-link
      aria-expanded={isOpen}
      onClick={() => open.set(isOpen ? null : id)}
    >
      {children}
    </button>
  );
}
