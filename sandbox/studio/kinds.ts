import type { GameKind } from '@/lib/domain/game-kinds';
import { LIVE_KINDS } from './live/kinds';
import { ENGINE_KINDS } from './engine-rounds/kinds';

/** The kinds of play that this studio has an engine for, and opens. */
export const PLAYED_KINDS: readonly GameKind[] = ['slot', 'crash', ...ENGINE_KINDS, ...LIVE_KINDS];

/** Of those, what is not offered yet: nothing draws it. */
const NOT_OFFERED: readonly GameKind[] = ['live_blackjack', 'live_holdem'];

/**
 * The kinds that this studio offers. It tells the platform so, which offers no other games: a kind that is added here is in
 * the lobby a minute or two later.
 */
export const KINDS: readonly GameKind[] = PLAYED_KINDS.filter((kind) => !NOT_OFFERED.includes(kind));
