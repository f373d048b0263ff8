import type { LiveBoot } from '../../boot';
import type { Bridge } from '../bridge';
import type { StudioClock } from '../live-line';
import type { Panels } from '../panels';
import type { Sound } from '../sound';
import type { SharedScene } from '../tables/scene';
import type { Table, TableSay } from '../tables/table';
import type { Say } from '../texts';
import type { LiveApi } from './api';
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
  table: Pick<Table, 'setState' | 'setCredit' | 'setPaid' | 'setReady' | 'offer' | 'say'>;
  panel: LivePanel;
  panels: Panels;
  clock: StudioClock;
  bridge: Bridge;
  sound: Sound;
  words: { say: Say; table: TableSay; live: LiveSay };
  money(minor: number): string;
}
