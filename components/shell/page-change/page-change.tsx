'use client';

import { ViewTransition, type ReactNode } from 'react';
import './page-change.scss';

/** Only a page chosen from the frame's menus fades into the next one; nothing that arrives late on a page does. */
const UPDATE = { page: 'page', default: 'none' };

/**
 * The page inside of the frame. On the server it renders the page alone: React would write attributes for view
 * transitions that are not valid HTML and that only streamed pages need. It is a component of its own so that both
 * sides agree on every `useId` below it.
 */
export function PageChange({ children }: { children: ReactNode }) {
  if (typeof window === 'undefined') return children;
  return (
    <ViewTransition name="page" update={UPDATE} default="none">
      {children}
    </ViewTransition>
  );
}
