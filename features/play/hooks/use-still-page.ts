'use client';

import { useEffect } from 'react';

/**
 * While a game loads, the space bar does not scroll the page: an early press would move the game out of view before
 * it takes the keys. A focused control keeps its own space bar.
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
