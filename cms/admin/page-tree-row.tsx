'use client';

import { DragHandleIcon, useConfig, useDraggableSortable } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import type { Row, Step } from '../page-tree/tree';
import styles from './page-tree.module.scss';

const BUTTONS: Record<Step, { sign: string; label: string }> = {
  up: { sign: '↑', label: 'Move up' },
  down: { sign: '↓', label: 'Move down' },
  in: { sign: '→', label: 'Put below the page before it' },
  out: { sign: '←', label: 'Put at the top' },
};

interface Props {
  row: Row;
  title: string;
  can: (step: Step) => boolean;
  onStep: (step: Step) => void;
}

/** One page of the tree: a handle to drag it by, its name, and a button for each step. */
export function PageTreeRow({ row, title, can, onStep }: Props) {
  const { config } = useConfig();
  const { attributes, isDragging, listeners, setNodeRef, transform, transition } = useDraggableSortable({
    id: String(row.id),
  });
  return (
    <div
      ref={setNodeRef}
      className={styles.row}
      data-depth={row.depth}
      data-dragging={isDragging || undefined}
      style={{ transform, transition }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${title}`}
      >
        <DragHandleIcon />
      </button>
      <a
        href={formatAdminURL({
          adminRoute: config.routes.admin,
          path: `/collections/info-pages/${row.id}`,
          includeBasePath: true,
        })}
      >
        {title}
      </a>
      <span className={styles.steps}>
        {(Object.keys(BUTTONS) as Step[]).map((step) => (
          <button
            key={step}
            type="button"
            aria-label={`${BUTTONS[step].label}: ${title}`}
            title={BUTTONS[step].label}
            // Stays in the order of the keyboard, so that the focus is not lost at the end of the list.
            aria-disabled={!can(step)}
            onClick={() => onStep(step)}
          >
            <span aria-hidden>{BUTTONS[step].sign}</span>
          </button>
        ))}
      </span>
    </div>
  );
}
