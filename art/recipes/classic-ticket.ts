import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

const TICKETS = [
  ['#163a5f', '#f7edd6', '#c92a2a', '#e8b84b'],
  ['#5a1220', '#fbf0dc', '#1c6e5a', '#e9a23b'],
  ['#0f4a45', '#fff5dd', '#d1481f', '#f0c24b'],
  ['#3a2560', '#fdeede', '#b8325c', '#f2b84b'],
] as const;

/** An admission ticket: letterpress on card, torn at the notches. */
export const classicTicket: Recipe = (A, g) => {
  A.settle();
  const [cloth, card, ink, spot] = A.pick(TICKETS);
  let s = A.bg(cloth);
  s += A.bg(A.pattern(26, 26, `<path d="M0 13L13 0L26 13L13 26Z" fill="#ffffff" opacity=".06"/>`));
  let edge = 'M22 20H278';
  for (let i = 0; i < 12; i++) edge += `V${r1(33 + i * 30)}a9 9 0 0 0 0 14`;
  edge += 'V380H22';
  for (let i = 11; i >= 0; i--) edge += `V${r1(47 + i * 30)}a9 9 0 0 0 0 -14`;
  s += `<g transform="rotate(${A.pick([-3, 2.4, -1.4])} 150 200)">`;
  s += `<path d="${edge}Z" fill="#000" opacity=".45" transform="translate(4 9)"/>` + A.path(`${edge}Z`, card);
  s += A.rect(42, 32, 216, 336, 'none', `stroke="${ink}" stroke-width="3"`);
  s += A.rect(48, 38, 204, 324, 'none', `stroke="${ink}" stroke-width="1"`);
  s += A.path('M48 232H252', 'none', `stroke="${ink}" stroke-width="2" stroke-dasharray="5 6"`);
  s +=
    A.rays(150, 140, 40, 88, spot, 0.75) +
    A.circle(150, 140, 66, card) +
    A.circle(150, 140, 66, 'none', `stroke="${ink}" stroke-width="3"`);
  const fx = A.popFx({ outline: ink, ow: 2, spec: 0.3 });
  const seven = A.title([{ t: '7', s: 110 }], {
    font: 'Alfa Slab One',
    y: 180,
    fill: ink,
    shadow: 0,
    stroke: spot,
    sw: 5,
  });
  const heroes = [
    A.obj('bell', 150, 140, 104, { fx }),
    A.obj('cherries', 150, 140, 108, { fx }),
    A.sym('horseshoe', 150, 140, 96, { fill: [spot, '#8a5408'], back: 20, backc: ink }),
    seven,
    A.path(
      'M150 82L164 122L206 122L172 147L185 188L150 163L115 188L128 147L94 122L136 122Z',
      ink,
      `stroke="${spot}" stroke-width="5" stroke-linejoin="round"`,
    ),
    A.coin(150, 140, 56),
  ];
  s += heroes[(g.sym ?? 0) % heroes.length] ?? seven;
  for (const x of [62, 238])
    for (const y of [54, 216]) s += A.path(`M${x} ${y - 9}l3 6l6 3l-6 3l-3 6l-3 -6l-6 -3l6 -3Z`, ink);
  s += A.title(
    [
      { L: 0, t: 'HALFPENNY', s: 52 },
      { L: 1, t: 'ARCADE', s: 32, gap: 11, fill: ink },
    ],
    { font: A.pick(['Alfa Slab One', 'Rye', 'Bowlby One']), y: 292, fill: cloth, w: 186, shadow: 0 },
  );
  const no = String(100000 + Math.floor(A.rnd(0, 899999)));
  s += A.label(`No ${no}`, {
    x: 60,
    y: 352,
    size: 13,
    font: 'Anton',
    wt: 400,
    fill: ink,
    anchor: 'start',
    track: 0.06,
  });
  s += A.label(g.provider.toUpperCase(), {
    x: 240,
    y: 351,
    size: 9,
    wt: 800,
    fill: cloth,
    anchor: 'end',
    track: 0.12,
    w: 100,
  });
  return `${s}</g>`;
};
