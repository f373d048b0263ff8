import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

const SEAS = [
  ['#f3dfae', '#c99b55', '#3b2512', '#a8261a'],
  ['#e6e3c8', '#a9ad7e', '#26301f', '#b5471c'],
  ['#efd3b0', '#b97f58', '#3a1a18', '#1d5f77'],
] as const;

/** A chart: islands in brown ink, a dotted course, the cross. */
export const pirateMap: Recipe = (A, g) => {
  A.settle();
  const [paper, stain, ink, red] = A.pick(SEAS);
  let s = A.bg(A.rad([paper, paper, stain], 150, 190, 300));
  for (let i = 0; i < 5; i++)
    s += A.circle(A.rnd(0, 300), A.rnd(0, 400), A.rnd(30, 70), stain, 'opacity=".14"');
  s += `<path d="M0 80H300M0 180H300M0 280H300M70 0V400M150 0V400M230 0V400" stroke="${ink}" stroke-opacity=".18" stroke-width="1"/>`;
  const isle = (x: number, y: number, k: number) => {
    let d = '';
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 6.2832;
      const q = k * (0.75 + 0.4 * A.R());
      d += `${i ? 'L' : 'M'}${r1(x + q * 1.3 * Math.cos(a))} ${r1(y + q * Math.sin(a))}`;
    }
    return (
      A.path(`${d}Z`, stain, `stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"`) +
      A.path(
        `${d}Z`,
        'none',
        `stroke="${ink}" stroke-opacity=".3" stroke-width="9" stroke-linejoin="round"`,
      ) +
      A.path(
        `M${x - 14} ${y + 4}l9 -16l9 16M${x + 2} ${y + 6}l8 -13l8 13`,
        'none',
        `stroke="${ink}" stroke-width="2"`,
      )
    );
  };
  const up = A.pick([true, false]);
  s += isle(44, 146, 22) + isle(264, 150, 22) + isle(36, 268, 22) + isle(252, 300, 28);
  s += A.path(
    'M262 150C252 230 236 262 176 290S60 316 40 268S40 190 44 150',
    'none',
    `stroke="${red}" stroke-width="4" stroke-dasharray="3 10" stroke-linecap="round"`,
  );
  s += A.path(
    'M240 288L266 314M266 288L240 314',
    'none',
    `stroke="${red}" stroke-width="8" stroke-linecap="round"`,
  );
  s += A.sym('compass', 44, 346, 60, { fill: ink, o: 0.75 });
  s += A.circle(150, 200, 94, paper, 'opacity=".88"');
  s += A.sym(
    A.alt(['pirate-skull', 'pirate-captain', 'tentacles-skull', 'open-treasure-chest', 'compass']),
    150,
    184,
    178,
    { fill: up ? ink : red, back: 16, backc: paper },
  );
  for (let i = 0; i < 7; i++)
    s += A.path(
      `M${r1(A.rnd(80, 220))} ${r1(A.rnd(316, 340))}q5 -5 10 0t10 0`,
      'none',
      `stroke="${ink}" stroke-opacity=".5" stroke-width="1.6"`,
    );
  const burnt =
    'M0 0H300V400H0ZM12 14L8 120L14 240L9 388L90 392L190 386L290 391L286 260L292 130L287 10L190 15L100 8Z';
  s += `<path fill-rule="evenodd" d="${burnt}" fill="#1c0f06"/>`;
  s += A.title(
    [
      { L: 0, t: 'Corsair’s', s: 56 },
      { L: 1, t: 'CUT', s: 26, track: 0.12, gap: 9, fill: red },
    ],
    {
      font: A.pick(['Pirata One', 'New Rocker', 'Rye']),
      y: 74,
      fill: ink,
      w: 240,
      shadow: 0,
      stroke: paper,
      sw: 7,
    },
  );
  s += A.provider(g.provider, { x: 276, y: 374, anchor: 'end', s: 9, wt: 800, c: ink, o: 0.9 });
  return s;
};
