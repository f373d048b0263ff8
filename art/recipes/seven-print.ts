import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';

const INKS = [
  ['#f6ecd9', '#d62718', '#15202e', '#f2b632'],
  ['#f2e9dc', '#0f5fa6', '#1a1320', '#ff6a3d'],
  ['#e9f0e4', '#0e7a55', '#1b1b1b', '#f0b429'],
  ['#fbe6d4', '#8a1c5c', '#1c1030', '#f28c28'],
] as const;

/** A seven as a poster of the fifties prints it: three inks, big shapes, type in the corner. */
export const sevenPrint: Recipe = (A, g) => {
  A.settle();
  const [paper, ink, dark, spot] = A.pick(INKS);
  const mirrored = A.pick([false, true]);
  let s = A.bg(paper);
  s += A.circle(mirrored ? 84 : 216, 150, 128, spot);
  s += A.rays(mirrored ? 84 : 216, 150, 30, 128, paper, 0.34, 0.1);
  const seven = 'M42 34H262V98L156 300H62L160 108H42Z';
  const stamp = (fill: string, shade: string, place: string) =>
    `<g transform="${place}"><g transform="translate(10 12)" opacity=".9">${A.path(seven, shade)}</g>${A.path(seven, fill)}${A.path('M42 34H262V52H42Z', '#ffffff', 'opacity=".22"')}</g>`;
  const layout = A.pick(['one', 'three', 'close', 'stack'] as const);
  if (layout === 'three')
    s +=
      stamp(spot, dark, 'translate(-36 60) rotate(-9 150 170) scale(.72)') +
      stamp(dark, spot, 'translate(122 54) rotate(9 150 170) scale(.72)') +
      stamp(ink, dark, 'translate(24 22) scale(.86)');
  else if (layout === 'stack')
    for (let i = 0; i < 3; i++)
      s += stamp(at([dark, ink, spot], i), paper, `translate(${18 + i * 62} ${22 + i * 20}) scale(.62 .86)`);
  else s += stamp(ink, dark, layout === 'close' ? 'translate(-74 -56) rotate(-6 150 200) scale(1.32)' : '');
  if (layout === 'one') {
    // A dot screen where the light falls off, as the press leaves it.
    let dots = '';
    for (let j = 0; j < 22; j++)
      for (let i = 0; i < 26; i++) {
        const r = 3.1 * Math.max(0, (j - 4) / 18);
        if (r > 0.4)
          dots += `<circle cx="${r1(20 + i * 10 + (j % 2) * 5)}" cy="${r1(92 + j * 9.6)}" r="${r1(r)}"/>`;
      }
    s += `<g fill="${dark}" opacity=".55" ${A.clip(`<path d="${seven}"/>`)}>${dots}</g>`;
  }
  for (let i = 0; i < 3; i++) {
    const x = (mirrored ? 206 : 40) + i * 30;
    s += A.path(`M${x} 322l9 -20l9 20l-9 20Z`, i === 1 ? spot : dark);
  }
  s += A.rect(0, 336, 300, 64, dark) + A.rect(0, 330, 300, 6, spot);
  s += A.title(
    [
      { L: 0, t: 'BLAZING', s: 60 },
      { L: 1, t: 'SEVENS', s: 26, track: 0.2, gap: 9, fill: spot },
    ],
    {
      font: A.pick(['Anton', 'Bowlby One', 'Staatliches']),
      y: 388,
      base: 'bottom',
      fill: paper,
      w: 260,
      shadow: 0,
      stroke: dark,
      sw: 7,
    },
  );
  s += A.provider(g.provider, {
    x: 20,
    y: 22,
    anchor: 'start',
    s: 9,
    wt: 800,
    c: layout === 'close' ? paper : dark,
    o: 1,
  });
  return s;
};
