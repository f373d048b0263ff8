/**
 * A step of a round, told when the player sees it, with the credit that the game shows from then on (null while it is not
 * known). Amounts are minor units.
 */
export type RoundMessage =
  | { type: 'round-started'; roundId: string; stake: number; balance: number | null }
  /** A spin of the round was shown: what the round has won so far. With its stake where it was open when the game was loaded. */
  | { type: 'round-shown'; roundId: string; won: number; stake?: number; balance: number | null }
  /** What the round cost and paid; nothing when it was refused or cancelled. */
  | { type: 'round-ended'; roundId: string; stake: number; won: number; balance: number | null };

/** What the game tells the page that frames it. */
export type GameMessage =
  | RoundMessage
  | { type: 'ready' }
  /** The credit has changed apart from any round. */
  | { type: 'credit'; balance: number | null }
  /** So many spins of the house's are left for today. */
  | { type: 'given-spins'; left: number }
  | { type: 'error'; code: string }
  | { type: 'deposit' }
  /** Whether there is sound: told at first, and when it changes. */
  | { type: 'sound'; on: boolean }
  /** Escape was pressed and nothing in the game had a use for it. */
  | { type: 'escape' };

export type PageMessage =
  | { type: 'pause' }
  | { type: 'resume' }
  /** The balance has changed elsewhere. */
  | { type: 'reread' }
  /** Opens the rules and figures of the game. */
  | { type: 'info' }
  | { type: 'sound'; on: boolean | null };

/** Messages that say nothing but their type. */
const PLAIN = ['pause', 'resume', 'reread', 'info'] as const;

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
    if (PLAIN.includes(data.type as (typeof PLAIN)[number]))
      hear({ type: data.type as (typeof PLAIN)[number] });
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
