import type { DemoPurse, Journal } from './journal';
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
  const post = (purse: DemoPurse, txId: string, amount: number, applied = purse.applied) => {
    if (txId in purse.applied) return answer(purse.balance);
    const balance = purse.balance + amount;
    journal.write({ purse: { ...purse, balance, applied: { ...applied, [txId]: amount } } });
    return answer(balance);
  };
  return {
    balance: (session) => answer(purseOf(session).balance),
    bet(session, { txId, amount }: Posting) {
      const purse = purseOf(session);
      if (!(txId in purse.applied) && purse.balance < amount) {
        return Promise.resolve({ kind: 'answer', status: 'INSUFFICIENT_FUNDS', balance: purse.balance });
      }
      // A new round: the postings of the one before can no longer be repeated.
      return post(purse, txId, -amount, {});
    },
    win: (session, { txId, amount }) => post(purseOf(session), txId, amount),
    rollback(session, { txId, refTxId }) {
      const purse = purseOf(session);
      return post(purse, txId, -(purse.applied[refTxId ?? ''] ?? 0));
    },
    refill(session) {
      const purse = purseOf(session);
      if (purse.balance < DEMO_BALANCE) journal.write({ purse: { ...purse, balance: DEMO_BALANCE } });
    },
  };
}
