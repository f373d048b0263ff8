import type { WalletOutcome } from '../wallet';

/**
 * How far a bet in a round that many share has come. `sent`: it is under way to the wallet. `held`: it takes part. `refused`:
 * the wallet did not take it. `returning`: its rollback is repeated until it is confirmed; `returned` then. `out`: it pays
 * (at crash it left at a multiplier), and the wallet has not confirmed that; `paid` then. `lost`: it paid nothing; `closed`
 * when the wallet knows that its round is over.
 */
export type TicketBetState =
  | 'sent'
  | 'held'
  | 'refused'
  | 'returning'
  | 'returned'
  | 'out'
  | 'paid'
  | 'lost'
  | 'closed';

/** What every bet has, whatever is played. */
export interface StakedBet {
  /** The client's own name for the bet: repeating a request with it gives the same bet. */
  id: string;
  /** Its number among the bets of the round, by which everybody sees it. */
  key: number;
  /** Minor units. */
  stake: number;
  txId: string;
  rollbackTxId: string;
  winTxId: string;
  state: TicketBetState;
  /** Whether the posting that settles it closes the round: a repeat says the same; null before it is sent. */
  closes: boolean | null;
  /** Why it was refused or went back: a wallet's status or a word of ours. */
  reason: string | null;
}

/** One player's bets in one round, which are one round to the wallet. */
export interface Ticket<Bet extends StakedBet> {
  /** Name of the round to the wallet. */
  id: string;
  /** Who plays: see seatOf(). */
  seat: string;
  sessionId: string;
  gameId: string;
  placedAt: number;
  bets: readonly Bet[];
}

const OPEN: readonly TicketBetState[] = ['sent', 'held', 'returning', 'out', 'lost'];

/** Nothing more comes of it: no posting is owed, no bet is in. */
export const isTicketOver = ({ bets }: Ticket<StakedBet>): boolean =>
  bets.every(({ state }) => !OPEN.includes(state));

/** A bet that takes part, or will when the wallet answers in time. */
export const isAlive = ({ state }: StakedBet): boolean => state === 'sent' || state === 'held';

/** Bets that took part to their end: the others were never in, or were given back. */
export const isPlayed = ({ state }: StakedBet): boolean =>
  state === 'out' || state === 'paid' || state === 'lost' || state === 'closed';

/** What the wallet's answer makes of a bet. @param inTime it may still take part */
export function judgedBy(outcome: WalletOutcome, inTime: boolean): Pick<StakedBet, 'state' | 'reason'> {
  if (outcome.kind === 'unknown') return { state: 'returning', reason: 'NO_ANSWER' };
  if (outcome.kind === 'rejected') return { state: 'refused', reason: 'REJECTED' };
  if (outcome.status !== 'OK') return { state: 'refused', reason: outcome.status };
  return inTime ? { state: 'held', reason: null } : { state: 'returning', reason: 'LATE' };
}
