import type { Kernel } from '../kernel/kernel';
import { createBreaks, type Breaks, type BreaksParts, type Exclusions } from './breaks';
import { createLimits, type Limits, type LimitsParts } from './limits';
import { createMatching, type Matching, type MatchingParts } from './matching';
import { createPlay, type Play, type PlayParts } from './play';
import * as store from './store';

export type { PlayerBreak } from './breaks';
export type { Limit, PlayerLimits } from './limits';
export type { PlayNow, RulesOfPlay } from './play';

/** What protects players: limits, breaks, and time and speed in play, of their own and of the law. */
export interface ProtectionService
  extends
    Limits,
    Breaks,
    Exclusions,
    Play,
    Pick<Matching, 'compareNew' | 'refreshMarks' | 'matches' | 'decideMatch'> {
  /**
   * What every way to play or pay in asks first: compares the player with who is excluded, and refuses who is away.
   * @throws Problem as refuseAway()
   */
  admit(playerId: string): Promise<void>;
  /** Deletes what is kept of a player. */
  erase(playerId: string): Promise<void>;
}

export function createProtectionService(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'config'>,
  parts: LimitsParts & BreaksParts & MatchingParts & PlayParts,
): ProtectionService {
  const breaks = createBreaks(kernel, parts, {
    markExcluded: (trx, playerId) => matching.markExcluded(trx, playerId),
    searchOthers: (playerId) => matching.searchOthers(playerId),
    refuseHeld: (on, playerId) => matching.refuseHeld(on, playerId),
  });
  const matching = createMatching(kernel, parts, breaks);
  return {
    ...createLimits(kernel, parts),
    ...createPlay(kernel, parts),
    ...breaks,
    ...matching,
    async admit(playerId) {
      await matching.compareWithExcluded(playerId);
      await breaks.refuseAway(kernel.db, playerId);
    },
    async erase(playerId) {
      await breaks.keepExclusion(playerId);
      await store.erase(kernel.db, playerId);
    },
  };
}
