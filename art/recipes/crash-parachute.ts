import { r1 } from '@/art/engine/arithmetic';
import type { Recipe } from '@/art/engine/recipe';

/** A jump into a field of colour: one parachute, much sky. */
export const crashParachute: Recipe = (A, g) => {
  const [ground, sun, cloth, other, ink] = A.pick([
    ['#ffcf33', '#ffe58a', '#e5383b', '#ffffff', '#231a06'],
    ['#ef6f6c', '#ffa99f', '#1d3557', '#fff1e0', '#2a0d12'],
    ['#8bd3c7', '#c4eee6', '#f4743b', '#fff6df', '#0d3a36'],
    ['#c3a6ff', '#e2d4ff', '#2b2d6e', '#ffd6e8', '#1b1240'],
  ] as const);
  let s = A.bg(ground) + A.circle(150, 180, 134, sun);
  s += A.path('M0 352L44 336L92 356L150 338L204 356L252 338L300 350V400H0Z', ink);
  const edges = [-104, -62, -21, 21, 62, 104];
  const panels = edges
    .slice(1)
    .map((to, i) => {
      const from = edges[i] ?? 0;
      const mid = (from + to) / 2;
      return `<path d="M0-86Q${r1(from * 1.02)} -82 ${from} 0Q${r1(mid)} -22 ${to} 0Q${r1(to * 1.02)} -82 0 -86Z" fill="${i % 2 ? other : cloth}"/>`;
    })
    .join('');
  const lines = edges.map((x) => `M${x} 0L${x < 0 ? -7 : 7} 96`).join('');
  const fx = A.popFx({ outline: ink, ow: 2.6, spec: 0.2, drop: 12, dropO: 0.25 });
  s += `<g transform="translate(150 190) rotate(-7)"><path d="${lines}" stroke="${ink}" stroke-width="1.8" fill="none"/><g filter="${fx}">${panels}</g><g fill="${ink}"><circle cx="0" cy="100" r="9"/><path d="M-9 110H9L12 140L20 166L13 169L2 144L-5 170L-13 168L-8 140Z"/><path d="M-8 112L-24 92L-19 88L-2 108ZM8 112L22 90L17 87L2 108Z"/></g></g>`;
  s += A.rect(0, 352, 300, 48, ink);
  s += A.title(
    [
      { L: 0, t: 'FREE', s: 48 },
      { L: 1, t: 'FALL', s: 48 },
    ],
    { font: 'Bowlby One', y: 58, gap: 4, w: 264, fill: ink, shadow: 0, two: [80, 34] },
  );
  s += A.title([{ t: `${A.rnd(2, 60).toFixed(2)}×`, s: 26 }], {
    font: 'Bowlby One',
    x: 278,
    anchor: 'end',
    y: 386,
    fill: ground,
    shadow: 0,
  });
  s += A.provider(g.provider, { x: 22, y: 384, anchor: 'start', c: other, o: 1, s: 9, wt: 800 });
  return s;
};
