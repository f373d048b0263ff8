import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';
import { sweetOf } from '@/art/recipes/sweets';

const SHOPS = [
  ['#bfeee0', '#ffffff', '#ff5c8a', '#7a1648'],
  ['#ffe3a8', '#fff8e8', '#ff7a3d', '#6b2408'],
  ['#cfe3ff', '#ffffff', '#4f7bff', '#152a6b'],
  ['#ffd3e4', '#fff6fa', '#8a4bd6', '#35145e'],
] as const;
const SWEETS = ['doughnut', 'cupcake', 'candy', 'strawberry'] as const;

/** A jar in a shop window under a striped awning, the title on its label. */
export const candyJar: Recipe = (A, g) => {
  A.settle();
  const [wall, white, bright, deep] = A.pick(SHOPS);
  let s = A.bg(wall);
  s += A.bg(A.pattern(34, 34, `<circle cx="17" cy="17" r="4" fill="${white}" opacity=".8"/>`));
  s += A.rect(0, 356, 300, 44, bright) + A.rect(0, 356, 300, 9, '#ffffff', 'opacity=".45"');
  // glass
  s += `<ellipse cx="150" cy="374" rx="128" ry="13" fill="${deep}" opacity=".3"/>`;
  const jar =
    'M70 112H230C252 126 266 146 266 172V338C266 362 250 374 228 374H72C50 374 34 362 34 338V172C34 146 48 126 70 112Z';
  s += A.path(jar, '#ffffff', 'opacity=".62"');
  s += `<g ${A.clip(`<path d="${jar}"/>`)}>`;
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 5; i++) {
      const x = 52 + i * 52 + (row % 2) * 24;
      const y = 366 - row * 46;
      const size = 62;
      if (row < 2 || (row + i) % 2)
        s += `<circle cx="${r1(x)}" cy="${r1(y)}" r="25" fill="${at([bright, '#ffd23f', '#43c6ac', '#ff9ec7', '#7f6bff'], i + row * 2)}"/><path d="M${r1(x - 17)} ${r1(y - 8)}Q${r1(x)} ${r1(y - 26)} ${r1(x + 16)} ${r1(y - 10)}" stroke="#fff" stroke-width="6" fill="none" opacity=".7" stroke-linecap="round"/>`;
      else s += A.obj(at(SWEETS, i + row), x, y, size, { rot: A.rnd(-30, 30) });
    }
  s += '</g>';
  s += sweetOf(A, g.sym ?? 0, 150, g.sym ? 150 : 158, 142, {
    rot: A.pick([-10, 8, 0]),
    fx: A.popFx({ outline: deep, ow: 3 }),
  });
  s += A.path(jar, 'none', `stroke="${deep}" stroke-width="5"`);
  s += A.path(
    'M50 190C50 160 62 140 80 128',
    'none',
    'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".9"',
  );
  s += A.path('M250 190V330', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"');
  // awning
  for (let i = 0; i < 8; i++)
    s += A.path(
      `M${i * 37.5} 0H${(i + 1) * 37.5}V52A18.75 18.75 0 0 1 ${i * 37.5} 52Z`,
      i % 2 ? white : bright,
      `stroke="${deep}" stroke-width="2.4"`,
    );
  s += A.provider(g.provider, {
    y: 391,
    s: 9.5,
    font: 'Titan One',
    wt: 400,
    keep: true,
    c: white,
    o: 1,
    track: 0.4,
  });
  s += `<rect x="24" y="222" width="252" height="112" rx="20" fill="${white}" stroke="${deep}" stroke-width="5"/><rect x="32" y="230" width="236" height="96" rx="14" fill="none" stroke="${bright}" stroke-width="2.4" stroke-dasharray="1 7" stroke-linecap="round"/>`;
  s += A.title(
    [
      { L: 0, t: 'Sugar', s: 54 },
      { L: 1, t: 'CAROUSEL', s: 27, gap: 12, fill: deep, ext: null },
    ],
    {
      font: A.pick(['Titan One', 'Lilita One', 'Shrikhand']),
      y: 313,
      base: 'bottom',
      fill: bright,
      w: 222,
      shadow: 0,
      ext: [0, 3, 3, deep],
    },
  );
  return s;
};
