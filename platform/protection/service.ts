import type { Kernel } from '../kernel/kernel';
import { createBreaks, type Breaks, type BreaksParts } from './breaks';
import { createLimits, type Limits, type LimitsParts } from './limits';
import { createPlay, type Play, type PlayParts } from './play';
import * as store from './store';

export type { PlayerBreak } from './breaks';
export type { Limit, PlayerLimits } from './limits';
export type { PlayNow, RulesOfPlay } from './play';

/** What protects players: limits, breaks, and time and speed in play, of their own and of the law. */
export interface ProtectionService extends Limits, Breaks, Play {
  /** Deletes what is kept of a player. */
  erase(playerId: string): Promise<void>;
}

export function createProtectionService(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'config'>,
  parts: LimitsParts & BreaksParts & PlayParts,
): ProtectionService {
  return {
    ...createLimits(kernel, parts),
    ...createBreaks(kernel, parts),
    ...createPlay(kernel, parts),
    erase: (playerId) => store.erase(kernel.db, playerId),
  };
}
