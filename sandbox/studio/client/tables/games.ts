import type { EngineKind } from '../../engine-rounds/games';
import type { SceneMaker } from './scene';

/** The scene of each game, loaded when the game is opened. */
export const SCENES: Partial<Record<EngineKind, () => Promise<{ game: SceneMaker<never> }>>> = {
  mines: () => import('./mines/scene'),
};
