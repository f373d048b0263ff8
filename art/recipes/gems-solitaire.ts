import type { Recipe } from '@/art/engine/recipe';

/** One stone on black velvet, cut by the edge, the title set like a jeweller's card. */
export const gemsSolitaire: Recipe = (A, g) => {
  const at = A.pick(['top', 'side', 'whole'] as const);
  const [cx, cy, r] = at === 'top' ? [150, 96, 158] : at === 'side' ? [226, 150, 162] : [150, 158, 122];
  let s = A.bg(A.rad(['#5a0f2c', '#21040f 55', '#080104'], cx, cy, 330));
  s += A.rays(cx, cy, 46, 430, '#ff9dbb', 0.1, A.R());
  for (let i = 0; i < 34; i++) {
    const k = A.rnd(0.5, 1);
    s += A.spark(A.rnd(0, 300), A.rnd(0, 330), 3 + 6 * k * A.R(), '#ffd3df', 0.5 * k);
  }
  s += A.glow(cx, cy, r * 1.4, '#ff2f68', 0.55);
  s += A.gem(cx, cy, r, 348, { n: A.pick([8, 10, 12, 6]), s: 86, sx: at === 'whole' ? 0.92 : 1 });
  s +=
    A.spark(cx - r * 0.42, cy - r * 0.4, 40, '#ffffff') + A.spark(cx + r * 0.5, cy + r * 0.3, 24, '#ffe6ee');
  s += A.fade(230, '#080104', 1);
  s += A.path('M34 292H134M166 292H266', 'none', 'stroke="#f3d9a2" stroke-width="1.2"');
  s += A.path('M150 284L157 292L150 300L143 292Z', '#f3d9a2');
  s += A.title(
    [
      { L: 0, t: 'Prism', s: 54, wt: 700 },
      { L: 1, t: 'VAULT', s: 21, track: 0.4, gap: 12, fill: '#f3d9a2', wt: 700 },
    ],
    {
      font: A.pick(['Playfair Display SC', 'Limelight', 'Abril Fatface']),
      y: 374,
      base: 'bottom',
      fill: ['#ffffff', '#f7e3c0'],
      w: 256,
      shadow: 0.5,
    },
  );
  s += A.provider(g.provider, { y: 392, s: 8, c: '#f3d9a2' });
  return s;
};
