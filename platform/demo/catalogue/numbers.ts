import type { GameTheme } from '@/lib/domain/game-themes';
import { huesOf } from './colours';
import { linesOf, type Draft } from './drafts';
import { factsOf, isSlot } from './facts';
import { STUDIOS } from './providers';
import { chanceOf } from './random';

type Line = readonly [
  id: string,
  title: string,
  theme: GameTheme,
  provider: string,
  rank: number,
  composition: number,
];

/** Games of keno and of the wheel, with their places in the list of all games, from 0 and rising, and their pictures. */
const LINES: readonly Line[] = [
  ['g141', 'Keno', 'keno', 'Parlour', 27, 0],
  ['g151', 'The Wheel', 'wheel', 'Parlour', 33, 0],
  ['g142', 'Pearl Diver Keno', 'keno', 'Low Tide', 62, 3],
  ['g152', 'Penny Wheel', 'wheel', 'Penny Farthing', 85, 0],
  ['g143', 'Constellation Keno', 'keno', 'Starling', 130, 2],
  ['g153', 'Velvet Wheel', 'wheel', 'Velvet Rope', 170, 6],
  ['g144', 'Orchard Keno', 'keno', 'Orchard & Sons', 240, 1],
  ['g154', 'Wagon Wheel', 'wheel', 'Cartwheel', 310, 5],
  ['g145', 'Paper Lantern Keno', 'keno', 'Lantern', 430, 0],
  ['g155', 'Sundial Wheel', 'wheel', 'Sundial', 540, 3],
  ['g146', 'Corner Shop Keno', 'keno', 'Domino Street', 720, 4],
  ['g156', 'Helmsman’s Wheel', 'wheel', 'Bell & Anchor', 910, 2],
];

export const NUMBERS_IDS: ReadonlySet<string> = new Set(LINES.map(([id]) => id));

function draftOf([id, name, theme, provider, , v]: Line): Draft {
  const studio = STUDIOS.find((one) => one.name === provider);
  if (!studio) throw new Error(`${name} is of a studio that is not there: ${provider}`);
  const lines = linesOf(theme, name);
  // The picture that is lettered for one name keeps its colours.
  const hue = name === 'Keno' || name === 'The Wheel' ? 0 : chanceOf(`hue ${id}`).pick(huesOf(theme));
  return {
    ...{ id, name, theme, studio, live: false, limits: null, featured: null },
    art: { v, hue, ...(lines && { lines }) },
    compositions: [v],
    ...factsOf(theme, studio.hand, chanceOf(`facts ${id}`)),
  };
}

/**
 * All games with those of keno and the wheel at their places. Each comes instead of the slot of its studio that is played
 * least, so that studios keep the number of their games, and every other game its name, its id and its dates.
 * @param ranked by how much they are played
 * @param stays whether a game may not go
 */
export function withNumbers(ranked: readonly Draft[], stays: (draft: Draft) => boolean): Draft[] {
  const list = [...ranked];
  for (const line of LINES) {
    const draft = draftOf(line);
    const leaves = list.findLastIndex(
      (one) => one.studio.id === draft.studio.id && !one.live && isSlot(one.theme) && !stays(one),
    );
    if (leaves < 0) throw new Error(`${draft.studio.name} has no game to spare`);
    list.splice(leaves, 1);
  }
  for (const line of LINES) {
    const [, , , , rank] = line;
    list.splice(rank, 0, draftOf(line));
  }
  return list;
}
