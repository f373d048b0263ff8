import type { EnginePlayState } from '../engine-rounds/view';
import type { RoundRecord } from '../fair/record';
import type { PlayState } from '../view';
import { delay } from './pace';

/** What a request came to: the state, a refusal of the server, or no answer that could be used. */
export type Reply<State = PlayState> =
  | { kind: 'state'; state: State }
  | { kind: 'refused'; code: string; reason: string | null; retryAfterMs: number }
  | { kind: 'lost' };

const TIMEOUT_MS = 15_000;
/** From one asking for records to the next at least. */
const LEAST_WAIT_MS = 200;

/** What both kinds of games ask. */
export interface SeatApi<State> {
  state(): Promise<Reply<State>>;
  refill(): Promise<Reply<State>>;
}

export interface PlayApi extends SeatApi<PlayState> {
  /** Safe to repeat with the same `clientRoundId`. `given`: the house pays for it. */
  spin(stake: number, clientRoundId: string, what: { buy: boolean; given: boolean }): Promise<Reply>;
  /** Safe to repeat. */
  step(roundId: string, step: number): Promise<Reply>;
  newSeeds(clientSeed: string): Promise<Reply>;
}

export interface TableApi extends SeatApi<EnginePlayState> {
  /** Safe to repeat with the same `clientRoundId`. */
  begin(bet: unknown, clientRoundId: string): Promise<Reply<EnginePlayState>>;
  /** Safe to repeat. */
  choose(roundId: string, step: number, choice: unknown): Promise<Reply<EnginePlayState>>;
  newSeeds(clientSeed: string): Promise<Reply<EnginePlayState>>;
  /** Records of rounds of which the server seed is told, the newest first; none without an answer. */
  records(): Promise<RoundRecord[]>;
}

/** Calls below a session's address: a GET without a body, a POST with one. */
export function callerOf<State>(base: string) {
  return async (action: string, body?: object): Promise<Reply<State>> => {
    try {
      const response = await fetch(`${base}/${action}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      if (response.ok) return { kind: 'state', state: (await response.json()) as State };
      if (response.status >= 500) return { kind: 'lost' };
      const refusal = (await response.json()) as { error: string; reason?: string; retryAfterMs?: number };
      const { error, reason = null, retryAfterMs = 0 } = refusal;
      return { kind: 'refused', code: error, reason, retryAfterMs };
    } catch {
      return { kind: 'lost' };
    }
  };
}

export function playApi(base: string): PlayApi {
  const call = callerOf<PlayState>(base);
  return {
    state: () => call('state'),
    spin: (stake, clientRoundId, { buy, given }) => call('spin', { stake, clientRoundId, buy, given }),
    step: (roundId, step) => call('step', { roundId, step }),
    newSeeds: (clientSeed) => call('seeds', { clientSeed }),
    refill: () => call('refill', {}),
  };
}

export function tableApi(base: string): TableApi {
  const call = callerOf<EnginePlayState>(base);
  return {
    state: () => call('state'),
    begin: (bet, clientRoundId) => call('begin', { bet, clientRoundId }),
    choose: (roundId, step, choice) => call('choose', { roundId, step, choice }),
    newSeeds: (clientSeed) => call('seeds', { clientSeed }),
    records: () => recordsFrom(base),
    refill: () => call('refill', {}),
  };
}

/** Records of the player's rounds that can be checked, the newest first; none without an answer. */
export async function recordsFrom(base: string): Promise<RoundRecord[]> {
  try {
    for (;;) {
      const response = await fetch(`${base}/records`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.ok) return (await response.json()) as RoundRecord[];
      if (response.status !== 429) return [];
      const { retryAfterMs = 0 } = (await response.json()) as { retryAfterMs?: number };
      await delay(Math.max(LEAST_WAIT_MS, retryAfterMs));
    }
  } catch {
    return [];
  }
}
