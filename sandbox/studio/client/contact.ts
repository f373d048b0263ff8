import type { Trouble } from '../balances';
import type { Reply } from './api';
import type { Bridge } from './bridge';
import { delay, QUIET_RETRIES } from './pace';
import type { Panels } from './panels';
import type { Say } from './texts';
import { explain } from './trouble';

/** A request that the server has answered, one way or the other. */
export type Answered<State> = Exclude<Reply<State>, { kind: 'lost' }>;

/** How a game speaks with its server when the network, the wallet or the session fails. */
export interface Contact<State> {
  /** Repeats a request, which is always safe, until the server has answered; asks the player after a while. */
  ask(request: () => Promise<Reply<State>>): Promise<Answered<State>>;
  /** Where the player stands now. */
  refresh(): Promise<State>;
  /** The session is over: the only way on is another launch. */
  lost(): Promise<never>;
}

export function createContact<State extends { balance: number | null; trouble: Trouble }>(parts: {
  state(): Promise<Reply<State>>;
  /** Something keeps the player from playing, and is about to be told. */
  stuck(): void;
  panels: Panels;
  bridge: Bridge;
  say: Say;
  lobbyUrl: string;
}): Contact<State> {
  const { panels, bridge, say } = parts;
  const tell = (code: Parameters<typeof explain>[0]) => {
    parts.stuck();
    return explain(code, panels, bridge, say);
  };
  const ask: Contact<State>['ask'] = async (request) => {
    for (let attempt = 1; ; attempt++) {
      const reply = await request();
      if (reply.kind === 'refused' && reply.code === 'too_fast') await delay(reply.retryAfterMs);
      else if (reply.kind !== 'lost') return reply;
      else if (attempt % (QUIET_RETRIES + 1) !== 0) await delay(700 * attempt);
      else await tell('network');
    }
  };
  const lost = async (): Promise<never> => {
    for (;;) {
      await tell('session_expired');
      if (!bridge.framed) window.location.assign(parts.lobbyUrl);
      // The framing page launches the game anew; this one stays as it is until it goes.
      await delay(1_000);
    }
  };
  return {
    ask,
    lost,
    async refresh() {
      for (;;) {
        const reply = await ask(parts.state);
        if (reply.kind === 'refused') await lost();
        else if (reply.state.trouble === 'session_expired') await lost();
        else if (reply.state.trouble === 'wallet_unreachable' && reply.state.balance === null) {
          await tell('wallet_unreachable');
        } else return reply.state;
      }
    },
  };
}
