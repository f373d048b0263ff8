'use client';

import { Button, DraggableSortable, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { useState } from 'react';
import { drop, INDENT, placedOf, STEPS, type Row, type Step } from '../page-tree/tree';
import { ask } from './ask';
import { PageTreeRow } from './page-tree-row';
import styles from './page-tree.module.scss';

interface Props {
  rows: readonly Row[];
  /** By the number of the page. */
  titles: Readonly<Record<number, string>>;
}

/** Where a page stands now, for those who don't see it move. */
function placeOf(rows: readonly Row[], id: number, titles: Props['titles']): string {
  const placed = placedOf(rows);
  const page = placed.find((each) => each.id === id);
  const siblings = placed.filter(({ parent }) => parent === page?.parent);
  const where = page?.parent ? `below ${titles[page.parent]}` : 'at the top';
  const place = siblings.findIndex((each) => each.id === id) + 1;
  return `${titles[id]}: ${where}, ${place} of ${siblings.length}`;
}

/**
 * Arranged by dragging (sideways to nest), or by the buttons of each row. Nothing is saved before the button is
 * pressed.
 */
export function PageTreeEditor({ rows: saved, titles }: Props) {
  const { config } = useConfig();
  const router = useRouter();
  const [rows, setRows] = useState<readonly Row[]>(saved);
  const [said, setSaid] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const isChanged = JSON.stringify(rows) !== JSON.stringify(saved);
  const ids = rows.map(({ id }) => String(id));

  function take(next: readonly Row[], moved: number | undefined): void {
    setRows(next);
    setError('');
    if (moved !== undefined) setSaid(placeOf(next, moved, titles));
  }

  function step(name: Step, at: number): void {
    const next = STEPS[name](rows, at);
    if (next) take(next, rows[at]?.id);
  }

  async function save(): Promise<void> {
    setBusy(true);
    const address = formatAdminURL({ apiRoute: config.routes.api, path: '/info-pages/arrange' });
    const answer = await ask(address, { pages: placedOf(rows) });
    setBusy(false);
    setError(answer.ok ? '' : answer.message);
    setSaid(answer.ok ? 'Saved. It is online within seconds.' : '');
    if (answer.ok) router.refresh();
  }

  return (
    <section className={styles.tree} aria-labelledby="page-tree" data-page-tree>
      <h2 id="page-tree">Order and nesting</h2>
      <p className={styles.hint}>
        Drag a page up or down, and sideways to put it below the page before it. The footer lists the pages at
        the top, in this order; a page below another one stands under it beside every text.
      </p>
      <DraggableSortable
        ids={ids}
        className={styles.list}
        onDragEnd={({ event, moveFromIndex, moveToIndex }) =>
          take(
            drop(rows, moveFromIndex, moveToIndex, Math.round(event.delta.x / INDENT)),
            rows[moveFromIndex]?.id,
          )
        }
      >
        {rows.map((row, at) => (
          <PageTreeRow
            key={row.id}
            row={row}
            title={titles[row.id] ?? String(row.id)}
            can={(name) => STEPS[name](rows, at) !== null}
            onStep={(name) => step(name, at)}
          />
        ))}
      </DraggableSortable>
      <p className="parlour-unseen" role="status">
        {said}
      </p>
      <p className="parlour-error" role="alert">
        {error}
      </p>
      <div className={styles.actions}>
        <Button size="small" margin={false} disabled={!isChanged || busy} onClick={() => void save()}>
          Save the order
        </Button>
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={!isChanged || busy}
          onClick={() => take(saved, undefined)}
        >
          Discard
        </Button>
        {isChanged && <span className={styles.hint}>Not saved yet.</span>}
      </div>
    </section>
  );
}
