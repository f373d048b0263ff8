'use client';

import { lazy, Suspense } from 'react';

/** A chunk of its own, which no visitor's browser ever asks for. */
const Listener = lazy(() => import('./live-refresh-listener'));

/** Reads the page anew when the document beside its frame was saved. */
export function LiveRefresh() {
  return (
    <Suspense fallback={null}>
      <Listener />
    </Suspense>
  );
}
