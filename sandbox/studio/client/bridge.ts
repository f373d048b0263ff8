/** What the game tells the page that frames it. Amounts are minor units. */
export type GameMessage =
  | { type: 'ready' }
  | { type: 'round-started'; roundId: string; stake: number }
  | { type: 'round-ended'; roundId: string; stake: number; won: number; balance: number | null }
  | { type: 'error'; code: string }
  | { type: 'deposit' };

export type PageMessage = { type: 'pause' } | { type: 'resume' } | { type: 'sound'; on: boolean | null };

export interface Bridge {
  /** False when the game stands in a window of its own. */
  framed: boolean;
  tell(message: GameMessage): void;
}

/** Talks to the framing page, and only to one of the web's own origin. */
export function openBridge(webOrigin: string, hear: (message: PageMessage) => void): Bridge {
  const framed = window.parent !== window;
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!framed || event.origin !== webOrigin || event.source !== window.parent) return;
    const data = event.data;
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type === 'pause' || data.type === 'resume') hear({ type: data.type });
    if (data.type === 'sound') {
      hear({ type: 'sound', on: 'on' in data && typeof data.on === 'boolean' ? data.on : null });
    }
  });
  return {
    framed,
    tell(message) {
      if (framed) window.parent.postMessage({ source: 'parlour-studio', ...message }, webOrigin);
    },
  };
}
