import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

/** The wheel from above, cut by the edge like a vinyl sleeve, on a pale ground. */
export const rouletteAbove: Recipe = (A, g) => {
  const low = A.pick([true, false]);
  const [cx, cy] = low ? [A.pick([150, 236, 64]), 292] : [A.pick([150, 240, 60]), 128];
  const r = 178;
  const paper = '#f4ead6';
  let s = A.tint(
    A.bg(paper) +
      A.rect(
        0,
        0,
        300,
        400,
        A.pattern(22, 22, '<path d="M11 2L20 11L11 20L2 11Z" fill="#7a1d22" opacity=".09"/>'),
      ),
  );
  s += A.circle(cx, cy + 10, r + 4, '#000000', `opacity=".35" filter="${A.blur(9)}"`);
  s += A.tint(A.circle(cx, cy, r, A.rad(['#a34a24', '#6b2412 70', '#3a1006'], cx - 40, cy - 50, 240)));
  s += A.circle(cx, cy, r - 20, '#e2b04a') + A.circle(cx, cy, r - 23, '#1a0e08');
  const turn = A.rnd(0, 6.28);
  WHEEL.forEach((n, i) => {
    const a = turn + (i / 37) * 6.2832;
    const b = turn + ((i + 1) / 37) * 6.2832;
    const q = (k: number, t: number) => `${r1(cx + k * Math.cos(t))} ${r1(cy + k * Math.sin(t))}`;
    s += A.path(
      `M${q(154, a)}L${q(154, b)}L${q(96, b)}L${q(96, a)}Z`,
      n === 0 ? '#0f8a4d' : i % 2 ? '#c31f2e' : '#17130f',
      'stroke="#e2b04a" stroke-width="1.2"',
    );
    const m = ((a + b) / 2) * (180 / Math.PI) + 90;
    s += `<g transform="translate(${q(138, (a + b) / 2).replace(' ', ' ')}) rotate(${r1(m)})">${A.label(String(n), { x: 0, y: 4.5, size: 12.5, font: 'Playfair Display SC', wt: 700, fill: '#fff' })}</g>`;
  });
  s += A.circle(cx, cy, 122, 'none', 'stroke="#e2b04a" stroke-width="1.6"');
  s += A.tint(A.circle(cx, cy, 96, A.rad(['#c9743a', '#7a2f14 60', '#3f1408'], cx - 24, cy - 30, 120)));
  const fx = A.sculpt({ outline: '#2a1004', soft: 2.6, scale: 6, ow: 1.6, drop: 5 });
  let arms = '';
  for (let i = 0; i < 4; i++) {
    const a = turn + i * 1.5708;
    arms += `<path d="M${cx} ${cy}L${r1(cx + 58 * Math.cos(a))} ${r1(cy + 58 * Math.sin(a))}" stroke="#e9b44c" stroke-width="9" stroke-linecap="round"/><circle cx="${r1(cx + 58 * Math.cos(a))}" cy="${r1(cy + 58 * Math.sin(a))}" r="9" fill="#f6cf74"/>`;
  }
  s += `<g filter="${fx}">${arms}<circle cx="${cx}" cy="${cy}" r="22" fill="#f0c05a"/></g>`;
  const ball = turn + A.rnd(0, 6.28);
  s += A.circle(
    cx + 109 * Math.cos(ball),
    cy + 109 * Math.sin(ball),
    8,
    A.radB(['#ffffff', '#f1ede2 50', '#9b9486'], 0.35, 0.3, 0.8),
    'stroke="#00000055"',
  );
  const [y, ink] = [low ? 30 : 312, '#5a1218'];
  s += A.tint(A.rect(0, low ? 0 : 296, 300, 104, paper) + A.rect(0, low ? 104 : 290, 300, 6, '#7a1d22'));
  s += A.tint(
    A.title(
      [
        { L: 0, t: 'Velvet', s: 54 },
        { L: 1, t: 'ROULETTE', s: 23, track: 0.3, gap: 12 },
      ],
      {
        font: A.pick(['Abril Fatface', 'Limelight', 'Playfair Display SC']),
        y: y + 62,
        base: 'bottom',
        fill: ink,
        w: 260,
        shadow: 0,
      },
    ) + A.provider(g.provider, { y: low ? 18 : 391, s: 8, wt: 800, c: ink, o: 0.9 }),
  );
  return s;
};
