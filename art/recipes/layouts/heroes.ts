import { at, r1 } from '@/art/engine/arithmetic';
import { CHROME, FIRE, GOLDM } from '@/art/engine/palette';
import type { Stops } from '@/art/engine/types';
import { charm } from '@/art/recipes/clover-rainbow';
import { fruitOf } from '@/art/recipes/fruits';
import { airship } from '@/art/recipes/steam-blueprint';
import { sweetOf } from '@/art/recipes/sweets';
import type { IconName } from '@/art/symbols/icons';
import type { ObjectName } from '@/art/symbols/noto';
import type { Hero } from './layout';

/** One of the theme's silhouettes, cast in metal or enamel. */
export const silhouettes =
  (icons: readonly IconName[], fill: Stops = GOLDM): Hero =>
  (A, _g, x, y, size, { ink, light }) =>
    A.sym(A.alt(icons), x, y, size, {
      fill,
      back: 23,
      backc: ink,
      fx: A.sculpt({ outline: ink, soft: 2.9, scale: 7, light, drop: 6 }),
    });

/** One coloured object whatever the title. */
export const objects =
  (names: readonly ObjectName[]): Hero =>
  (A, g, x, y, size, { ink }) =>
    A.obj(at(names, g.sym ?? 0), x, y, size, { fx: A.popFx({ outline: ink, ow: 2.4, spec: 0.35 }) });

export const fruitHero: Hero = (A, g, x, y, size, { ink }) =>
  fruitOf(A, g.sym ?? 0, x, y, size, { fx: A.popFx({ spec: 0.35, ow: 2.4, outline: ink }) });

export const sweetHero: Hero = (A, g, x, y, size, { ink }) =>
  sweetOf(A, g.sym ?? 0, x, y, size, { fx: A.popFx({ spec: 0.35, ow: 2.4, outline: ink }) });

/** A cut stone in the colour that the accent names. */
export const gemHero: Hero = (A, _g, x, y, size) =>
  A.gem(x, y, size * 0.46, 348, { n: A.pick([6, 8, 10, 12]), s: 84 }) +
  A.spark(x - size * 0.18, y - size * 0.2, size * 0.13);

const STAR = 'M0-54L15-17L54-17L23 8L34 48L0 25L-34 48L-23 8L-54-17L-15-17Z';

export const sevenHero: Hero = (A, _g, x, y, size, { ink, light }) =>
  A.title([{ t: '7', s: size * 0.98 }], {
    font: 'Alfa Slab One',
    x,
    y: y + size * 0.35,
    w: size * 1.2,
    fill: FIRE,
    stroke: light,
    sw: size * 0.05,
    ext: [size * 0.03, size * 0.04, 6, ink],
    shadow: 0.5,
  });

/** Bell, cherries, horseshoe, seven, star or coin, in the order of the ticket. */
export const reelHero: Hero = (A, g, x, y, size, colours) => {
  const { ink, light } = colours;
  const fx = A.popFx({ outline: ink, ow: 2.2, spec: 0.35 });
  const metal = A.sculpt({ outline: ink, soft: 3, scale: 7, light });
  const heroes = [
    () => A.obj('bell', x, y, size, { fx }),
    () => A.obj('cherries', x, y, size, { fx }),
    () => A.sym('horseshoe', x, y, size * 0.9, { fill: CHROME, back: 20, backc: ink, fx: metal }),
    () => sevenHero(A, g, x, y, size, colours),
    () =>
      `<g filter="${metal}"><path transform="translate(${x} ${y}) scale(${r1(size / 11) / 10})" d="${STAR}" fill="${A.lin(GOLDM)}"/></g>`,
    () => A.coin(x, y, size * 0.42),
  ];
  return at(heroes, g.sym ?? 0)();
};

/** Clover, horseshoe, toadstool or hat, as the title asks. */
export const luckHero: Hero = (A, g, x, y, size, { ink, light }) =>
  `<g transform="translate(${x} ${y}) scale(${(size / 158).toFixed(3)})">${charm(A, (g.sym ?? 0) % 4, 0, 0, ink, A.sculpt({ outline: ink, soft: 3, scale: 6, light, k1: 0.5, k2: 0.6 }))}</g>`;

/** Cards fanned from the hand, the highest in front. */
export const cardsHero =
  (ranks: readonly string[]): Hero =>
  (A, _g, x, y, size) => {
    const suits = A.pick([
      ['s', 'h', 'c', 'd'],
      ['h', 's', 'd', 'c'],
      ['d', 'c', 'h', 's'],
    ] as const);
    const middle = (ranks.length - 1) / 2;
    return ranks
      .map((rank, i) => {
        const turn = (i - middle) * 17;
        const aside = (i - middle) * size * 0.2;
        return A.card(
          x + aside,
          y + Math.abs(i - middle) * size * 0.05,
          size * 0.44,
          turn,
          rank,
          at(suits, i),
        );
      })
      .join('');
  };

/** Two dice that lean on each other. */
export const diceHero: Hero = (A, _g, x, y, size) => {
  const k = size / 250;
  const face = () => Math.floor(A.R() * 6) + 1;
  return (
    A.die(x + size * 0.22, y - size * 0.08, k, 12, [face(), face(), face()]) +
    A.die(x - size * 0.2, y + size * 0.1, k * 1.1, -10, [face(), face(), face()])
  );
};

/** A wheel from above, with the ball in one of its pockets. */
export const wheelHero: Hero = (A, _g, x, y, size, { ink, light }) => {
  const pockets = 26;
  const on = (i: number, r: number) => {
    const a = (i / pockets) * 6.2832;
    return `${r1(r * Math.cos(a))} ${r1(r * Math.sin(a))}`;
  };
  const slots = Array.from({ length: pockets }, (_, i) => {
    const colour = i === 0 ? '#18915c' : i % 2 ? '#c3182b' : '#17181c';
    return `<path d="M${on(i, 62)}L${on(i, 92)}A92 92 0 0 1 ${on(i + 1, 92)}L${on(i + 1, 62)}A62 62 0 0 0 ${on(i, 62)}Z" fill="${colour}" stroke="#f0d28a" stroke-width="1.4"/>`;
  }).join('');
  const spokes = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path d="M-5 0L-3-50H3L5 0Z" fill="#f0d28a" stroke="${ink}" stroke-width="1.4" transform="rotate(${turn})"/>`,
    )
    .join('');
  const turn = r1(A.R() * 360);
  return `<g transform="translate(${x} ${y}) scale(${(size / 214).toFixed(3)})"><circle cy="8" r="106" fill="#000" opacity=".4"/><circle r="106" fill="${A.lin(['#b8763a', '#5c2c10 60', '#8a4f22'], 60)}" stroke="${light}" stroke-width="2"/><g transform="rotate(${turn})">${slots}</g><circle r="62" fill="${A.radB(['#9a5a28', '#57280f'], 0.4, 0.35, 0.8)}"/><g transform="rotate(${turn})">${spokes}</g><circle r="15" fill="${A.lin(GOLDM, 60)}" stroke="${ink}" stroke-width="1.4"/><circle cx="54" cy="-52" r="8.5" fill="#fff" stroke="${ink}" stroke-width="1.4"/></g>`;
};

/** A prize wheel with its pointer. */
export const prizeHero: Hero = (A, _g, x, y, size, { ink, light }) => {
  const colours = ['#ff5d73', '#ffd166', '#35c9b0', '#5a8dee', '#b46bd6', '#ff9f45'];
  const on = (i: number) => `${r1(88 * Math.cos(i * 0.5236))} ${r1(88 * Math.sin(i * 0.5236))}`;
  const parts = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M0 0L${on(i)}A88 88 0 0 1 ${on(i + 1)}Z" fill="${at(colours, i)}" stroke="${light}" stroke-width="1.6"/>`,
  ).join('');
  const fx = A.popFx({ outline: ink, ow: 2.4, spec: 0.3 });
  return `<g filter="${fx}"><g transform="translate(${x} ${y}) scale(${(size / 206).toFixed(3)})"><circle r="100" fill="${ink}"/><g transform="rotate(${r1(A.R() * 30)})">${parts}</g><circle r="20" fill="${A.lin(GOLDM, 60)}"/><path d="M0-78L-14-112H14Z" fill="${A.lin(GOLDM)}" stroke="${ink}" stroke-width="2"/></g></g>`;
};

/** A striped sun over a grid that runs to the horizon. */
export const sunHero: Hero = (A, _g, x, y, size, { accent, ink }) => {
  const r = size * 0.44;
  const clip = A.clip(`<circle cx="${x}" cy="${y}" r="${r1(r)}"/>`);
  const bars = Array.from({ length: 6 }, (_, i) =>
    A.rect(x - r, y + r * (0.02 + i * 0.17), r * 2, r * (0.03 + i * 0.02), ink),
  ).join('');
  const palm = (side: 1 | -1) =>
    `<g transform="translate(${r1(x + side * r * 0.62)} ${r1(y + r * 0.98)})">${A.path(`M-3 0Q${side * -6} ${r1(-r * 0.5)} ${side * 4} ${r1(-r * 0.92)}H${side * 4 + 5}Q${side * 2} ${r1(-r * 0.5)} 5 0Z`, ink)}${[-72, -36, 4, 40, 76].map((turn) => A.frond(side * 5, -r * 0.9, r * 0.5, turn, ink)).join('')}</g>`;
  return `<g ${clip}>${A.rect(x - r, y - r, r * 2, r * 2, A.lin(['#ffe27a', '#ff8a5b 45', accent]))}${bars}</g>${palm(1)}${palm(-1)}`;
};

/** A ball among pegs. */
export const ballHero: Hero = (A, _g, x, y, size, { accent, ink, light }) => {
  const pegs = [-2, -1, 0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: row + 4 }, (_, i) =>
        A.circle(x + (i - (row + 3) / 2) * size * 0.17, y + row * size * 0.17, size * 0.028, light),
      ),
    )
    .join('');
  const fx = A.popFx({ outline: ink, ow: 2.4, spec: 0.6 });
  return `${pegs}<g filter="${fx}"><circle cx="${r1(x + size * 0.085)}" cy="${r1(y - size * 0.06)}" r="${r1(size * 0.17)}" fill="${accent}"/></g>`;
};

/** Three numbered balls, one upon two. */
export const numbersHero: Hero = (A, _g, x, y, size, { accent, ink, light }) => {
  const first = Math.floor(A.R() * 40);
  const ball = (dx: number, dy: number, r: number, paint: string, more: number) => {
    const [cx, cy] = [r1(x + dx * size), r1(y + dy * size)];
    const number = String(1 + ((first + more) % 40));
    return `<circle cx="${cx}" cy="${cy}" r="${r1(r * size)}" fill="${paint}"/><circle cx="${cx}" cy="${cy}" r="${r1(r * size * 0.6)}" fill="#fffdf4"/>${A.label(number, { x: cx, y: cy + r * size * 0.24, size: r * size * 0.66, font: 'Titan One', wt: 400, fill: ink })}`;
  };
  const fx = A.popFx({ outline: ink, ow: 2.4, spec: 0.5 });
  return `<g filter="${fx}">${ball(0, -0.19, 0.23, accent, 0)}${ball(-0.235, 0.21, 0.23, '#e9b44c', 7)}${ball(0.235, 0.21, 0.23, light, 22)}</g>`;
};

/** A cogwheel, a clock or an airship, in the order of the blueprint. */
export const worksHero: Hero = (A, g, x, y, size, { ink, light }) => {
  const kind = (g.sym ?? 0) % 3;
  if (kind === 2) {
    const ship = `<g transform="translate(${x} ${y}) scale(${(size / 240).toFixed(3)}) translate(-150 -150)">${airship('#f6dcae')}</g>`;
    return `<g filter="${A.popFx({ outline: ink, ow: 2.4, spec: 0.3 })}">${ship}</g>`;
  }
  const gear = A.sym('big-gear', x, y, size, {
    fill: ['#ffe2ae', '#d28a3c 45', '#7c430f'],
    back: 16,
    backc: ink,
    fx: A.sculpt({ outline: ink, soft: 2.6, scale: 7, light }),
  });
  if (kind === 0) return gear;
  const marks = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M0-${i % 3 ? 80 : 74}V-88" stroke-width="${i % 3 ? 3 : 6}" transform="rotate(${i * 30})"/>`,
  ).join('');
  const hands = `<path d="M0 8V-46" stroke-width="9" transform="rotate(${r1(A.R() * 360)})"/><path d="M0 12V-70" stroke-width="5" transform="rotate(${r1(A.R() * 360)})"/>`;
  return `${gear}<g transform="translate(${x} ${y}) scale(${(size / 270).toFixed(3)})"><circle r="98" fill="${ink}"/><circle r="92" fill="#fff6df"/><g stroke="${ink}" stroke-linecap="round">${marks}${hands}</g><circle r="9" fill="${ink}"/></g>`;
};
