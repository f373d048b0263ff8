import type { Seeds } from '@/lib/domain/chance/seeds';
import type { SpinResult } from './maths/spin';
import type { NamedBet } from './slots/slot-engine';

/** A round of reels: written before the wallet hears of it, never changed afterwards. */
interface AnyRound {
  id: string;
  sessionId: string;
  /** The client's own name for the round: repeating a request with it gives the same round. */
  clientRoundId: string;
  /** What it costs, minor units: for a bought feature its price times the stake. */
  stake: number;
  startedAt: number;
  betTxId: string;
  rollbackTxId: string;
  /** One per turn; used for the turns that pay and for the last one, which closes the round. */
  winTxIds: string[];
  /** Of a spin that the casino gives: the grant that it is taken of. It costs nothing. */
  given?: string | undefined;
}

/** Whoever knows seeds and bet comes to the same turns: see playedOf(). */
export interface SeededRound extends AnyRound {
  seeds: Seeds;
  bet: NamedBet;
}

/** As versions without seeds wrote it: the paid spin, then the free spins, as they were decided. */
export interface DrawnRound extends AnyRound {
  spins: SpinResult[];
}

export type Round = SeededRound | DrawnRound;

/**
 * How far a round has come. `bet`: the bet is under way. `cancelling`: the bet's outcome is unknown, the
 * rollback is repeated until the wallet confirms it. `playing`: the bet stands, wins are paid as spins are shown.
 * Final: `settled`, `cancelled` (rolled back), `refused` (the wallet took no bet).
 */
export type Phase = 'bet' | 'cancelling' | 'playing' | 'settled' | 'cancelled' | 'refused';

export interface Progress {
  roundId: string;
  phase: Phase;
  /** Why a round was refused or cancelled: a wallet status or a word of ours. */
  reason: string | null;
  /** Turns shown to the player: see playedOf(). */
  shown: number;
  /** Turns of which the wallet has confirmed the win. */
  paid: number;
  /** When the last turn was shown. */
  steppedAt: number;
}

/** The play money of a demo session. */
export interface DemoPurse {
  sessionId: string;
  balance: number;
  /** The running round. */
  roundId?: string;
  /** Its postings by tx id, minor units, so that a repeated one moves nothing. */
  applied: Record<string, number>;
}

/** Spins that the casino gives a player in the game of a session: docs/contracts/wallet.md. */
export interface Given {
  sessionId: string;
  /** As the wallet calls them. */
  grantId: string;
  /** For today, as far as the wallet has told. */
  left: number;
  /** The stake of each, minor units. */
  bet: number;
}

export function isFinal(phase: Phase): boolean {
  return phase === 'settled' || phase === 'cancelled' || phase === 'refused';
}
