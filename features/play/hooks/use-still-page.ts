'use client';

import { useEffect } from 'react';

/**
 * While a game is on its way, the space bar does not move the page: whoever presses it early would have the game out of
 * sight when it takes the keys. What has the focus keeps its own space bar.
 */
export function useStillPage(opening: boolean): void {
  useEffect(() => {
    if (!opening) return undefined;
    const hold = (event: KeyboardEvent) => {
      if (event.key === ' ' && event.target === document.body) event.preventDefault();
    };
    document.addEventListener('keydown', hold);
    return () => document.removeEventListener('keydown', hold);
  }, [opening]);
}
