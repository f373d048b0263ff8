import { r1 } from '@/art/engine/arithmetic';
import type { Recipe } from '@/art/engine/recipe';

/** A hot-air balloon over misty hills at dawn. */
export const crashBalloon: Recipe = (A, g) => {
  const [high, low, cloth, trim] = A.pick([
    ['#7fc4d6', '#fde3bd', '#e2533d', '#fff2d8'],
    ['#8fb4e8', '#ffd9c7', '#f2a922', '#7a2f57'],
    ['#6fb8ac', '#fbe8b6', '#2d5fa8', '#ffe2a0'],
    ['#b39ddb', '#ffd7b0', '#1f8a70', '#fff0c9'],
  ] as const);
  let s = A.bg(A.lin([high, low]));
  s += A.glow(214, 286, 190, '#fff6da', 0.9);
  s += A.circle(214, 286, 30, '#fffdf2', 'opacity=".95"');
  s += A.cloud(52, 176, 0.8, '#ffffff', 0.75) + A.cloud(252, 132, 0.62, '#ffffff', 0.7);
  s += A.ridge(330, 46, 34, '#7f9fb0', 0.4, 'opacity=".55"');
  s += A.ridge(352, 40, 26, '#4f7286', 0.5, 'opacity=".75"');
  s += A.ridge(380, 34, 22, '#254457', 0.6);
  const gores = [-1, -0.62, -0.22, 0.22, 0.62, 1];
  const stripes = gores
    .slice(1)
    .map((to, i) => {
      const from = gores[i] ?? -1;
      const side = (k: number) => `C${r1(92 * k)} -44 ${r1(64 * k)} 48 ${r1(20 * k)} 86`;
      const back = `L${r1(20 * from)} 86C${r1(64 * from)} 48 ${r1(92 * from)} -44 0 -98`;
      return `<path d="M0 -98${side(to)}${back}Z" fill="${i % 2 ? trim : cloth}"/>`;
    })
    .join('');
  const fx = A.sculpt({ outline: '#2b1a24', soft: 9, scale: 8, k1: 0.5, k2: 0.6, spec: 0.35, ow: 2 });
  s += `<g transform="translate(122 214) rotate(4)"><path d="M-18 84L-11 116M18 84L11 116M-7 87L-5 116M7 87L5 116" stroke="#4b2f1e" stroke-width="1.6"/><g filter="${fx}">${stripes}</g><path d="M-20 86H20L17 94H-17Z" fill="#2b1a24"/><path d="M-14 116H14L11 138Q0 142-11 138Z" fill="#8a5a2c" stroke="#4b2f1e" stroke-width="2"/><path d="M-13 122H13M-12 129H12" stroke="#5d3a1a" stroke-width="1.4"/></g>`;
  s += `<g fill="#254457">${[
    [232, 214, 1],
    [250, 224, 0.7],
    [216, 228, 0.6],
  ]
    .map(
      ([x, y, k]) =>
        `<path transform="translate(${x} ${y}) scale(${k})" d="M-14-5Q-6-9 0 0Q6-9 14-5Q7-5 0 4Q-7-5-14-5Z"/>`,
    )
    .join('')}</g>`;
  s += A.title(
    [
      { L: 0, t: 'Cloud', s: 76 },
      { L: 1, t: 'Nine', s: 58 },
    ],
    {
      font: 'Shrikhand',
      y: 64,
      gap: 2,
      cap: 0.62,
      w: 256,
      fill: '#fffdf2',
      stroke: '#23394a',
      sw: 7,
      two: [116, 46],
    },
  );
  s += A.provider(g.provider, { c: '#fff', o: 0.95, s: 9, wt: 800 });
  return s;
};
