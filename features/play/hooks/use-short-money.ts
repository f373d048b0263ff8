'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { StudioMessage } from './use-studio-messages';

/** How long after opening a game says that a round of before is still open: its stake is no longer in the credit. Milliseconds. */
const ROUND_TOLD_MS = 1_000;

interface ShortMoneyOptions {
  /** The lowest stake, minor units; null where the game is opened whatever the credit is. */
  least: number | null;
  /** The game can be played. */
  open: boolean;
  onShort(credit: number | null): void;
}

/**
 * Tells when there is too little money: once for each opening with less credit than the lowest stake while no round is
 * open, and whenever the game says so.
 */
export function useShortMoney({ least, open, onShort }: ShortMoneyOptions) {
  const [told, setTold] = useState<{ credit: number | null; round: boolean }>({ credit: null, round: false });
  const tell = useEffectEvent(() => {
    if (least !== null && told.credit !== null && told.credit < least && !told.round) onShort(told.credit);
  });
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => tell(), ROUND_TOLD_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return {
    hear(message: StudioMessage): void {
      if (!('balance' in message)) return;
      const round = message.type === 'round-started' || message.type === 'round-shown';
      setTold({ credit: message.balance, round });
    },
    short: () => onShort(told.credit),
  };
}
