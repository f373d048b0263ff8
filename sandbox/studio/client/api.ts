import type { PlayState } from '../view';

/** What a request came to: the state, a refusal of the server, or no answer that could be used. */
export type Reply =
  | { kind: 'state'; state: PlayState }
  | { kind: 'refused'; code: string; retryAfterMs: number }
  | { kind: 'lost' };

const TIMEOUT_MS = 15_000;

export interface PlayApi {
  state(): Promise<Reply>;
  /** Safe to repeat with the same `clientRoundId`. */
  spin(stake: number, clientRoundId: string): Promise<Reply>;
  /** Safe to repeat. */
  step(roundId: string, step: number): Promise<Reply>;
  refill(): Promise<Reply>;
}

export function playApi(base: string): PlayApi {
  const call = async (action: string, body?: object): Promise<Reply> => {
    try {
      const response = await fetch(`${base}/${action}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      if (response.ok) return { kind: 'state', state: (await response.json()) as PlayState };
      if (response.status >= 500) return { kind: 'lost' };
      const refusal = (await response.json()) as { error: string; retryAfterMs?: number };
      return { kind: 'refused', code: refusal.error, retryAfterMs: refusal.retryAfterMs ?? 0 };
    } catch {
      return { kind: 'lost' };
    }
  };
  return {
    state: () => call('state'),
    spin: (stake, clientRoundId) => call('spin', { stake, clientRoundId }),
    step: (roundId, step) => call('step', { roundId, step }),
    refill: () => call('refill', {}),
  };
}
