import type { Recipe } from '@/art/engine/recipe';
import { GOLDM } from '@/art/engine/palette';

/** The sea seen from a diving bell: brass ring, bolts, a lamp's cone. */
export const oceanPorthole: Recipe = (A, g) => {
  const [cx, cy] = [150, 168];
  let s = A.bg(A.lin(['#3a5a5e', '#1c3438 60', '#0c1b1e']));
  s += A.bg(
    A.pattern(
      75,
      100,
      '<path d="M0 0H75V100H0Z" fill="none" stroke="#0a1719" stroke-width="3"/><circle cx="8" cy="8" r="2.6" fill="#6f9498"/><circle cx="67" cy="92" r="2.6" fill="#6f9498"/>',
    ),
  );
  const brass = A.sculpt({ outline: '#1c0f03', soft: 3.2, scale: 6, k1: 0.6, k2: 0.5, drop: 8 });
  s += `<g filter="${brass}"><path fill-rule="evenodd" d="M150 18A150 150 0 1 1 149.9 18ZM150 58A110 110 0 1 0 150.1 58Z" fill="${A.lin(GOLDM, 60)}"/></g>`;
  for (let i = 0; i < 12; i++) {
    const a = i * 0.5236 + 0.26;
    s += A.circle(
      cx + 130 * Math.cos(a),
      cy + 130 * Math.sin(a),
      8,
      A.radB(['#fff3c4', '#b97a1e 60', '#5a3305'], 0.35, 0.3, 0.8),
      'stroke="#3a1f04"',
    );
  }
  let sea = `<g ${A.clip(`<circle cx="${cx}" cy="${cy}" r="109"/>`)}>`;
  sea += A.bg(A.rad(['#8ff2ee', '#159ab5 40', '#074a74 75', '#03243f'], 150, 70, 240));
  sea +=
    A.path('M120 40L40 300H180Z', '#ffffff', 'opacity=".16"') +
    A.path('M180 40L170 300H290Z', '#ffffff', 'opacity=".12"');
  sea += A.ridge(272, 44, 22, '#05395a', 0.8) + A.ridge(292, 26, 16, '#032338', 0.8);
  for (let i = 0; i < 5; i++)
    sea += A.frond(56 + i * 46, 296, A.rnd(50, 90), A.rnd(-16, 16), i % 2 ? '#0b6b62' : '#128a6a');
  sea += A.sym(
    A.alt(['octopus', 'shark-jaws', 'sea-dragon', 'oyster-pearl', 'tropical-fish']),
    cx,
    cy + 4,
    178,
    {
      fill: ['#ffe0c2', '#ff8f5a 40', '#c93a4a 75', '#5b0b3d'],
      back: 26,
      backc: '#04192c',
      flip: A.pick([true, false]),
      fx: A.sculpt({ outline: '#04192c', soft: 3.4, scale: 7, light: '#eaffff', exp: 14 }),
    },
  );
  for (let i = 0; i < 22; i++)
    sea += A.circle(
      A.rnd(50, 250),
      A.rnd(60, 270),
      A.rnd(2, 7),
      '#ffffff22',
      'stroke="#ffffff" stroke-opacity=".7" stroke-width="1.2"',
    );
  sea += '</g>';
  s += A.tint(sea);
  s += A.path('M66 112A100 100 0 0 1 134 66L146 84A84 84 0 0 0 86 124Z', '#ffffff', 'opacity=".34"');
  s += `<g filter="${brass}"><path d="M14 302H286L296 312V380L286 390H14L4 380V312Z" fill="${A.lin(['#ffe9ae', '#d8a03f 45', '#a86d1c'])}"/></g>`;
  for (const x of [20, 280]) for (const y of [316, 376]) s += A.circle(x, y, 4, '#5a3305');
  s += A.title(
    [
      { L: 0, t: 'ABYSS', s: 46 },
      { L: 1, t: 'KING', s: 19, track: 0.26, gap: 7 },
    ],
    {
      font: A.pick(['Staatliches', 'Black Ops One', 'Abril Fatface']),
      y: 374,
      base: 'bottom',
      fill: '#2a1503',
      w: 236,
      shadow: 0,
    },
  );
  s += A.provider(g.provider, { y: 13, s: 8, c: '#cfe6e4', o: 0.9 });
  return s;
};
