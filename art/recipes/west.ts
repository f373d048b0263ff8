import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';

export const west: Recipe = (A, g) => {
  let s = A.bg('#5b3a20');
  for (let i = 0; i < 5; i++) {
    s += A.rect(
      i * 60,
      0,
      59,
      400,
      A.lin(
        at(
          [
            ['#7a4d2a', '#4b2d16'],
            ['#6b4223', '#3f2612'],
            ['#80522d', '#4f3019'],
          ],
          i % 3,
        ),
        80,
      ),
    );
    for (let k = 0; k < 5; k++)
      s += `<path d="M${i * 60 + 6 + k * 11} ${r1(A.rnd(-20, 40))}q${r1(A.rnd(-5, 5))} 120 0 200t0 240" stroke="#2b190b" stroke-width="1" fill="none" opacity=".45"/>`;
    s += A.rect(i * 60 + 58, 0, 2, 400, '#1c1007');
  }
  s += `<g transform="rotate(-2 150 200)"><g filter="${A.blur(5)}"><path d="M26 26H276V384H26Z" fill="#000" opacity=".6"/></g>`;
  const paper =
    'M24 20L60 23L96 18L150 22L210 18L274 22L277 80L273 150L278 220L274 300L277 378L220 381L160 377L100 382L25 378L22 300L26 210L21 120Z';
  s += A.path(paper, A.rad(['#fdeecb', '#f0d5a0 60', '#c99a58'], 150, 190, 230));
  s += A.path('M24 20L60 23L48 44L25 60ZM277 378L240 380L256 350L275 330Z', '#a87a3e', 'opacity=".55"');
  const ink = '#3a1d0c';
  s += A.title([{ t: 'WANTED', s: 62 }], { font: 'Rye', y: 82, fill: ink, w: 218, shadow: 0 });
  s += A.rect(44, 92, 212, 2.5, ink) + A.rect(44, 97, 212, 1, ink);
  s += A.title([{ t: 'DEAD OR ALIVE', s: 17, track: 0.12 }], {
    font: 'Alfa Slab One',
    y: 116,
    fill: '#a3200f',
    w: 200,
    shadow: 0,
  });
  s +=
    A.rect(62, 126, 176, 148, A.rad(['#e9a64a', '#c76a22 60', '#7d3310'], 150, 220, 130)) +
    A.rays(150, 230, 22, 150, '#ffdf9a', 0.25).replace(
      '<path',
      `<path ${A.clip('<rect x="62" y="126" width="176" height="148"/>')}`,
    );
  s +=
    `<g ${A.clip('<rect x="62" y="126" width="176" height="148"/>')}>` +
    A.path(
      'M40 274V236L80 236L90 214H122L130 240L190 242L202 206H236L250 250V280H40Z',
      '#8a3a12',
      'opacity=".7"',
    ) +
    A.sym(A.alt(['desert-skull', 'horseshoe', 'cowboy-boot']), 150, 222, 132, {
      fill: ['#fff6dc', '#e6c890 60', '#a5763a'],
      back: 26,
      backc: '#2b1206',
      fx: A.sculpt({ outline: '#2b1206', soft: 2.6, light: '#fff' }),
    }) +
    A.sym('western-hat', 150, 168, 132, {
      fill: ['#8b5428', '#4f2a10 55', '#2b1407'],
      back: 26,
      backc: '#1c0c04',
      fx: A.sculpt({ outline: '#1c0c04', soft: 3 }),
    }) +
    '</g>';
  s += A.rect(62, 126, 176, 148, 'none', `stroke="${ink}" stroke-width="4"`);
  s += A.title([{ L: 'all', t: 'SILAS CROW', s: 40 }], {
    font: 'Sancreek',
    y: 312,
    two: [317, 16],
    fill: ink,
    w: 216,
    shadow: 0,
  });
  s += A.title([{ t: '€10,000 REWARD', s: 24 }], { font: 'Rye', y: 344, fill: '#a3200f', w: 206, shadow: 0 });
  s += A.provider(g.provider, { y: 364, font: 'Rye', wt: 400, s: 9, c: ink, track: 1, o: 0.9 }) + '</g>';
  (
    [
      [36, 34],
      [266, 30],
    ] as const
  ).forEach(([x, y]) => {
    s +=
      A.circle(x + 1, y + 3, 5, '#0008') +
      A.circle(x, y, 5, A.radB(['#fff', '#9a9a9a 40', '#333'], 0.35, 0.3, 0.8));
  });
  (
    [
      [44, 262],
      [258, 236],
    ] as const
  ).forEach(([x, y]) => {
    s +=
      A.circle(x, y, 6.5, '#1c1007') +
      A.circle(x, y, 9, 'none', 'stroke="#8a6230" stroke-width="2" opacity=".6"');
  });
  return s;
};
