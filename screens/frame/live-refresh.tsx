'use client';

import { lazy, Suspense } from 'react';

/** A chunk of its own, which no visitor's browser ever asks for. */
const Listener = lazy(() => import('./live-refresh-listener'));

/** Reloads the page's data when the document beside the preview was saved. */
export function LiveRefresh() {
  return (
    <Suspense fallback={null}>
      <Listener />
    </Suspense>
  );
}
