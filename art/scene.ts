import { studio } from '@/art/engine/studio';
import { bare, type BareOptions } from '@/art/scenes/bare';
import { bonus, type BonusOptions } from '@/art/scenes/bonus';
import { cup, type CupOptions } from '@/art/scenes/cup';
import { eight } from '@/art/scenes/eight';
import { empty, type EmptyOptions } from '@/art/scenes/empty';
import { hero, type HeroOptions } from '@/art/scenes/hero';
import { lamp, type LampOptions } from '@/art/scenes/lamp';
import { medal, type MedalOptions } from '@/art/scenes/medal';
import { pack, type PackOptions } from '@/art/scenes/pack';
import { story, type StoryOptions } from '@/art/scenes/story';
import { tournament, type TournamentOptions } from '@/art/scenes/tournament';
import { trouble, type TroubleOptions } from '@/art/scenes/trouble';
import { vipTable, type VipTableOptions } from '@/art/scenes/vip-table';

export interface SceneOptions {
  lamp: LampOptions;
  cup: CupOptions;
  medal: MedalOptions;
  empty: EmptyOptions;
  eight: Readonly<Record<string, never>>;
  bare: BareOptions;
  bonus: BonusOptions;
  pack: PackOptions;
  trouble: TroubleOptions;
  hero: HeroOptions;
  story: StoryOptions;
  tournament: TournamentOptions;
  vipTable: VipTableOptions;
}
export type SceneName = keyof SceneOptions;

type Draw<N extends SceneName> = (A: ReturnType<typeof studio>, o: SceneOptions[N]) => string;
const SCENES: { readonly [N in SceneName]: Draw<N> } = {
  lamp,
  cup,
  medal,
  empty,
  eight,
  bare,
  bonus,
  pack,
  trouble,
  hero,
  story,
  tournament,
  vipTable,
};

/**
 * A picture of ours as SVG, w x h user units. Pure: chance comes from the name and the options.
 * The parts stand for something else on the page, so the picture has no name of its own.
 */
export function scene<N extends SceneName>(name: N, w: number, h: number, options: SceneOptions[N]): string {
  const sheet = studio({ id: name + JSON.stringify(options), title: '' }, w, h);
  const draw: Draw<N> = SCENES[name];
  return sheet.wrap(draw(sheet, options));
}
