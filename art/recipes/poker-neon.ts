import { r1 } from '@/art/engine/arithmetic';
import type { Recipe } from '@/art/engine/recipe';
import { SUITS } from '@/art/symbols/suits';

/** A sign over a back door: tubes on brick, one suit in a card of light. */
export const pokerNeon: Recipe = (A, g) => {
  let s = A.bg(A.rad(['#3a2430', '#1c1018 60', '#0c070b'], 150, 160, 280));
  let bricks = '';
  for (let j = 0; j < 20; j++) {
    bricks += `M0 ${j * 20}H300`;
    for (let i = 0; i < 7; i++) bricks += `M${i * 50 + (j % 2) * 25} ${j * 20}v20`;
  }
  s += A.path(bricks, 'none', 'stroke="#000" stroke-opacity=".55" stroke-width="3"');
  const suit = A.pick(['s', 'h', 'd', 'c'] as const);
  const lean = A.pick([-10, 8, 0]);
  s += A.glow(150, 160, 190, '#ff3d6e', 0.5) + A.glow(150, 330, 170, '#35c6ff', 0.3);
  const tube = (d: string, colour: string, width: number, place = '') =>
    `<g transform="${place}" fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="${colour}" stroke-width="${width * 2.4}" opacity=".55" filter="${A.once('tube', () => A.blur(6))}"/><path d="${d}" stroke="${colour}" stroke-width="${width}"/><path d="${d}" stroke="#fff" stroke-width="${r1(width * 0.42)}" opacity=".92"/></g>`;
  const card =
    'M-62 -96H62A12 12 0 0 1 74 -84V84A12 12 0 0 1 62 96H-62A12 12 0 0 1 -74 84V-84A12 12 0 0 1 -62 -96Z';
  s += tube(card, '#35c6ff', 5, `translate(178 158) rotate(${lean + 14})`);
  s += `<g transform="translate(132 160) rotate(${lean - 8})"><path d="${card}" fill="#0c070b" opacity=".86"/></g>`;
  s += tube(card, '#ffb627', 6, `translate(132 160) rotate(${lean - 8})`);
  s += tube(SUITS[suit], '#ff3d6e', 4.4, `translate(132 160) rotate(${lean - 8}) scale(1.16)`);
  for (const [x, y] of [
    [40, 40],
    [262, 44],
    [266, 262],
    [34, 268],
  ] as const)
    s += tube('M0 -12L3 -3L12 0L3 3L0 12L-3 3L-12 0L-3 -3Z', '#ffd66b', 2, `translate(${x} ${y})`);
  s += A.fade(250, '#0c070b', 0.9);
  const lines = [
    { L: 0, t: 'HOLD’EM', s: 58 },
    { L: 1, t: 'SIX SEATS', s: 24, track: 0.2, gap: 12 },
  ] as const;
  const set = {
    font: A.pick(['Righteous', 'Bungee', 'Shrikhand'] as const),
    y: 374,
    base: 'bottom',
    w: 258,
    shadow: 0,
  } as const;
  s += `<g filter="${A.blur(6)}" opacity=".9">${A.title(lines, { ...set, fill: '#35c6ff' })}</g>`;
  s += A.title(lines, { ...set, fill: '#ffffff', stroke: '#35c6ff', sw: 3 });
  s += A.provider(g.provider, { y: 392, s: 8, c: '#ffd66b' });
  return s;
};
