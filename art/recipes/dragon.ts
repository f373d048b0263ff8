import type { Recipe } from '@/art/engine/recipe';

export const dragon: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#5e0309', '#b3121a 45', '#7d070f']));
  s += A.seig(0, 0, 300, 400, 22, '#00000000', '#ffcf6b22');
  s += A.glow(150, 176, 190, '#ff5a2e', 0.8);
  s += A.circle(150, 176, 124, A.rad(['#ffefb6', '#ffc246 60', '#e5860f'], 140, 150, 150));
  s +=
    A.circle(150, 176, 124, 'none', 'stroke="#5e0309" stroke-width="3"') +
    A.circle(150, 176, 132, 'none', 'stroke="#ffd67a" stroke-width="3"');
  const pet = (x: number, y: number, k: number, c: readonly [string, string]) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-70 30C-92 30-92 0-68 2C-72-26-36-32-28-12C-20-40 22-38 26-12C40-30 70-18 60 4C84 4 84 30 62 30Z" fill="${c[0]}"/><path d="M-62 22C-76 22-76 8-62 10M-20 22C-40 22-40-4-20-4C-6-4-6 12-18 12M34 22C14 22 14-2 34-2C48-2 48 14 36 14" fill="none" stroke="${c[1]}" stroke-width="4" stroke-linecap="round"/></g>`;
  s += A.sym(
    A.alt(['spiked-dragon-head', 'tiger-head', 'oni', 'sea-dragon', 'handheld-fan']),
    158,
    176,
    236,
    {
      fill: ['#ff7a5c', '#d3121b 40', '#7d0410 85', '#4a0208'],
      back: 24,
      backc: '#2a0103',
      fx: A.sculpt({ outline: '#ffd67a', light: '#ffe0b8', soft: 3, scale: 7, ow: 2.2, spec: 0.6 }),
    },
  );
  s +=
    pet(48, 272, 1, ['#ffe8c4', '#d3541e']) +
    pet(262, 284, 1.1, ['#ffd089', '#b93a12']) +
    pet(146, 306, 1.25, ['#fff3dc', '#e0752a']);
  (
    [
      [34, 62],
      [266, 62],
    ] as const
  ).forEach(([x, y]) => {
    s +=
      `<path d="M${x} 0V${y - 26}" stroke="#ffd67a" stroke-width="2"/>` +
      A.glow(x, y, 54, '#ffb43d', 0.8) +
      `<rect x="${x - 22}" y="${y - 26}" width="44" height="52" rx="20" fill="${A.lin(['#ff9a4d', '#f02a1a 50', '#9c0a0c'])}"/><path d="M${x - 9} ${y - 26}Q${x - 15} ${y} ${x - 9} ${y + 26}M${x + 9} ${y - 26}Q${x + 15} ${y} ${x + 9} ${y + 26}" stroke="#ffd67a" stroke-width="1.5" fill="none" opacity=".7"/><rect x="${x - 13}" y="${y - 31}" width="26" height="7" rx="2" fill="#ffd67a"/><rect x="${x - 13}" y="${y + 24}" width="26" height="7" rx="2" fill="#ffd67a"/><path d="M${x} ${y + 31}v26M${x - 4} ${y + 31}v20M${x + 4} ${y + 31}v20" stroke="#ffd67a" stroke-width="2"/>`;
  });
  s += A.fade(286, '#3a0204');
  s += A.title(
    [
      { L: 0, t: 'Dragon', s: 70 },
      { L: 1, t: 'LANTERNS', s: 25, track: 0.2, font: 'Limelight', gap: 13 },
    ],
    {
      font: 'Shrikhand',
      y: 374,
      base: 'bottom',
      fill: ['#fffbe0', '#ffe08a 40', '#f2a92c'],
      stroke: '#4a0204',
      sw: 8,
      ext: [0, 5, 4, '#2a0102'],
      w: 250,
    },
  );
  s += A.provider(g.provider, { y: 389, c: '#ffd67a', s: 8 });
  return s;
};
