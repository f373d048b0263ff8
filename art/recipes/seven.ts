import type { Recipe } from '@/art/engine/recipe';
import type { Stops } from '@/art/engine/types';
import { FIRE } from '@/art/engine/palette';

interface SevenLook {
  readonly f: Stops;
  readonly s: string;
  readonly e: string;
  readonly r: number;
}

export const seven: Recipe = (A, g) => {
  let s = A.bg(A.rad(['#3b0a02', '#140301 60', '#050000'], 150, 200, 260));
  s += A.flames(330, 7, 260, ['#5a0d02', '#b32405', '#f25a0c', '#ffb52b']);
  s += A.glow(150, 200, 170, '#ff7a1a', 0.55);
  const seven = (x: number, y: number, k: number, o: SevenLook) =>
    A.title([{ t: '7', s: 200 * k }], {
      font: 'Alfa Slab One',
      x,
      y,
      fill: o.f,
      stroke: o.s,
      sw: 12 * k,
      ext: [8 * k, 8 * k, 8, o.e],
      w: 400,
      outer: ['#ffd66b', 20 * k],
      rot: o.r,
    });
  s += seven(66, 250, 0.72, {
    f: ['#ffb199', '#e4230f 45', '#7d0503 55', '#d31509'],
    s: '#fff1c9',
    e: '#4a0400',
    r: -12,
  });
  s += seven(232, 250, 0.72, {
    f: ['#ffb199', '#e4230f 45', '#7d0503 55', '#d31509'],
    s: '#fff1c9',
    e: '#4a0400',
    r: 12,
  });
  s += seven(147, 256, 1.08, {
    f: ['#fff9c9', '#ffd12e 40', '#e07e04 54', '#ffc531'],
    s: '#8a1200',
    e: '#4a0400',
    r: 0,
  });
  s += A.spark(116, 116, 24, '#fff6d0') + A.spark(226, 140, 14, '#fff6d0') + A.spark(60, 160, 10, '#fff');
  s += A.fade(276, '#0b0200', 0.95);
  s += A.title(
    [
      { L: 0, t: 'BLAZING', s: 58 },
      { L: 1, t: 'SEVENS', s: 58 },
    ],
    {
      font: 'Bowlby One',
      y: 320,
      gap: 11,
      fill: FIRE,
      stroke: '#1c0300',
      sw: 8,
      ext: [0, 6, 5, '#6b0d00'],
      w: 256,
      hi: '#fff6c8',
    },
  );
  s +=
    A.rect(0, 0, 300, 30, '#d31509') +
    A.provider(g.provider, { y: 20, s: 10, font: 'Bowlby One', wt: 400, o: 1, c: '#ffe9c0' });
  return s;
};
