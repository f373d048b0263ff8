import type { Recipe } from '@/art/engine/recipe';

export const horror: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#0b0210', '#3d0510 55', '#7d0b14 78', '#1a0206']));
  s +=
    A.glow(150, 150, 220, '#ff2a2a', 0.55) +
    A.circle(150, 142, 112, A.rad(['#ffe9dc', '#ff9a80 45', '#c92a20 85', '#8f120f'], 128, 116, 150));
  s += (
    [
      [112, 106, 16],
      [180, 88, 10],
      [196, 160, 20],
      [104, 186, 11],
      [150, 60, 8],
    ] as const
  )
    .map((q) => A.circle(q[0], q[1], q[2], '#8f1a14', 'opacity=".22"'))
    .join('');
  s += `<g filter="${A.blur(6)}" opacity=".6"><path d="M-20 170C60 150 90 180 150 168S260 150 320 172V196C250 180 200 198 140 190S30 186-20 200Z" fill="#1a0206"/></g>`;
  const cst =
    'M-10 410V268L14 268V232L22 206L30 232V252H44V216H40V206H46V212H52V206H58V212H64V206H70V216H66V170L80 128L94 170V236H112V196L124 160L136 196V250H164V196L176 160L188 196V236H204V156L220 108L236 156V216H232V206H238V212H244V206H250V212H256V206H262V216H258V252H270V232L278 206L286 232V268H310V410Z';
  s += A.path(cst, '#12020a');
  s += (
    [
      [76, 188, 6, 12],
      [216, 178, 7, 14],
      [121, 214, 5, 11],
      [173, 214, 5, 11],
      [50, 232, 5, 9],
      [246, 232, 5, 9],
    ] as const
  )
    .map(
      (q) =>
        `<path d="M${q[0]} ${q[1] + q[3]}V${q[1]}q${q[2] / 2} -6 ${q[2]} 0V${q[1] + q[3]}Z" fill="#ffc04d"/>` +
        A.glow(q[0] + q[2] / 2, q[1] + 6, 14, '#ff9a2a', 0.8),
    )
    .join('');
  (
    [
      [66, 74, 40, -12],
      [232, 60, 54, 14],
      [34, 128, 26, 8],
      [258, 124, 30, -6],
      [178, 36, 28, 4],
    ] as const
  ).forEach(([x, y, k, r]) => {
    s += A.sym('bat', x, y, k, { fill: '#12020a', rot: r });
  });
  s += A.sym(
    A.alt(['vampire-dracula', 'female-vampire', 'crowned-skull', 'pumpkin-lantern', 'bat', 'owl', 'cat']),
    150,
    226,
    172,
    {
      fill: ['#fff4ee', '#e9c9c4 50', '#9a5c66'],
      back: 40,
      backc: '#0b0106',
      glow: '#ff2a2a',
      gs: 10,
      fx: A.sculpt({ outline: '#0b0106', soft: 3, light: '#ffd6d6', spec: 0.5 }),
    },
  );
  s += A.fade(250, '#0b0106', 1);
  s += A.path(
    'M0 400V388C16 378 20 388 30 388S44 372 58 376S80 392 96 388S124 372 140 378S170 392 190 386S220 374 240 380S276 394 300 384V400Z',
    '#5d0812',
  );
  s += A.title(
    [
      { L: 0, t: 'Vesper', s: 86 },
      { L: 1, t: 'MANOR', s: 24, track: 0.6, font: 'Cinzel Decorative', wt: 700, gap: 14, sw: 4 },
    ],
    {
      font: 'New Rocker',
      y: 374,
      base: 'bottom',
      fill: ['#ffe1dc', '#ff4436 45', '#a30b12'],
      stroke: '#150105',
      sw: 7,
      ext: [0, 5, 4, '#4a0208'],
      w: 252,
    },
  );
  s += A.provider(g.provider, { y: 24, s: 8, c: '#ffb3a8' });
  return s;
};
