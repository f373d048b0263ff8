'use client';

import { useEffect, useState } from 'react';

/** True from the press that leads to a payment company until Back shows this page as it was left. */
export function useLeaving() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  return [leaving, setLeaving] as const;
}
