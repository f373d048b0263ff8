import type { LanguageCode } from '@/lib/domain/locales';
import type { SeenRound } from '../../live/live-events';
import type { LivePlayState } from '../../live/view';
import type { Bridge } from '../bridge';
import type { Contact } from '../contact';
import type { Sound } from '../sound';
import type { ChoosingView } from '../tables/choosing-scene';
import type { ChoiceButton } from '../tables/scene';
import type { Table } from '../tables/table';
import type { LiveApi } from './api';
import type { LivePanel, PanelTurn } from './panel';

/** What the course of play at a live table lends to who follows the choices. */
export interface ChoosingCourse {
  view(): ChoosingView;
  contact: Contact<LivePlayState>;
  take(state: LivePlayState): void;
  follow(): Promise<void>;
  setBusy(busy: boolean): void;
  isBusy(): boolean;
  /** Buttons and fields are put to what can be done now. */
  rest(): void;
}

/** What players choose at a table, between the deal and the end of a round. */
export interface Choosing {
  /** What the player may choose now. */
  offers(): ChoiceButton[];
  choose(choice: unknown): void;
  /** Draws the table as it stands, the newest of what was told. @param moving what is new is seen as it comes */
  deal(round: SeenRound, moving: boolean): Promise<void>;
  /** The table around the cards, as it stands; the clock has gone on. */
  look(): void;
  /** Bets for another round are open. */
  opened(): void;
  /** Whose choice is waited for, or what comes after the last one, and which part of the time is left. */
  turn(): PanelTurn | null;
}

/** What of the game around it the choices work with. */
export interface ChoosingTools {
  language: LanguageCode;
  api: Pick<LiveApi, 'choose'>;
  bridge: Pick<Bridge, 'tell'>;
  panel: Pick<LivePanel, 'tell'>;
  sound: Pick<Sound, 'play'>;
  table: Pick<Table, 'say'>;
}

export type ChoosingMaker = (tools: ChoosingTools, course: ChoosingCourse) => Choosing;
