import type { CrashHistory, CrashPlayState } from '../../crash/view';
import { callerOf, type Reply, type SeatApi } from '../api';

export interface CrashApi extends SeatApi<CrashPlayState> {
  /** Safe to repeat with the same `clientBetId`. */
  bet(bet: { clientBetId: string; stake: number; auto: number | null }): Promise<Reply<CrashPlayState>>;
  /** Repeated, it is refused with `bet_gone`. */
  leave(betId: string): Promise<Reply<CrashPlayState>>;
  /** Repeated, it is refused with `bet_out`. */
  cashOut(betId: string): Promise<Reply<CrashPlayState>>;
  /** Null when it cannot be had. */
  history(): Promise<CrashHistory | null>;
  /** How long a question takes to the studio and back, ms; null when it got no answer. */
  delay(): Promise<number | null>;
}

export function crashApi(base: string): CrashApi {
  const call = callerOf<CrashPlayState>(base);
  return {
    state: () => call('state'),
    bet: (bet) => call('bet', bet),
    leave: (betId) => call('leave', { betId }),
    cashOut: (betId) => call('cash-out', { betId }),
    refill: () => call('refill', {}),
    async history() {
      const reply = await callerOf<CrashHistory>(base)('history');
      return reply.kind === 'state' ? reply.state : null;
    },
    async delay() {
      const from = performance.now();
      const answer = await fetch(`${base}/clock`, { cache: 'no-store' }).catch(() => null);
      return answer?.ok ? performance.now() - from : null;
    },
  };
}
