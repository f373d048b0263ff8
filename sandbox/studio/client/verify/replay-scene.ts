import type { LanguageCode } from '@/lib/domain/locales';
import type { ReelArt } from '../../fair/page';
import type { Scene, SceneMaker, SceneRound, SceneTools } from '../tables/scene';

/** What a scene gets where rounds are shown again. */
export interface ReplayTools extends SceneTools {
  /** The pictures of reels. */
  art: ReelArt;
}

/** A picture that is made to show rounds again: it names its steps, and tells more than a table does. */
export interface ReplayScene<Shown> extends Scene<Shown> {
  /** What a step is called. */
  heading(round: SceneRound<Shown>): string;
  /** What stands in the picture, for who does not see it. */
  words(round: SceneRound<Shown>): string;
  /** What is read below the picture: what paid, say. */
  readonly detail: HTMLElement;
}

export interface ReplayMaker<Shown> extends SceneMaker<Shown> {
  create(tools: ReplayTools, language: LanguageCode): ReplayScene<Shown>;
}
