import type { GameKind } from '@/lib/domain/game-kinds';

/** Kinds of games that one player plays alone with an engine of `../engines`. */
export const ENGINE_KINDS = [
  'baccarat',
  'blackjack',
  'dice',
  'french_roulette',
  'holdem',
  'keno',
  'mines',
  'plinko',
  'poker',
  'roulette',
  'wheel',
] as const satisfies readonly GameKind[];
export type EngineKind = (typeof ENGINE_KINDS)[number];

export function isEngineKind(kind: GameKind): kind is EngineKind {
  return ENGINE_KINDS.some((one) => one === kind);
}
