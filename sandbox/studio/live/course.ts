import type { Seeds } from '@/lib/domain/chance/seeds';
import type { LiveKind } from './kinds';
import type { Course } from './game';
import { liveEngine } from './games';
import { roundRng } from './round-rng';

/** A bet at which nothing is chosen. */
export const drawnCourse = (bet: unknown): Course => ({ bet, choices: [], left: false });

/** What a round came to for a player, or where it stands: the engine's own state. */
export function stateOf(kind: LiveKind, { bet, choices, left }: Course, seeds: Seeds): unknown {
  const engine = liveEngine(kind);
  const state = choices.reduce(
    (before, choice) => engine.act(before, choice),
    engine.begin(roundRng(kind, seeds), bet),
  );
  return left ? engine.finish(state) : state;
}
