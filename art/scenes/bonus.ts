import { at, r1 } from '@/art/engine/arithmetic';
import { GOLDM, type Stops } from '@/art/engine/palette';
import type { Studio } from '@/art/engine/studio';
import { BRASS, diamond } from '@/art/scenes/fixtures';

export type BonusKind = 'welcome' | 'free-spins' | 'cashback' | 'birthday' | 'reload' | 'promo-code' | 'vip';
export interface BonusOptions {
  readonly kind: BonusKind;
}

/** Light in the middle, its field, the edge; each kind of bonus has its own felt. */
const FELTS: Readonly<Record<BonusKind, readonly [string, string, string]>> = {
  welcome: ['#3fc48c', '#12704d', '#04241a'],
  'free-spins': ['#3d9bb0', '#0f5566', '#041d26'],
  cashback: ['#d99a3a', '#7a4a12', '#241203'],
  birthday: ['#f6b988', '#b0583a', '#37140a'],
  reload: ['#4f86b8', '#1c4470', '#07162a'],
  'promo-code': ['#e2644a', '#8f1f22', '#2a0608'],
  vip: ['#5b4a2c', '#241c10', '#0b0805'],
};

/** What a bonus brings, on its own felt. Drawn for 420 x 210; the things keep to the middle 240. */
export function bonus(A: Studio, o: BonusOptions): string {
  const { W, H } = A;
  const [light, field, edge] = FELTS[o.kind];
  const cx = W / 2;
  const cy = H * 0.5;
  let s = A.bg(A.rad([light, `${field} 46`, edge], cx, cy, W * 0.62));
  s += A.rays(cx, cy, 24, W, '#fff3d0', 0.07, 0.06);
  return s + THINGS[o.kind](A, cx, cy);
}

const shadow = (A: Studio, x: number, y: number, rx: number) =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${rx}" ry="${r1(rx * 0.16)}" fill="#000" opacity=".45" filter="${A.once('soft', () => A.blur(5))}"/>`;

const metal = (A: Studio, fill: Stops, name: Parameters<Studio['sym']>[0], x: number, y: number, k: number) =>
  A.sym(name, x, y, k, {
    fill,
    fx: A.once(`cast${k}`, () => A.sculpt({ outline: '#2a1405', soft: 2.6, scale: 5, spec: 0.55, ow: 2 })),
  });

/** An arrow that runs round a circle, open at its head. */
const ringArrow = (A: Studio, x: number, y: number, r: number, w: number, fill: string): string => {
  const end = -0.5;
  const p = (a: number, k: number) => `${r1(x + k * Math.cos(a))} ${r1(y + k * Math.sin(a))}`;
  return `<g filter="${A.once('arrow', () => A.sculpt({ outline: '#1a0d05', soft: 2, scale: 4, spec: 0.5, ow: 2 }))}"><path d="M${p(end + 0.75, r)}A${r} ${r} 0 1 1 ${p(end, r)}" fill="none" stroke="${fill}" stroke-width="${w}"/><path d="M${p(end - 0.05, r - w * 1.35)}L${p(end - 0.05, r + w * 1.35)}L${p(end + 0.5, r)}Z" fill="${fill}"/></g>`;
};

const THINGS: Readonly<Record<BonusKind, (A: Studio, cx: number, cy: number) => string>> = {
  welcome: (A, cx, cy) =>
    shadow(A, cx, cy + 78, 150) +
    A.stack(cx - 104, cy + 66, 31, 7, ['#ffb627', '#17211c', '#ffb627'], { c2: '#fff6e0', suit: 'd' }) +
    A.stack(cx + 108, cy + 64, 31, 5, ['#f3f1ea', '#1f9a6c', '#17211c'], { c2: '#c9a35b', suit: 's' }) +
    A.card(cx - 38, cy - 6, 86, -14, 'A', 's') +
    A.card(cx + 36, cy - 10, 86, 11, 'K', 'h') +
    A.stack(cx - 58, cy + 82, 29, 3, ['#ff5a4f', '#ff5a4f', '#17211c'], { suit: 'h' }) +
    A.die(cx + 52, cy + 66, 0.42, 8, [5, 3, 1]) +
    A.coin(cx - 2, cy + 80, 20, { t: 0.6 }) +
    A.spark(cx + 88, cy - 62, 14),
  'free-spins': (A, cx, cy) => {
    const reel = (x: number, name: 'cherries' | 'bell' | 'lemon') =>
      `<rect x="${x - 36}" y="${cy - 52}" width="72" height="104" rx="8" fill="${A.linU(['#b8ad94', '#fffdf6 30', '#fffdf6 70', '#a79a7c'], 0, cy - 52, 0, cy + 52)}"/>` +
      A.obj(name, x, cy, 54, { fx: A.popFx({ ow: 1.6, drop: 4, soft: 3 }) });
    return (
      shadow(A, cx, cy + 82, 140) +
      `<rect x="${cx - 134}" y="${cy - 72}" width="268" height="144" rx="22" fill="${A.lin(BRASS, 70)}"/><rect x="${cx - 126}" y="${cy - 64}" width="252" height="128" rx="16" fill="#06151b"/>` +
      reel(cx - 80, 'cherries') +
      reel(cx, 'bell') +
      reel(cx + 80, 'lemon') +
      A.rect(cx - 126, cy - 1.5, 252, 3, '#ff5a4f', 'opacity=".75"') +
      [-126, 126].map((d) => diamond(cx + d, cy, 8, '#ff5a4f')).join('') +
      A.spark(cx + 104, cy - 60, 15)
    );
  },
  cashback: (A, cx, cy) =>
    shadow(A, cx, cy + 84, 120) +
    ringArrow(A, cx, cy, 76, 13, A.lin(BRASS, 60)) +
    A.coin(cx, cy, 52) +
    A.coin(cx - 122, cy + 66, 24, { t: 0.55 }) +
    A.coin(cx - 118, cy + 56, 24, { t: 0.55 }) +
    A.coin(cx + 124, cy + 68, 22, { t: 0.55 }) +
    A.coin(cx + 92, cy + 80, 17, { t: 0.6, rot: 14 }) +
    A.spark(cx + 26, cy - 38, 14),
  birthday: (A, cx, cy) => {
    let s = '';
    for (let i = 0; i < 46; i++) {
      const x = A.rnd(20, A.W - 20);
      const y = A.rnd(8, A.H - 30);
      s += `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(A.rnd(5, 10))}" height="${r1(A.rnd(3, 5))}" rx="1" fill="${at(['#ffd36b', '#fff1d0', '#2bd9a0', '#ffb0a0'], i % 4)}" opacity="${r1(A.rnd(0.5, 1))}" transform="rotate(${r1(A.rnd(0, 180))} ${r1(x)} ${r1(y)})"/>`;
    }
    const flame = `<g transform="translate(${cx - 1} ${cy - 74})">${A.glow(0, -4, 30, '#ffe9b0', 0.8)}<rect x="-4" y="4" width="8" height="32" rx="2" fill="${A.lin(['#fffdf6', '#8fd8c0 50', '#fffdf6'])}"/><path d="M0-18C8-8 8 4 0 5C-8 4-8-8 0-18Z" fill="#ffb627"/><path d="M0-8C4-3 4 3 0 4C-4 3-4-3 0-8Z" fill="#fff6d8"/></g>`;
    return s + shadow(A, cx, cy + 84, 90) + flame + A.obj('cupcake', cx, cy + 20, 140);
  },
  reload: (A, cx, cy) =>
    shadow(A, cx, cy + 80, 150) +
    A.stack(cx - 108, cy + 70, 32, 3, ['#f3f1ea', '#2f6fae'], { c2: '#17345a', suit: 's' }) +
    A.stack(cx - 36, cy + 72, 32, 6, ['#ffb627', '#17211c', '#ffb627'], { c2: '#fff6e0', suit: 'd' }) +
    A.stack(cx + 36, cy + 72, 32, 10, ['#f3f1ea', '#2f6fae', '#17211c'], { c2: '#c9a35b', suit: 'c' }) +
    A.stack(cx + 108, cy + 70, 32, 14, ['#ffb627', '#ffb627', '#c62b21'], { c2: '#fff6e0', suit: 'h' }) +
    `<g filter="${A.sculpt({ outline: '#1a0d05', soft: 2, scale: 4, spec: 0.5, ow: 2 })}"><path d="M${cx - 128} ${cy + 6}L${cx - 4} ${cy - 52}L${cx - 10} ${cy - 66}L${cx + 40} ${cy - 66}L${cx + 10} ${cy - 26}L${cx + 4} ${cy - 40}L${cx - 122} ${cy + 19}Z" fill="${A.lin(GOLDM, 90)}"/></g>`,
  'promo-code': (A, cx, cy) => {
    const ticket = (rot: number, fill: string, ink: string) =>
      `<g transform="translate(${cx} ${cy}) rotate(${rot})"><path d="M-128-56H128V-16A16 16 0 0 0 128 16V56H-128V16A16 16 0 0 0-128-16Z" fill="#000" opacity=".35" transform="translate(0 7)"/><path d="M-128-56H128V-16A16 16 0 0 0 128 16V56H-128V16A16 16 0 0 0-128-16Z" fill="${fill}"/><path d="M-118-47H118V-22A24 24 0 0 0 118 22V47H-118V22A24 24 0 0 0-118-22Z" fill="none" stroke="${ink}" stroke-width="1.6"/><path d="M62-44V44" stroke="${ink}" stroke-width="2.4" stroke-dasharray="5 6"/></g>`;
    const paper = A.linU(['#fffdf6', '#f3ead6 55', '#d8c7a0'], 0, -56, 0, 56);
    const stars = [-84, -52, -20, 12, 40].map((x) => diamond(x, 6, 11, '#8f1f22')).join('');
    return (
      ticket(9, '#c9a35b', '#7a4a12') +
      ticket(-7, paper, '#b5863c') +
      `<g transform="translate(${cx} ${cy}) rotate(-7)">${stars}<path d="M-96 26H50M-96-22H14" stroke="#8f1f22" stroke-width="3" opacity=".5"/>${diamond(90, 0, 17, '#c62b21')}${diamond(90, 0, 8, '#fff3d0')}</g>` +
      A.spark(cx + 112, cy - 58, 14)
    );
  },
  vip: (A, cx, cy) =>
    `<path d="M${cx - 130} ${cy + 62}C${cx - 140} ${cy + 30} ${cx - 70} ${cy + 34} ${cx} ${cy + 36}S${cx + 140} ${cy + 30} ${cx + 130} ${cy + 62}C${cx + 134} ${cy + 96} ${cx + 60} ${cy + 90} ${cx} ${cy + 90}S${cx - 134} ${cy + 96} ${cx - 130} ${cy + 62}Z" fill="${A.lin(['#a5243a', '#6b0f22 55', '#33060f'])}"/><path d="M${cx - 122} ${cy + 60}C${cx - 60} ${cy + 74} ${cx + 60} ${cy + 74} ${cx + 122} ${cy + 60}" stroke="#e9b95a" stroke-width="3" fill="none" stroke-dasharray="2 5" stroke-linecap="round"/>${[-134, 134].map((d) => `<circle cx="${cx + d}" cy="${cy + 64}" r="9" fill="${A.lin(BRASS, 60)}"/>`).join('')}` +
    A.glow(cx, cy - 10, 120, '#ffcf6b', 0.5) +
    metal(A, GOLDM, 'imperial-crown', cx, cy - 12, 150) +
    A.spark(cx - 46, cy - 52, 13) +
    A.spark(cx + 60, cy - 24, 10),
};
