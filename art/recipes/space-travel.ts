import type { Recipe } from '@/art/engine/recipe';
import { at } from '@/art/engine/arithmetic';

const ROUTES = [
  ['#0d3b4f', '#1f7a8c', '#f4a259', '#f2e8cf', '#bc4b51'],
  ['#2b1a4f', '#6a3d9a', '#ffb347', '#fff1d6', '#e8505b'],
  ['#3a1020', '#8f2d56', '#ffbc42', '#fef3dd', '#218380'],
  ['#12263a', '#3d5a80', '#ee6c4d', '#f4f1e4', '#98c1d9'],
] as const;

/** A travel poster of the rocket age: flat planets, one long arc, plain type. */
export const spaceTravel: Recipe = (A, g) => {
  A.settle();
  const [night, mid, warm, cream, spot] = A.pick(ROUTES);
  const layout = A.pick([0, 1, 2]);
  let s = A.bg(night) + A.stars(46, 300, cream, 1.3);
  const [px, py, pr] = at(
    [
      [214, 132, 96],
      [84, 150, 92],
      [150, 120, 84],
    ] as const,
    layout,
  );
  s += A.circle(px, py, pr, warm);
  s += `<g ${A.clip(`<circle cx="${px}" cy="${py}" r="${pr}"/>`)}>`;
  for (let i = 0; i < 5; i++)
    s += A.rect(
      px - pr,
      py - pr + 20 + i * 36,
      pr * 2,
      8 + (i % 3) * 6,
      i % 2 ? spot : cream,
      'opacity=".5"',
    );
  s += A.circle(px + pr * 0.5, py + pr * 0.2, pr * 1.06, night, 'opacity=".22"') + '</g>';
  s += `<ellipse cx="${px}" cy="${py}" rx="${pr * 1.55}" ry="${pr * 0.32}" fill="none" stroke="${cream}" stroke-width="9" transform="rotate(-18 ${px} ${py})" stroke-dasharray="${layout === 2 ? '2000' : '560 90'}" opacity=".92"/>`;
  s += A.circle(layout === 1 ? 240 : 52, 66, 18, spot);
  s +=
    A.path('M-10 322C70 262 220 262 310 322V410H-10Z', mid) +
    A.path('M-10 342C90 300 200 296 310 336V410H-10Z', night);
  const [rx, ry, rot] = at(
    [
      [96, 216, 6],
      [206, 210, 24],
      [150, 232, -44],
    ] as const,
    layout,
  );
  s += A.path(
    `M${layout === 1 ? 60 : 20} 330Q${rx - 50} ${ry + 90} ${rx - 16} ${ry + 26}`,
    'none',
    `stroke="${cream}" stroke-width="7" stroke-linecap="round"`,
  );
  s += `<g transform="translate(${rx} ${ry}) rotate(${rot + 30}) scale(1.18)"><path d="M0 -66C22 -44 26 -6 20 34H-20C-26 -6 -22 -44 0 -66Z" fill="${cream}"/><path d="M0 -66C22 -44 26 -6 20 34H0Z" fill="#000" opacity=".14"/><path d="M0 -66C9 -57 15 -46 18.5 -34H-18.500C-15 -46 -9 -57 0 -66Z" fill="${spot}"/><circle cx="0" cy="-12" r="9" fill="${night}" stroke="${warm}" stroke-width="4"/><path d="M-20 6L-38 40V52L-18 34ZM20 6L38 40V52L18 34ZM-4 20H4V52H-4Z" fill="${spot}"/><path d="M-12 36H12L0 78Z" fill="${warm}"/></g>`;
  s += A.title(
    [
      { L: 0, t: 'NOVA', s: 62 },
      { L: 1, t: 'DRIFT', s: 25, track: 0.3, gap: 9, fill: warm },
    ],
    {
      font: A.pick(['Righteous', 'Staatliches', 'Limelight']),
      y: 378,
      base: 'bottom',
      fill: cream,
      w: 252,
      shadow: 0,
      stroke: night,
      sw: 8,
    },
  );
  s += A.frame(cream, { i: 8, w: 3, r: 2 });
  s += A.provider(g.provider, { y: 28, s: 8.5, wt: 800, c: cream, o: 1, track: 3 });
  return s;
};
