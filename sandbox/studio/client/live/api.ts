import type { LiveHistory, LivePlayState } from '../../live/view';
import { callerOf, type Reply, type SeatApi } from '../api';

export interface LiveApi extends SeatApi<LivePlayState> {
  /** Safe to repeat with the same `clientBetId`. */
  bet(bet: {
    roundId: string;
    clientBetId: string;
    bet: unknown;
    word: string;
  }): Promise<Reply<LivePlayState>>;
  /** Safe to repeat with the same `clientChoiceId`. */
  choose(choice: {
    roundId: string;
    betId: string;
    clientChoiceId: string;
    choice: string;
  }): Promise<Reply<LivePlayState>>;
  /** Repeated, it is refused with `bet_gone`. */
  leave(betId: string): Promise<Reply<LivePlayState>>;
  /** Null when it cannot be had. */
  history(): Promise<LiveHistory | null>;
}

export function liveApi(base: string): LiveApi {
  const call = callerOf<LivePlayState>(base);
  return {
    state: () => call('state'),
    bet: (bet) => call('table/bet', bet),
    choose: (choice) => call('table/choose', choice),
    leave: (betId) => call('table/leave', { betId }),
    refill: () => call('refill', {}),
    async history() {
      const reply = await callerOf<LiveHistory>(base)('table/history');
      return reply.kind === 'state' ? reply.state : null;
    },
  };
}
