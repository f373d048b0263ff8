import type { Trouble } from '../balances';
import type { CrashStatistics } from '../engines/crash/statistics';
import type { Session } from '../launch';
import type { TicketBetState } from '../shared-rounds/ticket';
import { payOf, type CrashTicket } from './ticket';

/** A bet as its player may see it. Amounts are minor units, multipliers hundredths. */
export interface OwnBet {
  /** The client's own name for it. */
  id: string;
  /** The wallet's name for this player's round. */
  ticketId: string;
  /** Its number among all bets of the round. */
  key: number;
  /** Of which round. */
  chainId: string;
  number: number;
  stake: number;
  auto: number | null;
  state: TicketBetState;
  reason: string | null;
  /** The multiplier at which it left. */
  out: number | null;
  /** What it pays, its stake included; null while it is in. */
  pay: number | null;
}

/** What can be known of a chain before it is used up. */
export interface CrashFair {
  chainId: string;
  /** SHA-256 of the first round's seed. */
  end: string;
  /** Null until the first round of the chain starts. */
  salt: string | null;
  rounds: number;
}

/** Everything that the client needs of its player, also after a reload. What all see comes by the live stream. */
export interface CrashPlayState {
  mode: Session['mode'];
  /** Null until the wallet has told it. */
  balance: number | null;
  trouble: Trouble;
  /** The studio's clock, ms. */
  now: number;
  /** Bets of the table's latest round, also after its end, those of earlier ones of which money is still to come, and a bet that the request repeated. */
  bets: OwnBet[];
  fair: CrashFair;
}

/** A round that has ended, as anyone can check it. */
export interface CheckedRound {
  chainId: string;
  number: number;
  endedAt: number;
  /** Hundredths. */
  point: number;
  seed: string;
}

/** The last rounds of a table, newest first. */
export interface CrashHistory {
  statistics: CrashStatistics;
  rounds: CheckedRound[];
  /** Chains that these rounds are of, and the one that is played. */
  chains: CrashFair[];
}

const OUTCOME_KNOWN: readonly TicketBetState[] = ['out', 'paid', 'lost', 'closed'];

export const ownBets = ({ id: ticketId, chainId, number, bets }: CrashTicket): OwnBet[] =>
  bets.map(({ id, key, stake, auto, state, reason, out }) => ({
    ...{ id, ticketId, key, chainId, number, stake, auto, state, reason, out },
    pay: OUTCOME_KNOWN.includes(state) ? payOf({ stake, auto, out }) : null,
  }));
