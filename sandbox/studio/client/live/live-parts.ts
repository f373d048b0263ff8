import type { LiveBoot } from '../../boot';
import type { Bridge } from '../bridge';
import type { StudioClock } from '../live-line';
import type { Panels } from '../panels';
import type { Sound } from '../sound';
import type { SharedScene } from '../tables/scene';
import type { Table, TableSay } from '../tables/table';
import type { Say } from '../texts';
import type { LiveApi } from './api';
import type { ChoosingMaker } from './choosing-parts';
import type { LivePanel } from './panel';
import type { LiveSay } from './texts';

/** What the course of play at a live table works with. */
export interface LiveGameParts {
  boot: LiveBoot;
  api: LiveApi;
  scene: Pick<
    SharedScene<unknown>,
    'bet' | 'setOpen' | 'sent' | 'show' | 'tell' | 'past' | 'lay' | 'putAway'
  >;
  /** What the scene shows of a round without bets, beside what it came to. */
  noBets: object;
  /** A bet as the scene lays it; without it, bets are stakes by name beside what the scene shows of a round without any. */
  betShown?: (bet: unknown) => object;
  /** How players choose between the deal and the end; none where a round is over as it is drawn. */
  choosing?: ChoosingMaker;
  table: Pick<Table, 'setState' | 'setCredit' | 'setPaid' | 'celebrate' | 'setReady' | 'offer' | 'say'>;
  panel: LivePanel;
  panels: Panels;
  clock: StudioClock;
  bridge: Bridge;
  sound: Sound;
  words: { say: Say; table: TableSay; live: LiveSay };
  money(minor: number): string;
}
