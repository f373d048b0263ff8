import type { Kernel } from '../kernel/kernel';
import { createBreaks, type Breaks, type BreaksParts } from './breaks';
import { createLimits, type Limits, type LimitsParts } from './limits';
import * as store from './store';

export type { PlayerBreak } from './breaks';
export type { Limit, PlayerLimits } from './limits';

/** What protects players: limits and breaks, of their own and of the law. */
export interface ProtectionService extends Limits, Breaks {
  /** Deletes what is kept of a player. */
  erase(playerId: string): Promise<void>;
}

export function createProtectionService(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'config'>,
  parts: LimitsParts & BreaksParts,
): ProtectionService {
  return {
    ...createLimits(kernel, parts),
    ...createBreaks(kernel, parts),
    erase: (playerId) => store.erase(kernel.db, playerId),
  };
}
