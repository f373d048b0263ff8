'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudioMessage } from './use-studio-messages';

/** How long a game may turn or answer nothing before the platform's own figure is shown. Milliseconds. */
const LONGEST_ROUND_MS = 20_000;
const LONGEST_ANSWER_MS = 3_000;

interface CreditOptions {
  /** The balance as the platform says it, minor units; undefined while it is not known or not played for. */
  balance: number | undefined;
  /** What page and header are to show from now on: the game's credit, or null for the platform's figure. */
  onCredit(credit: number | null): void;
  /** Has the game read the balance again. */
  reread(): void;
}

/**
 * One figure for the game, the page and the header: the game's credit, as the game shows it. What changes elsewhere (a
 * deposit, another tab) is read by the game first, and shown by all when it shows it. A game that says nothing for too long
 * holds nothing back: it is `silent`, and the platform's figure is shown.
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
    // A message of the game begins the wait anew.
  }, [balance, differs, forget, reread, round]);

  return { hear, forget, silent: shown === null };
}
