import type { ProvedGame } from '../../fair/record';
import type { SceneMaker } from '../tables/scene';

/** The picture of a game. */
export type SceneOf = (game: ProvedGame) => Promise<SceneMaker<never>>;

// Each comes when a round of its game is shown. Their styles stand in the page's own style sheet.
const SCENES: Record<ProvedGame, () => Promise<{ game: SceneMaker<never> }>> = {
  baccarat: () => import('../tables/baccarat/scene'),
  blackjack: () => import('../tables/blackjack/scene'),
  crash: () => import('./flight-scene'),
  dice: () => import('../tables/dice/scene'),
  // Drawn as roulette is; its tools say which it is.
  french_roulette: () => import('../tables/roulette/scene'),
  holdem: () => import('../tables/holdem/scene'),
  keno: () => import('../tables/keno/scene'),
  live_baccarat: () => import('../tables/baccarat/scene'),
  live_blackjack: () => import('../tables/blackjack/replay'),
  live_dice: () => import('../tables/sicbo/scene'),
  live_french_roulette: () => import('../tables/roulette/scene'),
  live_gameshow: () => import('../tables/show/scene'),
  live_holdem: () => import('../tables/holdem/scene'),
  live_roulette: () => import('../tables/roulette/scene'),
  mines: () => import('../tables/mines/scene'),
  plinko: () => import('../tables/plinko/scene'),
  poker: () => import('../tables/poker/scene'),
  roulette: () => import('../tables/roulette/scene'),
  slot: () => import('./slot-scene'),
  wheel: () => import('../tables/wheel/scene'),
};

export const sceneOf: SceneOf = async (game) => (await SCENES[game]()).game;
