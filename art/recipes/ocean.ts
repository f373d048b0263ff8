import type { Recipe } from '@/art/engine/recipe';
import { GOLDM } from '@/art/engine/palette';
import { r1 } from '@/art/engine/arithmetic';

export const ocean: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#b7fff1', '#2fd0d6 14', '#067a9c 45', '#032f5c 80', '#021533']));
  for (let i = 0; i < 7; i++) {
    const x = 20 + i * 44,
      w = A.rnd(10, 34);
    s += A.path(
      `M${x} -10L${x + w} -10L${x + w * 3 - 60} 330H${x - w - 70}Z`,
      A.lin(['#ffffff88', '#ffffff00']),
      'opacity=".35"',
    );
  }
  const fish = (x: number, y: number, k: number, c: string) =>
    `<path transform="translate(${x} ${y}) scale(${k})" d="M-20 0C-8-11 10-10 20 0C10 10-8 11-20 0ZM-18 0L-30-9V9Z" fill="${c}"/>`;
  for (let i = 0; i < 12; i++)
    s += fish(r1(A.rnd(150, 290)), r1(A.rnd(40, 110)), r1(A.rnd(0.25, 0.5)), '#03466e');
  s += A.path(
    'M-10 400V270C20 260 20 220 40 226S52 290 80 300S120 340 150 340S230 320 246 280S274 214 312 224V400Z',
    '#04244a',
  );
  s += A.glow(150, 190, 150, '#3dfff0', 0.5);
  s += A.sym(A.alt(['octopus', 'shark-jaws', 'sea-dragon', 'oyster-pearl', 'tropical-fish']), 150, 186, 268, {
    fill: ['#ffb1a0', '#ff5d5a 35', '#c41f56 70', '#5b0b4d'],
    back: 24,
    backc: '#2a0530',
    fx: A.sculpt({ outline: '#1c0630', light: '#ffe3d8', soft: 4, scale: 8, exp: 14, spec: 0.7 }),
  });
  s += A.sym('queen-crown', 136, 52, 84, {
    fill: GOLDM,
    rot: -14,
    back: 40,
    backc: '#5a2c02',
    fx: A.sculpt({ outline: '#3a1a02', soft: 2 }),
  });
  for (let i = 0; i < 16; i++) {
    const x = A.rnd(10, 290),
      y = A.rnd(120, 380),
      r = A.rnd(2, 9);
    s += `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="#ffffff18" stroke="#e2ffff" stroke-width="1" opacity=".8"/><circle cx="${r1(x - r * 0.3)}" cy="${r1(y - r * 0.35)}" r="${r1(r * 0.28)}" fill="#fff"/>`;
  }
  s +=
    A.path(
      'M-10 400V352C10 330 6 300 18 302S26 350 40 356S46 322 58 324S62 372 90 380L90 410ZM310 400V330C296 316 300 290 288 292S282 340 268 350S262 318 250 322S246 376 220 384V410Z',
      '#ff7a6b',
    ) + A.fade(290, '#011028', 0.96);
  s += A.title(
    [
      { L: 0, t: 'ABYSS', s: 70 },
      { L: 1, t: 'KING', s: 34, track: 0.5, gap: 12 },
    ],
    {
      font: 'Righteous',
      y: 374,
      base: 'bottom',
      fill: ['#f2fffb', '#7dffe9 45', '#12b8c9'],
      stroke: '#02163a',
      sw: 8,
      ext: [0, 6, 5, '#064a7a'],
      w: 236,
    },
  );
  s += A.provider(g.provider, { y: 392, s: 8, c: '#8ff5ee' });
  return s;
};
