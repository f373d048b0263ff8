'use client';

import { useCallback, useRef, useState } from 'react';
import { keepPlay, readPlay, resumeTally, type KeptPlay } from '../domain/kept-play';
import { countGain, countStep, EVEN, netOf, type Tally } from '../domain/tally';
import type { StudioMessage } from './use-studio-messages';

export interface Play {
  /**
   * Since play began, minor units.
   * @param balance what the page shows instead of the game's credit, minor units; null while it shows that credit
   */
  netAt(balance: number | null): number;
  /** A round is being shown. */
  inRound: boolean;
  /** When a round was last told of, by performance.now(); 0 before. */
  roundAt: number;
  /** When it began, ms since 1970; null before it has. */
  began: number | null;
  /** A game opens: play begins, or goes on where a reload has cut it off. */
  begin(): void;
  hear(message: Extract<StudioMessage, { balance: number | null }>): void;
}

/** The net position and the beginning of play. @param of who plays what, and whether for money */
export function useTally(of: string): Play {
  const [shown, setShown] = useState<{ tally: Tally; credit: number | null }>({ tally: EVEN, credit: null });
  const [roundAt, setRoundAt] = useState(0);
  const [began, setBegan] = useState<number | null>(null);
  const now = useRef<KeptPlay | null>(null);
  const unsettled = useRef<KeptPlay | null>(null);

  const begin = useCallback(() => {
    // A game that is reopened on the same page continues its tally.
    if (now.current?.of === of) return;
    const at = Date.now();
    const kept = readPlay(of, at);
    unsettled.current = kept;
    now.current = {
      of,
      began: kept?.began ?? at,
      at,
      tally: { ...EVEN, settled: kept ? netOf(kept.tally) : 0 },
      credit: null,
    };
    setBegan(now.current.began);
    setShown(now.current);
  }, [of]);

  const hear = useCallback((message: Parameters<Play['hear']>[0]) => {
    const before = now.current;
    if (!before) return;
    const at = Date.now();
    const kept = unsettled.current;
    unsettled.current = null;
    const from = kept ? resumeTally(kept, message.balance, at) : before.tally;
    const gained = kept ? from : countGain(from, before.credit, message.balance);
    const tally = message.type === 'credit' ? gained : countStep(from, message);
    now.current = { ...before, at, tally, credit: message.balance };
    keepPlay(now.current);
    setShown(now.current);
    if (message.type !== 'credit') setRoundAt(performance.now());
  }, []);

  const netAt = (balance: number | null) => netOf(countGain(shown.tally, shown.credit, balance));

  return { netAt, inRound: shown.tally.round !== null, roundAt, began, begin, hear };
}
