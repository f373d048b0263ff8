'use client';

import { useEffect, useState } from 'react';

/** SPEC §9: how long the notice stays. Milliseconds. */
const NOTICE_MS = 3_000;

export interface CopyNotice {
  result: 'copied' | 'selected';
  /** Counted, so that a second press shows the notice for its whole time again. */
  press: number;
}

interface Copy {
  notice: CopyNotice | null;
  copy: () => Promise<void>;
}

/**
 * Copies a value, and says so for three seconds.
 * @param select makes it ready for the player's own hand, where the browser refuses.
 */
export function useCopy(value: string, select: () => void): Copy {
  const [notice, setNotice] = useState<CopyNotice | null>(null);

  useEffect(() => {
    if (notice?.result !== 'copied') return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const copy = async () => {
    const result = await write(value).then(
      () => 'copied' as const,
      () => 'selected' as const,
    );
    if (result === 'selected') select();
    setNotice((known) => ({ result, press: (known?.press ?? 0) + 1 }));
  };
  return { notice, copy };
}

/** @throws when the browser has no clipboard for this page, or refuses it. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
