import type { EngineKind } from '../../engine-rounds/kinds';
import type { SceneMaker } from '../tables/scene';

/** The picture of a game. */
export type SceneOf = (kind: EngineKind) => Promise<SceneMaker<never>>;

// Each comes when a round of its game is shown. Their styles stand in the page's own style sheet.
const SCENES: Record<EngineKind, () => Promise<{ game: SceneMaker<never> }>> = {
  baccarat: () => import('../tables/baccarat/scene'),
  blackjack: () => import('../tables/blackjack/scene'),
  dice: () => import('../tables/dice/scene'),
  mines: () => import('../tables/mines/scene'),
  plinko: () => import('../tables/plinko/scene'),
  poker: () => import('../tables/poker/scene'),
  roulette: () => import('../tables/roulette/scene'),
};

export const sceneOf: SceneOf = async (kind) => (await SCENES[kind]()).game;
