import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

export const bison: Recipe = (A, g) => {
  const L = ['#ffd29a', '#ff9a57', '#f0603a', '#b9302f', '#711a2e', '#38101f'] as const;
  let s = A.bg(A.lin(['#fff0c9', '#ffb86b 40', '#ff7a45']));
  s +=
    A.circle(150, 146, 92, '#fff6d6') +
    A.circle(150, 146, 110, 'none', 'stroke="#fff6d6" stroke-width="3" opacity=".5"') +
    A.circle(150, 146, 130, 'none', 'stroke="#fff6d6" stroke-width="2" opacity=".3"');
  s +=
    A.path('M-10 214H34L44 168H86L96 204L130 206L138 220H-10Z', L[2], 'opacity=".75"') +
    A.path('M180 226L190 156H228L236 190H274L284 214L320 216V240H180Z', L[2], 'opacity=".9"');
  s += A.ridge(246, 34, 34, L[3], 0.7) + A.ridge(276, 24, 28, L[4], 0.7);
  for (let i = 0; i < 7; i++)
    s += `<path d="M${r1(A.rnd(30, 270))} ${r1(A.rnd(40, 110))}q7 -6 12 0q6 -6 12 0" stroke="#711a2e" stroke-width="2" fill="none"/>`;
  s += A.sym(A.alt(['buffalo-head', 'elephant-head', 'lion', 'eagle-head']), 126, 182, 268, {
    fill: ['#c2543a', '#6d1c2c 46', '#2a0a18'],
    back: 22,
    backc: '#1f0713',
    fx: A.sculpt({
      outline: '#1f0713',
      light: '#ffb070',
      soft: 4,
      scale: 7,
      az: 300,
      spec: 0.55,
      exp: 10,
      ow: 2,
    }),
  });
  s += A.ridge(330, 14, 20, L[5], 0.9) + A.rect(0, 320, 300, 80, '#1f0713');
  for (let i = 0; i < 40; i++) {
    const x = i * 8 - 4;
    s += `<path d="M${x} 326l${r1(A.rnd(-5, 5))} ${r1(A.rnd(-22, -6))}l4 20Z" fill="#1f0713"/>`;
  }
  s += A.title(
    [
      { L: 0, t: 'BISON', s: 86 },
      { L: 1, t: 'RIDGE', s: 27, track: 0.6, gap: 12, sw: 4 },
    ],
    {
      font: 'Alfa Slab One',
      y: 382,
      base: 'bottom',
      fill: ['#fff3d0', '#ffb15c'],
      w: 252,
      stroke: '#1f0713',
      sw: 6,
      shadow: 0,
    },
  );
  s += A.provider(g.provider, { y: 26, c: '#711a2e', o: 1, s: 9, wt: 800 });
  return s;
};
