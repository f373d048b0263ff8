import type { GameKind } from '@/lib/domain/game-kinds';
import { LIVE_KINDS } from './live/kinds';
import { ENGINE_KINDS } from './engine-rounds/kinds';

/**
 * The kinds of play that this studio has an engine for. It tells the platform so, which offers no other games: a kind
 * that is added here is in the lobby a minute or two later.
 */
export const KINDS: readonly GameKind[] = ['slot', 'crash', ...ENGINE_KINDS, ...LIVE_KINDS];
