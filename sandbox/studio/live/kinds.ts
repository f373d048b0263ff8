import type { GameKind } from '@/lib/domain/game-kinds';
import type { EngineKind } from '../engine-rounds/kinds';

/** Kinds of live tables that this studio has. */
export const LIVE_KINDS = [
  'live_baccarat',
  'live_blackjack',
  'live_dice',
  'live_french_roulette',
  'live_gameshow',
  'live_holdem',
  'live_roulette',
] as const satisfies readonly GameKind[];
/** A table as it is drawn and played: as the game for one player, or one that is played at live tables alone. */
export type TableKind = EngineKind | 'show' | 'sicbo';

export type LiveKind = (typeof LIVE_KINDS)[number];

export function isLiveKind(kind: GameKind): kind is LiveKind {
  return LIVE_KINDS.some((one) => one === kind);
}
