import type { CrashBoot } from '../../boot';
import type { OwnBet } from '../../crash/view';
import type { Bridge } from '../bridge';
import type { Panels } from '../panels';
import type { Sound } from '../sound';
import type { Moment, Slot } from './action';
import type { CrashApi } from './api';
import type { Words } from './controls';
import type { Flight } from './flight';
import type { StudioClock } from '../live-line';

/** What the game shows itself on. */
export interface CrashFace {
  setState(state: 'loading' | 'idle' | 'error'): void;
  setCredit(minor: number | null): void;
  showSlot(at: number, slot: Slot): void;
  showSecond(shown: boolean, removable: boolean): void;
  /** Bets of all, and the results. */
  showFlight(flight: Flight, own: readonly OwnBet[], moment: Moment): void;
  say(text: string): void;
  /** Told to a reader of the screen alone. */
  tell(text: string): void;
}

export interface GameParts {
  boot: CrashBoot;
  api: CrashApi;
  face: CrashFace;
  clock: StudioClock;
  panels: Panels;
  bridge: Bridge;
  sound: Sound;
  words: Words;
  money(minor: number): string;
  multiplier(hundredths: number): string;
}
