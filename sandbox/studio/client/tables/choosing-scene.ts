import type { LanguageCode } from '@/lib/domain/locales';
import type { SeenRound } from '../../live/live-events';
import type { OwnSeatBet } from '../../live/view';
import type { LiveBet, LiveCounts } from '../../shared-rounds/live-events';
import type { ChoiceButton, SceneMaker, SceneTools, SharedScene } from './scene';

/** A table at which players choose, as its picture sees it now. Amounts are minor units. */
export interface ChoosingView {
  round: SeenRound | null;
  /** By number. */
  bets: ReadonlyMap<number, LiveBet>;
  counts: LiveCounts;
  /** The player's bet in this round; null for who watches. */
  own: OwnSeatBet | null;
  /** The seat that the player had last at this table; null where there are no seats, and before the first. */
  lastSeat: number | null;
  /** The studio's clock, ms; null while it is not known. */
  clock: number | null;
}

/** What a scene has besides for a table that many share and at which they choose, one after the other or all at once. */
export interface ChoosingScene<Shown> extends SharedScene<Shown> {
  /** Bets for another round are open: cards of the last one go. */
  opened(): void;
  /** Draws what stands around the cards: seats, names, the time of a turn. Called several times a second. */
  look(view: ChoosingView): void;
  /** Draws the cards as they lie while players choose; resolves when the player has seen what is new. */
  deal(view: ChoosingView, moving: boolean): Promise<void>;
  /** What the player may choose now; nothing when another's choice is waited for. */
  offers(view: ChoosingView): ChoiceButton[];
  /** What the player is asked, or waits for, in a sentence; nothing to say is an empty text. */
  ask(view: ChoosingView): string;
  /** What came since so many choices, for who hears the table; the deal itself before the first. */
  heard(view: ChoosingView, since: number | null): string;
  /** Whose choice is waited for, in a few words, and how long it lasts at most, ms; or what comes after the last one. */
  turn(view: ChoosingView): { title: string; wholeMs: number };
  /** A key that was pressed has a use here. */
  press(key: string): boolean;
}

export interface ChoosingSceneMaker<Shown> extends SceneMaker<Shown> {
  create(tools: SceneTools, language: LanguageCode): ChoosingScene<Shown>;
}
