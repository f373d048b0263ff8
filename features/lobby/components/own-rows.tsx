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
 * The visitor's own rows: continue playing, favourites, recommendations. The cached page is the same for everyone and
 * holds their empty boxes, which show when the browser remembers that a row has content; then they are filled.
 */
export function OwnRows({ whose, rooms }: OwnRowsProps) {
  // The owner is unknown on the server and in the first render: the root element's hint is only read in the browser.
  const wanted = whose !== undefined && (whose !== null || rowsWithRoom().size > 0);
  const boxes = OWN_ROWS.map((row) => <div key={row}>{rooms[row]}</div>);
  if (!wanted) return boxes;
  return (
    <Suspense fallback={boxes}>
      <Content whose={whose} rooms={rooms} />
    </Suspense>
  );
}
