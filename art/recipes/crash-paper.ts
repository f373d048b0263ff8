import type { Recipe } from '@/art/engine/recipe';

/** A folded paper plane with its dotted loop, cut paper in layers. */
export const crashPaper: Recipe = (A, g) => {
  const [ground, near, far, ink] = A.pick([
    ['#18b5a4', '#0d8c86', '#3fd0bd', '#083b3c'],
    ['#ff8f5c', '#e8663a', '#ffb184', '#5a1c0c'],
    ['#6a7cff', '#4653d8', '#94a1ff', '#141a55'],
    ['#f4c53d', '#e09a1b', '#ffdd7d', '#4b2d02'],
  ] as const);
  let s = A.bg(ground);
  s += A.path('M0 236C60 206 118 250 176 226C226 206 262 214 300 196V400H0Z', far, 'opacity=".8"');
  s += A.path('M0 292C70 262 130 312 196 280C244 258 272 270 300 258V400H0Z', near);
  s += A.path('M0 346C80 322 150 362 300 314V400H0Z', ink, 'opacity=".3"');
  s += A.cloud(64, 210, 0.9, '#ffffff', 0.9) + A.cloud(236, 286, 1.05, '#ffffff', 0.95);
  s += A.cloud(150, 330, 0.7, '#ffffff', 0.8);
  s += `<path d="M-8 372C70 372 150 356 160 292C168 240 98 232 96 280C94 322 176 306 204 214" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-dasharray="1 12"/>`;
  s += `<g transform="translate(196 168) rotate(-8)"><path d="M-104 6L92-74L-22 66Z" fill="#000" opacity=".18" transform="translate(8 18)"/><path d="M92-74L-104-6L-42 14Z" fill="#ffffff"/><path d="M92-74L-42 14L-34 64L-14 26Z" fill="#cfd9e4"/><path d="M92-74L-14 26L42 50Z" fill="#eef3f8"/><path d="M-34 64L-14 26L4 34Z" fill="#aebccb"/><path d="M92-74L-42 14" stroke="#b9c6d4" stroke-width="1.5"/></g>`;
  s += A.title(
    [
      { L: 0, t: 'PAPER', s: 64 },
      { L: 1, t: 'PLANE', s: 64 },
    ],
    {
      font: 'Rubik Mono One',
      x: 22,
      anchor: 'start',
      y: 62,
      gap: 6,
      w: 256,
      fill: '#ffffff',
      shadow: 0,
      ext: [3, 4, 4, ink],
      stroke: ink,
      sw: 2,
    },
  );
  s += A.provider(g.provider, { x: 22, y: 384, anchor: 'start', c: '#fff', o: 1, s: 9, wt: 800 });
  return s;
};
