'use client';

import { useCallback, useEffect, useState } from 'react';
import { markRoot } from '@/early/root';

/** The game has the whole width: menu and header make room, and the page stays as it is. Left with the game. */
export function useTheatre() {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    markRoot('theatre', '');
    return () => markRoot('theatre', null);
  }, [on]);
  return { on, toggle: useCallback(() => setOn((now) => !now), []) };
}
