'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What a studio's page tells us (docs/contracts/studio.md). Amounts are minor units; a balance is the credit it shows. */
export type StudioMessage =
  | { type: 'ready' }
  | { type: 'credit'; balance: number | null }
  | { type: 'round-started'; roundId: string; stake: number; balance: number | null }
  | { type: 'round-shown'; roundId: string; won: number; stake?: number; balance: number | null }
  | { type: 'round-ended'; roundId: string; stake: number; won: number; balance: number | null }
  | { type: 'given-spins'; left: number }
  | { type: 'error'; code: string }
  | { type: 'deposit' }
  | { type: 'sound'; on: boolean }
  | { type: 'escape' };

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Parses a message of the contract; null for any other: data from a frame is untrusted. */
export function readStudioMessage(data: unknown): StudioMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const {
    source,
    type,
    roundId,
    stake,
    won,
    left,
    code,
    on,
    balance: told = null,
  } = data as Record<string, unknown>;
  if (source !== 'parlour-studio') return null;
  if (type === 'ready' || type === 'deposit' || type === 'escape') return { type };
  if (type === 'sound') return typeof on === 'boolean' ? { type, on } : null;
  if (type === 'given-spins') return isAmount(left) ? { type, left } : null;
  if (type === 'error') return typeof code === 'string' ? { type, code } : null;
  const balance = isAmount(told) ? told : null;
  if (balance !== told) return null;
  if (type === 'credit') return { type, balance };
  if (typeof roundId !== 'string') return null;
  if (type === 'round-started' && isAmount(stake)) return { type, roundId, stake, balance };
  if (type === 'round-shown' && isAmount(won) && (stake === undefined || isAmount(stake)))
    return { type, roundId, won, ...(stake !== undefined && { stake }), balance };
  if (type === 'round-ended' && isAmount(stake) && isAmount(won)) {
    return { type, roundId, stake, won, balance };
  }
  return null;
}

/** Accepts messages of one iframe only: the sender must be that frame, and its page on the studio's own origin. */
export function useStudioMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | null,
  onMessage: (message: StudioMessage) => void,
): void {
  const tell = useEffectEvent(onMessage);
  useEffect(() => {
    if (!url) return undefined;
    const origin = originOf(url);
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readStudioMessage(event.data);
      if (message) tell(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, url]);
}

/**
 * `resume` allows the next spin and has the game read the balance again; `reread` does only the latter, when the
 * current round has ended; `info` opens its rules and figures; `sound` turns it on or off.
 */
export function tellStudio(
  frame: HTMLIFrameElement | null,
  url: string,
  told: { type: 'resume' | 'reread' | 'info' } | { type: 'sound'; on: boolean },
): void {
  frame?.contentWindow?.postMessage(told, originOf(url));
}

function originOf(url: string): string {
  return new URL(url, window.location.href).origin;
}
