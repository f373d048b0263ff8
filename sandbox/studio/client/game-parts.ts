import type { Boot } from '../boot';
import type { FairView } from '../engine-rounds/seats';
import type { PlayApi } from './api';
import type { Bridge } from './bridge';
import type { Hud } from './hud';
import type { Panels } from './panels';
import type { Sound } from './sound';
import type { Stage } from './stage';
import type { Say } from './texts';
import type { Turns } from './turn';

export interface GameParts {
  boot: Boot;
  api: PlayApi;
  stage: Stage;
  turns: Turns;
  /** Results are written, where nothing is drawn. */
  blind: boolean;
  hud: Hud;
  panels: Panels;
  bridge: Bridge;
  sound: Sound;
  say: Say;
  money(minor: number): string;
}

export interface Game {
  /** Takes up where the player left off; resolves when the first spin can be made. */
  open(): Promise<void>;
  spin(): Promise<void>;
  /** Asks whether the feature is to be bought at this stake, and buys it. */
  buy(): Promise<void>;
  /** Tells the server seed and begins with new ones; false where a round is open. */
  newSeeds(clientSeed: string): Promise<boolean>;
  /** What the next rounds are drawn from; null before it was told. */
  readonly fair: FairView | null;
  /** Whether a round is under way. */
  readonly playing: boolean;
  bet(steps: 1 | -1): void;
  readonly stake: number;
  pause(): void;
  resume(): void;
  /** Shows what the balance is now, at once or when the round that is under way has ended. */
  reread(): void;
}
