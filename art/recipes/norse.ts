import type { Recipe } from '@/art/engine/recipe';
import { ICE } from '@/art/engine/palette';
import { at } from '@/art/engine/arithmetic';

export const norse: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#061427', '#0f3a66 40', '#5aa4cf 75', '#d7f0fb']));
  s += A.stars(60, 150);
  s += `<g filter="${A.blur(9)}" opacity=".75"><path d="M-20 90C60 20 120 120 190 50S300 60 330 20V60C280 110 220 90 180 110S60 90-20 150Z" fill="#37f5c1"/><path d="M-20 60C80 40 140 70 210 30S300 40 330 0V30C270 60 220 50 170 80S50 60-20 100Z" fill="#5f9dff" opacity=".8"/></g>`;
  s +=
    A.path(
      'M-20 300L50 170L88 224L130 150L190 260L236 186L330 310V420H-20Z',
      A.lin(['#dff3ff', '#5c8fb8 40', '#1d4568']),
    ) +
    A.path(
      'M50 170L88 224L70 300H-20ZM130 150L150 190L140 300L110 300L118 240ZM236 186L250 240L230 310H330Z',
      '#0b2742',
      'opacity=".35"',
    );
  s += `<g opacity=".9">${A.circle(150, 172, 118, 'none', 'stroke="#bff2ff" stroke-width="2"')}${A.circle(150, 172, 98, 'none', 'stroke="#bff2ff" stroke-width="1.2"')}</g>`;
  const rn = [
    'M0-7V7M0-6L6-1L0 3',
    'M-4 7V-7L4-1L-4 2',
    'M0-7V7M-5-2L5 3',
    'M-4-7V7M4-7V7M-4-3L4 3',
    'M0-7V7M-5-3L0-7L5-3',
    'M-4 7V-7L4 7V-7',
  ];
  for (let i = 0; i < 18; i++)
    s += `<g transform="rotate(${i * 20} 150 172) translate(150 64)"><path d="${at(rn, i % 6)}" stroke="#e6fbff" stroke-width="2.2" fill="none"/></g>`;
  s += A.glow(150, 172, 120, '#8fe6ff', 0.85);
  const bolt = (d: string) =>
    `<path d="${d}" fill="none" stroke="#7fe3ff" stroke-width="9" opacity=".55" filter="${A.once('_bb', () => A.blur(4))}"/><path d="${d}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="bevel"/>`;
  s +=
    bolt('M196 -5L178 44L202 52L172 104') +
    bolt('M20 -5L48 60L34 72L84 128L76 138L104 160') +
    bolt('M290 60L252 96L262 108L214 138');
  s += A.sym(A.alt(['thor-hammer', 'viking-helmet', 'drakkar-dragon', 'viking-head']), 146, 180, 240, {
    fill: ['#ffffff', '#a9c4d6 30', '#4f6b82 60', '#1d2c3c'],
    back: 26,
    backc: '#081421',
    fx: A.sculpt({ outline: '#081421', light: '#dff8ff', soft: 3, scale: 8, exp: 14 }),
  });
  s += A.fade(262, '#04101f', 1);
  s += A.title(
    [
      { L: 0, t: 'HAMMER', s: 54 },
      { L: 1, t: 'of Ymir', s: 34 },
    ],
    {
      font: 'Metamorphous',
      y: 373,
      base: 'bottom',
      fill: ICE,
      stroke: '#04142a',
      sw: 6,
      ext: [0, 5, 4, '#0d3c68'],
      w: 258,
      hi: '#ffffff',
    },
  );
  s += A.provider(g.provider, { y: 391, font: 'Metamorphous', wt: 400, s: 8.5, c: '#bfe6ff' });
  return s;
};
