import { at } from '@/art/engine/arithmetic';
import type { Recipe } from '@/art/engine/recipe';
import { GOLD } from '@/art/engine/palette';

const HANDS = [
  ['9', 'h', 'K', 's'],
  ['8', 's', 'A', 'd'],
  ['4', 'd', '5', 'c'],
  ['7', 'c', '2', 'h'],
] as const;

/** A natural in the moon gate: lacquer, gold line, waves of silk. */
export const baccaratGate: Recipe = (A, g) => {
  const high = A.pick([true, false]);
  const cy = high ? 248 : 152;
  const [r1, s1, r2, s2] = at(HANDS, g.sym ?? 0);
  let s = A.bg(A.rad(['#b3172a', '#7a0c1c 55', '#2c040b'], 150, cy, 290));
  s += A.seig(0, 0, 300, 400, 26, '#7a0c1c00', '#ffd98a2e');
  s = A.tint(s);
  s +=
    A.circle(150, cy, 128, '#140508') +
    A.circle(150, cy, 128, 'none', `stroke="${A.lin(GOLD, 60)}" stroke-width="8"`);
  s += A.tint(A.circle(150, cy, 118, A.rad(['#ffdf9a', '#e0733a 55', '#8a1420'], 150, cy - 30, 150)));
  s += `<g ${A.clip(`<circle cx="150" cy="${cy}" r="118"/>`)}>${A.sym('handheld-fan', 150, cy + 8, 236, { fill: '#fff6dc', o: 0.34 })}${A.cloud(62, cy + 84, 1.2, '#fff6dc', 0.85)}${A.cloud(240, cy + 92, 1.3, '#fff6dc', 0.85)}</g>`;
  s += A.card(112, cy + 2, 96, -13, r1, s1) + A.card(190, cy + 8, 96, 11, r2, s2);
  s +=
    A.chip(44, cy + 104, 28, '#12100e', { tilt: 0.62, c2: '#ffd98a' }) +
    A.chip(250, cy + 108, 30, '#0f8a70', { tilt: 0.62 });
  s += high ? A.fadeTop(130, '#140508', 0.9) : A.fade(250, '#140508', 1);
  s += A.title(
    [
      { L: 0, t: 'JADE', s: 50 },
      { L: 1, t: 'BACCARAT', s: 26, track: 0.16, gap: 12, fill: '#fff6dc' },
    ],
    {
      font: A.pick(['Limelight', 'Playfair Display SC', 'Metamorphous']),
      wt: 700,
      y: high ? 62 : 372,
      base: high ? undefined : 'bottom',
      fill: GOLD,
      stroke: '#140508',
      sw: 4,
      w: 254,
    },
  );
  s += A.provider(g.provider, { y: high ? 18 : 391, s: 8, c: '#ffdf9a' });
  return s;
};
