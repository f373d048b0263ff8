import type { Journal } from './journal';
import type { DemoPurse } from './reel-rounds';
import type { Session } from './launch';
import type { Posting, Wallet, WalletOutcome } from './wallet';

/** Play money that a demo starts with and is refilled to: 1,000.00. */
export const DEMO_BALANCE = 100_000;

/** A wallet of play money, kept in the journal, with the same manners as the real one. */
export function demoWallet(journal: Journal): Wallet & { refill(session: Session): void } {
  const purseOf = (session: Session): DemoPurse =>
    journal.purses.get(session.id) ?? { sessionId: session.id, balance: DEMO_BALANCE, applied: {} };
  const answer = (balance: number): Promise<WalletOutcome> =>
    Promise.resolve({ kind: 'answer', status: 'OK', balance });
  const post = (before: DemoPurse, { roundId, txId }: Posting, amount: number) => {
    if (txId in before.applied) return answer(before.balance);
    // With a new round the postings of the one before can no longer be repeated.
    const purse = roundId === before.roundId ? before : { ...before, roundId, applied: {} };
    const balance = purse.balance + amount;
    journal.write({ purse: { ...purse, balance, applied: { ...purse.applied, [txId]: amount } } });
    return answer(balance);
  };
  return {
    balance: (session) => answer(purseOf(session).balance),
    bet(session, posting) {
      const purse = purseOf(session);
      if (!(posting.txId in purse.applied) && purse.balance < posting.amount) {
        return Promise.resolve({ kind: 'answer', status: 'INSUFFICIENT_FUNDS', balance: purse.balance });
      }
      return post(purse, posting, -posting.amount);
    },
    win: (session, posting) => post(purseOf(session), posting, posting.amount),
    rollback(session, posting) {
      const purse = purseOf(session);
      return post(purse, posting, -(purse.applied[posting.refTxId ?? ''] ?? 0));
    },
    refill(session) {
      const purse = purseOf(session);
      if (purse.balance < DEMO_BALANCE) journal.write({ purse: { ...purse, balance: DEMO_BALANCE } });
    },
  };
}
