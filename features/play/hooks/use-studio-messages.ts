'use client';

import { useEffect, type RefObject } from 'react';

/** What a studio's page tells us (docs/contracts/studio.md). Amounts are minor units. */
export type StudioMessage =
  | { type: 'ready' }
  | { type: 'round-started'; roundId: string; stake: number }
  | { type: 'round-ended'; roundId: string; stake: number; won: number }
  | { type: 'error'; code: string }
  | { type: 'deposit' };

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The message, or null when it is none of the contract's: a frame's word is checked before it is believed. */
export function readStudioMessage(data: unknown): StudioMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, type, roundId, stake, won, code } = data as Record<string, unknown>;
  if (source !== 'parlour-studio') return null;
  if (type === 'ready' || type === 'deposit') return { type };
  if (type === 'error') return typeof code === 'string' ? { type, code } : null;
  if (typeof roundId !== 'string' || !isAmount(stake)) return null;
  if (type === 'round-started') return { type, roundId, stake };
  if (type === 'round-ended' && isAmount(won)) return { type, roundId, stake, won };
  return null;
}

/** Hears one iframe and nobody else: the sender must be that frame, and its page on the studio's own origin. */
export function useStudioMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | null,
  onMessage: (message: StudioMessage) => void,
): void {
  useEffect(() => {
    if (!url) return undefined;
    const origin = originOf(url);
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readStudioMessage(event.data);
      if (message) onMessage(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, onMessage, url]);
}

/** Lets the next turn of the reels begin, and has the game read the balance again. */
export function resumeStudio(frame: HTMLIFrameElement | null, url: string): void {
  frame?.contentWindow?.postMessage({ type: 'resume' }, originOf(url));
}

function originOf(url: string): string {
  return new URL(url, window.location.href).origin;
}
