import type { Recipe } from '@/art/engine/recipe';

/** A rocket on squared paper. */
export const crashMoonshot: Recipe = (A, g) => {
  let s =
    A.bg('#f3efe4') +
    A.rect(
      0,
      0,
      300,
      400,
      A.pattern(24, 24, '<path d="M24 0H0V24" fill="none" stroke="#1a1f3c" stroke-opacity=".09"/>'),
    );
  s +=
    A.circle(232, 92, 58, '#ff5a36') +
    A.circle(232, 92, 74, 'none', 'stroke="#ff5a36" stroke-width="2" stroke-dasharray="3 7"');
  s +=
    A.path('M-10 330C120 326 190 270 214 150L232 150C214 300 130 344-10 346Z', '#1a1f3c') +
    A.path('M-10 346C130 344 214 300 232 150H320V410H-10Z', '#2b4bff');
  s += A.obj('rocket', 224, 120, 150, { rot: -22, fx: A.popFx({ outline: '#1a1f3c', ow: 3, spec: 0.3 }) });
  s += A.title(
    [
      { L: 0, t: 'MOON', s: 92 },
      { L: 1, t: 'SHOT', s: 92 },
    ],
    {
      font: g.lines ? 'Anton' : 'Rubik Mono One',
      x: 20,
      anchor: 'start',
      y: 64,
      gap: 10,
      fill: '#1a1f3c',
      shadow: 0,
      w: 138,
    },
  );
  s += A.title([{ t: `×${g.lines ? A.rnd(12, 400).toFixed(2) : '118.40'}`, s: 50 }], {
    font: 'Anton',
    x: 20,
    anchor: 'start',
    y: 364,
    fill: '#fff',
    shadow: 0,
    w: 190,
  });
  s += A.provider(g.provider, { x: 20, y: 386, anchor: 'start', s: 9, o: 1 });
  return s;
};
