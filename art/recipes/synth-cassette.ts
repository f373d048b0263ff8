import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';

const TAPES = [
  ['#ffd9e8', '#2b1a55', '#ff5c9a', '#27c4d9', '#ffd23f'],
  ['#d6f3f0', '#14304f', '#ff7a45', '#2f8fe0', '#ffd166'],
  ['#fff0cf', '#3a1440', '#e8386d', '#7a4bd6', '#2ec4b6'],
  ['#e4dcff', '#1f1147', '#f23da8', '#3d7bff', '#ffe14d'],
] as const;

/** A mixtape on a pastel table, shapes of 1986 around it; the title is written on its label. */
export const synthCassette: Recipe = (A, g) => {
  const [table, dark, one, two, three] = A.pick(TAPES);
  A.settle();
  let s = A.bg(table);
  const inks = [one, two, three];
  for (let i = 0; i < 26; i++) {
    const x = A.rnd(-4, 296);
    const y = i < 13 ? A.rnd(0, 84) : A.rnd(304, 340);
    const c = at(inks, i);
    const turn = `transform="rotate(${r1(A.rnd(0, 180))} ${r1(x)} ${r1(y)})"`;
    if (i % 4 === 0) s += A.circle(x, y, 10, 'none', `stroke="${c}" stroke-width="5"`);
    else if (i % 4 === 1)
      s += A.path(
        `M${r1(x - 14)} ${r1(y)}l7 -9l7 9l7 -9l7 9`,
        'none',
        `stroke="${c}" stroke-width="4" ${turn}`,
      );
    else if (i % 4 === 2)
      s += A.path(`M${r1(x)} ${r1(y - 12)}L${r1(x + 12)} ${r1(y + 9)}H${r1(x - 12)}Z`, c, turn);
    else s += A.rect(x, y, 22, 6, c, turn);
  }
  s += `<g transform="rotate(${A.pick([-6, 5, -3])} 150 200)">`;
  s += `<rect x="14" y="102" width="272" height="196" rx="16" fill="${dark}" opacity=".35" transform="translate(6 12)"/>`;
  s += `<rect x="14" y="98" width="272" height="196" rx="16" fill="${dark}"/><rect x="19" y="103" width="262" height="186" rx="12" fill="none" stroke="#ffffff" stroke-opacity=".22" stroke-width="2"/>`;
  for (const [x, y] of [
    [28, 112],
    [272, 112],
    [28, 280],
    [272, 280],
  ] as const)
    s += A.circle(x, y, 4, '#ffffff', 'opacity=".5"');
  s += `<rect x="36" y="114" width="228" height="132" rx="8" fill="#fffaf0"/>`;
  [one, three, two].forEach((c, i) => {
    s += A.rect(36, 200 + i * 11, 228, 11, c);
  });
  s += `<rect x="78" y="186" width="144" height="52" rx="26" fill="${dark}"/><rect x="124" y="194" width="52" height="36" rx="4" fill="#ffffff" opacity=".22"/>`;
  for (const x of [104, 196]) {
    s += A.circle(x, 212, 19, '#fffaf0');
    for (let i = 0; i < 6; i++)
      s += `<path d="M-3 -19H3V-10H-3Z" fill="${dark}" transform="translate(${x} 212) rotate(${i * 60})"/>`;
    s += A.circle(x, 212, 10, dark);
  }
  s +=
    A.path('M84 294L96 258H204L216 294Z', '#ffffff', 'opacity=".14"') +
    A.circle(118, 280, 5, table) +
    A.circle(182, 280, 5, table);
  s += A.title(
    [
      { L: 0, t: 'Midnight', s: 38 },
      { L: 1, t: 'DRIVE', s: 19, track: 0.16, gap: 6, fill: one },
    ],
    {
      font: A.pick(['Shrikhand', 'Righteous', 'Bungee']),
      y: 181,
      base: 'bottom',
      fill: dark,
      w: 204,
      shadow: 0,
    },
  );
  s += '</g>';
  s += A.title([{ t: A.pick(['SIDE A', 'SIDE B', 'C60', 'C90']), s: 30 }], {
    font: 'Righteous',
    x: 24,
    anchor: 'start',
    y: 374,
    fill: dark,
    shadow: 0,
    w: 130,
  });
  s += A.provider(g.provider, { x: 280, y: 372, anchor: 'end', s: 9, wt: 800, c: dark, o: 1 });
  return s;
};
