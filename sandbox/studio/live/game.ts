import type { AnyEngine } from '../engine-rounds/games';
import type { Rng } from '@/lib/domain/chance/rng';
import type { Seeds } from '@/lib/domain/chance/seeds';
import type { Limits, TableLimits } from '../engines/play/limits';
import type { TableKind } from './kinds';
import type { LiveOffer, LiveTurn, SeatChoice } from './live-events';

/** A choice that counts, by the client's own name: repeating a request with it gives the same choice. */
export interface MadeChoice {
  id: string;
  choice: string;
}

/** A bet, as far as choices go by it. */
export interface ChosenBet {
  /** As the game's engine takes it. */
  bet: unknown;
  /** The seat that it plays, from 1; only at a table with seats. */
  seat?: number;
  /** What the player chose for it, in order. */
  made?: readonly MadeChoice[];
}

/** How a player's round goes, as the game's engine takes it: whoever knows the seeds too comes to the same. */
export interface Course {
  bet: unknown;
  choices: readonly unknown[];
  /** The rule for rounds that a player left comes after the choices. */
  left: boolean;
}

/** A seat that is played in a round, and the bet that plays it: minor units. */
export interface DealtSeat {
  seat: number;
  key: number;
  stake: number;
}

/** What a round with choices is since its deal. */
export interface Dealt {
  clientSeed: string;
  /** In the order in which they play; none where all play the same hand, each for themselves. */
  seats: readonly DealtSeat[];
  /** Of seats, in the order in which they counted. */
  choices: readonly SeatChoice[];
  /** Null when nothing is left to choose. */
  turn: LiveTurn | null;
}

/** What a game asks of players once it is dealt. */
export interface ChoiceGame {
  /** Bets play seats, of which there are so many; 0 where all play the same hand, each for themselves. */
  seats: number;
  /** Whose choice the round waits for (null: everybody's), and how long; null when all is decided. @param undecided so many bets */
  asks(seeds: Seeds, dealt: Dealt, undecided: number): { seat: number | null; ms: number } | null;
  /** What may be chosen for a bet now. */
  offers(seeds: Seeds, dealt: Dealt, bet: ChosenBet): readonly LiveOffer[];
  /** Whether the game has such a choice at all. */
  knows(choice: string): boolean;
  /** What the rule chooses for a bet that says nothing now. */
  byRule(seeds: Seeds, dealt: Dealt, bet: Pick<ChosenBet, 'seat'>): readonly string[];
  /** What everybody sees. */
  shown(seeds: Seeds, dealt: Dealt, isOver: boolean): object;
  /**
   * What a player may see of their own bet while others choose: cards that come later stay covered, also for who has chosen.
   * @param shown as the game's engine shows it, which knows of nobody else
   */
  covered(shown: object): object;
  /** How the round goes for a bet. @param isOver nothing more is chosen */
  course(dealt: Dealt, bet: ChosenBet, isOver: boolean): Course;
  /** What was chosen for a bet so far, also by the rule. */
  chosen(course: Course, bet: ChosenBet): readonly string[];
  /** What each stake of a bet pays: the bet itself, then what choices added, in their order. */
  pays(seeds: Seeds, course: Course): readonly number[];
}

/** Who played which seat with what stake, and what they chose: what a draw comes to at a table with seats. */
export interface PlayedSeats {
  /** In the order in which they play. */
  seats: readonly { seat: number; stake: number }[];
  choices: readonly SeatChoice[];
}

/** A game as it is played at a table that many share: one draw for all bets. */
export interface LiveGame {
  /** Its picture. */
  drawnAs: TableKind;
  engine: AnyEngine;
  /** A bet is written down as it was sent: one that is longer as JSON is none. */
  longestBet: number;
  /** A bet as the engine takes it of a player who is alone at the table; left out where that is how bets are sent. */
  betAlone?(sent: unknown): unknown;
  /**
   * What the table shows everybody of a draw: what the engine shows of a round, without bets.
   * @param played at a table with seats; left out where nobody sits
   */
  outcome(rng: Rng, played?: PlayedSeats): object;
  /** What the table takes. @param catalogue least and most of a round, minor units */
  limits(catalogue: Limits): TableLimits;
  /** From the draw to the opening of the next round: the picture of it, and time to read what it came to, ms. */
  showMs: number;
  /** The same of a round that nobody bet in, where there is less to see. */
  emptyMs?: number;
  /** What is chosen after the deal; a game without choices is over with its draw. */
  choices?: ChoiceGame;
}
