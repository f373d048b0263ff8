import type { LanguageCode } from '@/lib/domain/locales';
import type { TableBoot } from '../../boot';
import type { Sound } from '../sound';

/** A bet that could be made now. */
export interface ReadyBet {
  /** As the game's engine takes it. */
  bet: unknown;
  /** What it costs, minor units. */
  stake: number;
}

/** A button for something that the player may choose now. */
export interface ChoiceButton {
  /** As the game's engine takes it. */
  choice: unknown;
  label: string;
  /** A figure below or beside the label: what it pays, or what it adds to the stake. */
  figure?: string;
  /** `main` is the one marigold button; `equal` are those of which none is nudged; `quiet` the rest. */
  weight: 'main' | 'equal' | 'quiet';
  /** A key that presses it, as KeyboardEvent.key in lower case. */
  key?: string;
  disabled?: boolean;
}

/** A round as a scene draws it. Amounts are minor units. */
export interface SceneRound<Shown> {
  shown: Shown;
  staked: number;
  /** Null until it is decided. */
  pay: number | null;
}

/** What a scene gets from the table around it. */
export interface SceneTools {
  boot: TableBoot;
  /** Writes minor units. */
  money(minor: number): string;
  sound: Sound;
  /** The reader wants no movement. */
  calm: boolean;
  /** Makes a choice from within the scene, such as a tile that is pressed. Ignored while none can be made. */
  choose(choice: unknown): void;
  /** The bet that is being prepared has changed. */
  betChanged(): void;
}

/**
 * The picture of one game and what its bet is made of. The table around it has the stake (where there is one alone), the
 * main button, credit, messages, and the whole course of a round; a scene decides nothing about money.
 */
export interface Scene<Shown> {
  /** The picture; it fills the room that there is, and asks its own width and height (container `stage`). */
  readonly stage: HTMLElement;
  /** Fields of the bet beside the stake, stacked in the panel; null for none. */
  readonly options: HTMLElement | null;
  /** True where the table's own stepper sets one stake; false where chips lie on the scene. */
  readonly oneStake: boolean;
  /**
   * What would be bet now; null while nothing is.
   * @param stake of the table's stepper, minor units
   */
  bet(stake: number): ReadyBet | null;
  /** Puts the scene's fields to a bet that was made before, such as the one of a round that goes on. */
  takeBet(shown: Shown): void;
  /** The bet of a record that is shown again, for a picture that needs more of it than what was shown. */
  record?(bet: unknown): void;
  /** The player may prepare a bet, or not, while a round is under way. */
  setOpen(open: boolean): void;
  /** A bet is on its way: no outcome is known yet. Cards and balls may begin to move. */
  sent(): void;
  /**
   * Draws a round as it stands. Resolves when the player has seen what is new: nothing about the pay is told before.
   * @param played false after a reload: it is shown as it is, at once
   */
  show(round: SceneRound<Shown> | null, played: boolean): Promise<void>;
  /** Choices of a round that goes on, in the order of the buttons. */
  choices(round: SceneRound<Shown>): ChoiceButton[];
  /** In one sentence, what a round has come to or asks now; read out too. Null says what every game says. */
  tell(round: SceneRound<Shown>): string | null;
  /** What lies on the table, for who does not see the picture of a round that is shown again. */
  words?(round: SceneRound<Shown>): string;
  /** The game's own part of its information: rules and exact figures, at a stake of `stake` minor units. */
  info(stake: number): HTMLElement[];
  /** Label of the main button, "Deal" say; the stake is written beside it. */
  readonly begin: string;
  /** How a round ends that its player left, as the end of a sentence; null for a game without choices. */
  readonly leftRule: string | null;
}

/** What a scene has beside that for a table that many share. */
export interface SharedScene<Shown> extends Scene<Shown> {
  /** Rounds that were drawn before the player came, oldest first: what the scene keeps of them it begins with. */
  past(rounds: readonly Shown[]): void;
  /** Lays the chips of a bet that is in already, such as after a reload. */
  lay(bet: Shown): void;
  /** Takes away chips that are no bet. Repeat lays them again. */
  putAway(): void;
}

/** What a game's own module exports as `game`. */
export interface SceneMaker<Shown> {
  create(tools: SceneTools, language: LanguageCode): Scene<Shown>;
}

export interface SharedSceneMaker<Shown> extends SceneMaker<Shown> {
  create(tools: SceneTools, language: LanguageCode): SharedScene<Shown>;
}
