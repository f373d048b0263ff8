import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Session } from './launch';
import type { SignedPost } from './signed-post';

const WALLET_STATUSES = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'PLAYER_DISABLED',
  'LIMIT_REACHED',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
  'TRANSACTION_ROLLED_BACK',
  'ALREADY_SETTLED',
  'INVALID_FREE_SPIN',
  'FREE_SPINS_OVER',
] as const;
export type WalletStatus = (typeof WALLET_STATUSES)[number];

/**
 * What a wallet call came to. `answer`: the wallet decided. `rejected`: the wallet did not take the call (4xx),
 * nothing moved. `unknown`: no answer, 5xx or an answer that cannot be read; it may have moved money.
 */
export type WalletOutcome =
  | {
      kind: 'answer';
      status: WalletStatus;
      balance: number;
      /** Of a bet that takes a spin which the casino gives: how many are left for today. */
      givenLeft?: number | undefined;
    }
  | { kind: 'rejected'; reason: string }
  | { kind: 'unknown'; reason: string };

/** A posting of a round. Amounts are minor units. */
export interface Posting {
  roundId: string;
  roundClosed: boolean;
  txId: string;
  refTxId?: string;
  amount: number;
  /** Of a bet: what the casino gives the spin of, so that no money is taken. */
  given?: string | undefined;
}

/** The four calls of the seamless wallet. None of them throws, repeats or waits by itself. */
export interface Wallet {
  balance(session: Session): Promise<WalletOutcome>;
  bet(session: Session, posting: Posting): Promise<WalletOutcome>;
  win(session: Session, posting: Posting): Promise<WalletOutcome>;
  rollback(session: Session, posting: Posting): Promise<WalletOutcome>;
}

const answerSchema = z.object({
  status: z.enum(WALLET_STATUSES),
  balance: z.int(),
  currency: z.string(),
  tx_id: z.string().nullish(),
  free_spins: z.object({ left_today: z.int().min(0) }).optional(),
});

/** The platform's wallet over signed HTTP. */
export function platformWallet(post: SignedPost): Wallet {
  const call = async (name: string, session: Session, posting?: Posting): Promise<WalletOutcome> => {
    const told = {
      request_id: randomUUID(),
      session_token: session.token,
      player_id: session.playerId,
      currency: session.currency,
      game_id: session.gameId,
      ...(posting && {
        round_id: posting.roundId,
        round_closed: posting.roundClosed,
        tx_id: posting.txId,
        ref_tx_id: posting.refTxId,
        amount: posting.amount,
        free_spin_grant_id: posting.given,
      }),
    };
    try {
      const response = await post(`/api/wallet/v1/${name}`, told);
      if (response.status >= 400 && response.status < 500) {
        await response.body?.cancel();
        return { kind: 'rejected', reason: `HTTP ${response.status}` };
      }
      if (response.status !== 200) {
        await response.body?.cancel();
        return { kind: 'unknown', reason: `HTTP ${response.status}` };
      }
      const answer = answerSchema.safeParse(await response.json());
      if (!answer.success) return { kind: 'unknown', reason: 'unreadable answer' };
      const { status, balance, currency, tx_id, free_spins: spins } = answer.data;
      if (posting && tx_id !== posting.txId)
        return { kind: 'unknown', reason: 'answer of another transaction' };
      if (status === 'OK' && currency !== session.currency)
        return { kind: 'unknown', reason: `answer in ${currency}` };
      return { kind: 'answer', status, balance, givenLeft: spins?.left_today };
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.name : 'failure' };
    }
  };
  return {
    balance: (session) => call('balance', session),
    bet: (session, posting) => call('bet', session, posting),
    win: (session, posting) => call('win', session, posting),
    rollback: (session, posting) => call('rollback', session, posting),
  };
}
