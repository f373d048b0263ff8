import type { Session } from './launch';
import type { Wallet, WalletOutcome } from './wallet';

/** Why the wallet cannot be played with right now; null when all is well. */
export type Trouble = 'session_expired' | 'wallet_unreachable' | null;

/** What the wallet last said of each session's credit. */
export interface Balances {
  note(session: Session, outcome: WalletOutcome): void;
  /** Asks the wallet. */
  read(session: Session): Promise<Trouble>;
  /** Minor units; null before the first answer. */
  last(session: Session): number | null;
  /** Lets go of what is kept for a session that is over. */
  forget(sessionId: string): void;
}

export function createBalances(walletOf: (session: Session) => Wallet): Balances {
  const balances = new Map<string, number>();
  const note: Balances['note'] = (session, outcome) => {
    if (outcome.kind === 'answer') balances.set(session.id, outcome.balance);
  };
  return {
    note,
    async read(session) {
      const outcome = await walletOf(session).balance(session);
      if (outcome.kind !== 'answer') return 'wallet_unreachable';
      if (outcome.status === 'INVALID_TOKEN' || outcome.status === 'TOKEN_EXPIRED') return 'session_expired';
      note(session, outcome);
      return null;
    },
    last: (session) => balances.get(session.id) ?? null,
    forget: (sessionId) => void balances.delete(sessionId),
  };
}
