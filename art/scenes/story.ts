import { at, r1, radians } from '@/art/engine/arithmetic';
import { GOLDM } from '@/art/engine/palette';
import type { Studio } from '@/art/engine/studio';
import { BRASS, diamond } from '@/art/scenes/fixtures';

export const STORIES = [
  'new',
  'jackpots',
  'live',
  'tournaments',
  'catch',
  'vip',
  'cards',
  'coins',
  'chest',
  'fruit',
  'bell',
  'dice',
] as const;
export type StoryKind = (typeof STORIES)[number];
export interface StoryOptions {
  readonly kind: StoryKind;
  /** A whole screen with room for words in its lower third; else the circle that leads to it. */
  readonly slide?: boolean;
}

/** Light, field, edge. */
const GROUNDS: Readonly<Record<StoryKind, readonly [string, string, string]>> = {
  new: ['#ffb066', '#b4432f', '#2a0c1c'],
  jackpots: ['#7d2a30', '#3b0d16', '#120407'],
  live: ['#37b283', '#0f5a41', '#04201a'],
  tournaments: ['#4f8fd0', '#1b4684', '#07142c'],
  catch: ['#8fe3ea', '#1d8fa8', '#053446'],
  vip: ['#5c4b2e', '#2a2114', '#0c0906'],
  cards: ['#3f8f6b', '#16543e', '#05231a'],
  coins: ['#6a5a9e', '#352c62', '#110d26'],
  chest: ['#e0a04a', '#8a4a1c', '#2a1206'],
  fruit: ['#f2a3b8', '#b03a63', '#35091d'],
  bell: ['#5fb3c9', '#1f6480', '#07232f'],
  dice: ['#9c4a3c', '#5b1f1c', '#1c0807'],
};

/** What is on tonight. The circle is drawn for 132 x 132, the slide for 414 x 736. */
export function story(A: Studio, o: StoryOptions): string {
  const { W, H } = A;
  const cx = W / 2;
  const cy = o.slide ? H * 0.4 : H / 2;
  const [light, field, edge] = GROUNDS[o.kind];
  // The thing is drawn for a circle of 132.
  const k = o.slide ? 2.5 : 1;
  let s = A.bg(A.rad([light, `${field} 50`, edge], cx, cy, o.slide ? W * 1.15 : W * 0.72));
  s += A.rays(cx, cy, 22, H, '#fff3d0', 0.09, 0.05);
  if (o.slide && o.kind === 'catch')
    s += A.wave(H * 0.6, 14, 130, 0.2, '#0b5a70aa') + A.wave(H * 0.66, 12, 110, 0.3, '#06394a');
  s += `<g transform="translate(${r1(cx)} ${r1(cy)}) scale(${k})">${THINGS[o.kind](A)}</g>`;
  if (!o.slide) return s;
  return s + A.fadeTop(H * 0.16, '#0a0f0d', 0.75) + A.fade(H * 0.58, '#0a0f0d', 0.96);
}

const cast = (A: Studio) => A.sculpt({ outline: '#2a1405', soft: 2, scale: 4, spec: 0.5, ow: 1.6 });

const THINGS: Readonly<Record<StoryKind, (A: Studio) => string>> = {
  new: (A) => A.obj('rocket', 2, 0, 92) + A.spark(-34, -30, 10) + A.spark(36, 26, 7),
  jackpots: (A) =>
    A.gem(-27, 14, 26, 355) + A.gem(27, 14, 26, 212) + A.gem(0, -22, 27, 172) + A.spark(14, -40, 9),
  live: wheel,
  tournaments: (A) =>
    A.sym('laurels', 0, 3, 112, { fill: GOLDM, fx: cast(A) }) +
    A.obj('trophy', 0, -2, 72, { fx: A.popFx({ outline: '#10203a', ow: 1.8, soft: 3 }) }),
  catch: (A) => A.obj('tropical-fish', 0, 2, 98) + A.spark(30, -32, 8),
  vip: (A) => A.sym('imperial-crown', 0, 0, 96, { fill: GOLDM, fx: cast(A) }) + A.spark(-30, -32, 9),
  cards: (A) => A.card(-19, 2, 46, -13, 'A', 's') + A.card(18, 0, 46, 11, 'K', 'h') + A.spark(36, -36, 8),
  coins: (A) =>
    A.coin(-22, 18, 24, { t: 0.86, rot: -12 }) +
    A.coin(24, 16, 24, { t: 0.86, rot: 14 }) +
    A.coin(0, -16, 30) +
    A.spark(26, -36, 8),
  chest: (A) => A.sym('open-treasure-chest', 0, 2, 98, { fill: GOLDM, fx: cast(A) }) + A.spark(-32, -34, 9),
  fruit: (A) => A.obj('cherries', 0, 2, 92) + A.spark(34, -30, 8),
  bell: (A) => A.obj('bell', 0, 2, 92) + A.spark(-34, -26, 8),
  dice: (A) => A.die(-20, 4, 0.42, -10, [5, 3, 1]) + A.die(24, 2, 0.42, 12, [6, 2, 4]),
};

/** The wheel of a live show. */
function wheel(A: Studio): string {
  const n = 12;
  const p = (a: number, r: number) => `${r1(r * Math.cos(radians(a)))} ${r1(r * Math.sin(radians(a)))}`;
  let s =
    A.circle(0, 3, 52, '#000', 'opacity=".45"') +
    A.circle(0, 0, 52, A.lin(BRASS, 50)) +
    A.circle(0, 0, 47, '#2b1607');
  for (let i = 0; i < n; i++) {
    const a = (360 / n) * i - 15;
    s += `<path d="M0 0L${p(a, 45)}A45 45 0 0 1 ${p(a + 360 / n, 45)}Z" fill="${at(['#c62b21', '#f3f1ea', '#12704d', '#ffb627'], i)}"/>`;
    const [x, y] = p(a + 15, 49.5)
      .split(' ')
      .map(Number);
    s += A.circle(x ?? 0, y ?? 0, 1.6, '#fff3d0');
  }
  return (
    s +
    A.circle(0, 0, 45, A.radB(['#ffffff44 0', '#ffffff00 50', '#00000055 100'], 0.35, 0.25, 0.9)) +
    A.circle(0, 0, 13, A.lin(BRASS, 60)) +
    diamond(0, 0, 7, '#0f2a20') +
    `<path d="M-8-58H8L0-40Z" fill="#fff3d0" stroke="#3a200d" stroke-width="1.5"/>`
  );
}
