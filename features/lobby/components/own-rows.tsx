'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { OWN_ROWS, rowsWithRoom, type OwnRow } from '../domain/own-rows';
import type { Whose } from '../hooks/use-game-marks';

interface OwnRowsProps {
  whose: Whose;
  /** The box of each row, as the server rendered it. */
  rooms: Readonly<Record<OwnRow, ReactNode>>;
}

const Content = lazy(async () => ({ default: (await import('./own-rows-content')).OwnRowsContent }));

/**
 * The rows for one person: what to continue, favourites, and what may please. The kept page knows nobody and holds
 * their boxes, which show when the browser remembers that there is something in them; what fills them comes then.
 */
export function OwnRows({ whose, rooms }: OwnRowsProps) {
  // Nobody is known on the server and at the first rendering: what the root says is only read in the browser.
  const wanted = whose !== undefined && (whose !== null || rowsWithRoom().size > 0);
  const boxes = OWN_ROWS.map((row) => <div key={row}>{rooms[row]}</div>);
  if (!wanted) return boxes;
  return (
    <Suspense fallback={boxes}>
      <Content whose={whose} rooms={rooms} />
    </Suspense>
  );
}
