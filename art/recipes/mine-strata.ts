import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';

const EARTHS = [
  ['#f7e2b0', '#c9823f', '#a35a2a', '#7a3d22', '#4f2618', '#2a120c'],
  ['#d9ecf2', '#8fa0a8', '#6b7a85', '#4d5a68', '#323c4a', '#171d27'],
  ['#f5d6c0', '#c8694a', '#9c4437', '#6f2c30', '#471a26', '#230b15'],
] as const;

/** The hill cut open: flat layers, a shaft, stones in the rock. */
export const mineStrata: Recipe = (A, g) => {
  const tone = A.pick(EARTHS);
  A.settle();
  const dark = at(tone, 5);
  const right = A.pick([true, false]);
  const shaft = right ? 214 : 66;
  let s = A.bg(at(tone, 0));
  s += A.circle(right ? 70 : 230, 92, 30, '#ffffff', 'opacity=".8"');
  for (let i = 1; i < 5; i++) s += A.wave(110 + (i - 1) * 66, 12, 170 + i * 30, 0.1 * i, at(tone, i));
  for (let i = 0; i < 46; i++) {
    const y = A.rnd(140, 390);
    s += A.path(`M${r1(A.rnd(0, 290))} ${r1(y)}l7 -4l6 5l-5 5l-7 -1Z`, dark, 'opacity=".28"');
  }
  const tunnel = 'M-10 206H310V282H-10Z';
  s += A.path(tunnel, dark) + A.rect(shaft - 20, 96, 40, 190, dark);
  s += A.path(
    `M${shaft - 44} 118L${shaft - 10} 34H${shaft + 10}L${shaft + 44} 118M${shaft - 30} 84H${shaft + 30}M${shaft - 19} 58H${shaft + 19}`,
    'none',
    `stroke="${dark}" stroke-width="6"`,
  );
  s +=
    A.circle(shaft, 34, 13, at(tone, 0), `stroke="${dark}" stroke-width="5"`) +
    A.path(`M${shaft} 40V200`, 'none', `stroke="${at(tone, 1)}" stroke-width="2"`);
  for (let i = 0; i < 7; i++)
    s += A.rect(i * 50 - 8, 206, 7, 70, at(tone, 3)) + A.rect(i * 50 - 18, 204, 27, 6, at(tone, 2));
  s += A.rect(0, 274, 300, 5, at(tone, 1));
  s += A.glow(right ? 104 : 196, 232, 88, '#ffcf6b', 0.7);
  s += A.sym('mine-wagon', right ? 104 : 196, 226, 128, {
    fill: ['#eef2f4', '#8c98a2'],
    back: 26,
    backc: dark,
    flip: right,
  });
  const hues = [44, 190, 330, 130, 276] as const;
  for (let i = 0; i < 3; i++)
    s += A.gem((right ? 80 : 172) + i * 24, 182 - (i % 2) * 9, 15, at(hues, i + Math.floor(A.rnd(0, 5))), {
      n: 6 + i,
      s: 88,
    });
  for (let i = 0; i < 5; i++)
    s += A.gem(26 + i * 62, 302 + (i % 2) * 9, 9 + (i % 3) * 3, at(hues, i), { n: 6, s: 84 });
  s += A.rect(0, 322, 300, 78, dark);
  s += A.title(
    [
      { L: 0, t: 'DYNAMITE', s: 50 },
      { L: 1, t: 'DEEP', s: 25, track: 0.2, gap: 9, fill: at(tone, 1) },
    ],
    {
      font: A.pick(['Black Ops One', 'Alfa Slab One', 'Staatliches']),
      y: 380,
      base: 'bottom',
      fill: at(tone, 0),
      w: 264,
      shadow: 0,
    },
  );
  s += A.provider(g.provider, {
    x: right ? 18 : 282,
    y: 24,
    anchor: right ? 'start' : 'end',
    s: 8.5,
    wt: 800,
    c: dark,
    o: 1,
  });
  return s;
};
