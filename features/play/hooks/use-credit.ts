'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudioMessage } from './use-studio-messages';

/** How long a game may turn or answer nothing before the platform's own figure is shown. Milliseconds. */
const LONGEST_ROUND_MS = 20_000;
const LONGEST_ANSWER_MS = 3_000;

interface CreditOptions {
  /** The balance from the platform, minor units; undefined while unknown or in a demo. */
  balance: number | undefined;
  /** What page and header are to show from now on: the game's credit, or null for the platform's figure. */
  onCredit(credit: number | null): void;
  /** Has the game read the balance again. */
  reread(): void;
}

/**
 * One figure for the game, the page and the header: the game's credit, as the game shows it. A change from elsewhere
 * (a deposit, another tab) is first read by the game, and shown everywhere when the game shows it. A game that is
 * silent for too long does not hold it back: then the platform's figure is shown.
 */
export function useCredit({ balance, onCredit, reread }: CreditOptions) {
  const [shown, setShown] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const open = useRef(false);

  const hear = useCallback(
    (message: Extract<StudioMessage, { balance: number | null }>) => {
      open.current = message.type === 'round-started' || message.type === 'round-shown';
      setRound((count) => count + 1);
      setShown(message.balance);
      onCredit(message.balance);
    },
    [onCredit],
  );
  const forget = useCallback(() => {
    open.current = false;
    setShown(null);
    onCredit(null);
  }, [onCredit]);

  const differs = balance !== undefined && shown !== null && balance !== shown;
  useEffect(() => {
    if (!differs) return undefined;
    if (!open.current) reread();
    const timer = setTimeout(forget, open.current ? LONGEST_ROUND_MS : LONGEST_ANSWER_MS);
    return () => clearTimeout(timer);
    // Each message of the game restarts the wait.
  }, [balance, differs, forget, reread, round]);

  return { hear, forget, silent: shown === null };
}
