import type { GameKind } from '@/lib/domain/game-kinds';

/** Kinds of live tables that this studio has. */
export const LIVE_KINDS = [
  'live_baccarat',
  'live_french_roulette',
  'live_roulette',
] as const satisfies readonly GameKind[];
export type LiveKind = (typeof LIVE_KINDS)[number];

export function isLiveKind(kind: GameKind): kind is LiveKind {
  return LIVE_KINDS.some((one) => one === kind);
}
