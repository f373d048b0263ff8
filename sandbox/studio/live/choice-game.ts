import type { Seeds } from '../engines/chance/seeds';
import type { Course } from './course';
import type { LiveTurn, SeatChoice } from './live-events';
import type { SeatBet } from './ticket';
import type { LiveOffer } from './view';

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
  offers(seeds: Seeds, dealt: Dealt, bet: Pick<SeatBet, 'bet' | 'seat' | 'made'>): readonly LiveOffer[];
  /** Whether the game has such a choice at all. */
  knows(choice: string): boolean;
  /** What the rule chooses for a bet that says nothing now. */
  silence(seeds: Seeds, dealt: Dealt, bet: Pick<SeatBet, 'seat'>): readonly string[];
  /** What everybody sees. */
  shown(seeds: Seeds, dealt: Dealt, isOver: boolean): object;
  /** How the round goes for a bet. @param isOver nothing more is chosen */
  course(dealt: Dealt, bet: SeatBet, isOver: boolean): Course;
  /** What was chosen for a bet so far, silence included. */
  chosen(course: Course, bet: SeatBet): readonly string[];
  /** What each stake of a bet pays: the bet itself, then what choices added, in their order. */
  pays(seeds: Seeds, course: Course): readonly number[];
}
