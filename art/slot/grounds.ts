import { r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';
import {
  blocks,
  bubbles,
  clouds,
  columns,
  curtain,
  gears,
  grid,
  jungle,
  lanterns,
  peaks,
  pines,
  ray,
} from '@/art/slot/ground-parts';
import type { SlotPalette } from '@/art/slot/look-parts';
import type { GameTheme } from '@/lib/domain/game-themes';

/** Draws the place of a theme on a sheet 600 units high and of any width. */
type Ground = (A: Studio, p: SlotPalette) => string;

const sky = (A: Studio, p: SlotPalette) => A.bg(A.lin(p.background));

const classic: Ground = (A, p) =>
  sky(A, p) +
  A.bg(
    A.pattern(
      60,
      60,
      '<path d="M0 0L30 30L60 0M0 60L30 30L60 60" stroke="#fff" stroke-opacity=".06" stroke-width="8" fill="none"/>',
    ),
  ) +
  A.glow(A.W / 2, 260, A.W * 0.5, '#5fe0d0', 0.35) +
  A.bulbs(A.rectPts(16, 16, A.W - 32, 568, 46), 6);

export const GROUNDS: Readonly<Partial<Record<GameTheme, Ground>>> & { readonly classic: Ground } = {
  classic,
  egypt: (A, p) =>
    sky(A, p) +
    A.glow(A.W / 2, 300, A.W * 0.5, '#ffc34d', 0.8) +
    ray(A, 290, '#fff0b0', 0.13) +
    peaks(A, 506, [260, 430, 460, 430, 200], '#f9c667', '#7a3a12') +
    A.wave(504, 20, 300, 0.2, '#8a4413') +
    A.wave(540, 14, 220, 0.3, '#43200a'),
  fruit: (A, p) =>
    sky(A, p) +
    ray(A, 300, '#ffd9a8', 0.3, 28) +
    A.glow(A.W / 2, 300, A.W * 0.42, '#fff1c0', 0.6) +
    A.wave(540, 22, 220, 0.4, '#5d0218'),
  seven: (A, p) =>
    A.bg(A.lin(['#2a0500', '#0b0200'])) +
    A.glow(A.W / 2, 420, A.W * 0.55, '#ff7a1a', 0.6) +
    A.flames(500, Math.round(A.W / 90), 330, ['#5a0d02', '#b32405', '#f25a0c', p.accent]),
  gems: (A, p) => {
    let s = sky(A, p);
    for (let i = 0; i < 40; i++) {
      const a = A.rnd(0, 6.28);
      const b = a + A.rnd(0.06, 0.24);
      s += A.path(
        `M${r1(A.W / 2)} 300L${r1(A.W / 2 + A.W * Math.cos(a))} ${r1(300 + A.W * Math.sin(a))}L${r1(A.W / 2 + A.W * Math.cos(b))} ${r1(300 + A.W * Math.sin(b))}Z`,
        i % 2 ? '#ffffff' : '#79c6ee',
        'opacity=".3"',
      );
    }
    return (
      s +
      A.gem(A.W * 0.07, 130, 60, 158, { n: 6 }) +
      A.gem(A.W * 0.93, 150, 66, 276, { n: 5 }) +
      A.gem(A.W * 0.05, 450, 74, 348, { n: 8 }) +
      A.gem(A.W * 0.95, 460, 70, 44, { n: 8 })
    );
  },
  dragon: (A, p) =>
    sky(A, p) +
    A.seig(0, 0, A.W, 600, 44, '#00000000', '#ffcf6b22') +
    A.glow(A.W / 2, 300, A.W * 0.5, '#ff5a2e', 0.7) +
    lanterns(A) +
    clouds(A, 520, 1.8, '#ffd089', 0.95) +
    clouds(A, 570, 2, '#d3541e'),
  norse: (A, p) =>
    sky(A, p) +
    A.stars(90, 260) +
    `<g filter="${A.blur(16)}" opacity=".7">${A.path(`M-20 170C${A.W * 0.2} 30 ${A.W * 0.4} 230 ${A.W * 0.62} 90S${A.W} 110 ${A.W + 30} 30V110C${A.W * 0.9} 210 ${A.W * 0.6} 170 ${A.W * 0.4} 230S60 180-20 270Z`, '#37f5c1')}</g>` +
    peaks(A, 520, [250, 190, 300, 170, 280, 210], '#dff3ff', '#1d4568') +
    A.ridge(540, 40, 40, '#0b2742'),
  ocean: (A, p) => {
    let s = sky(A, p);
    for (let x = -60; x < A.W; x += 130) {
      s += A.path(
        `M${x} -10h${r1(A.rnd(30, 80))}L${x + 220} 560H${x - 100}Z`,
        A.once('shaft', () => A.lin(['#ffffff66', '#ffffff00'])),
        'opacity=".35"',
      );
    }
    return s + A.ridge(520, 70, 60, '#04244a', 0.7) + A.ridge(566, 40, 40, '#021a38', 0.8) + bubbles(A, 34);
  },
  fishing: (A, p) => {
    let s = sky(A, p) + A.glow(A.W * 0.8, 130, 200, '#fff2a8', 0.9) + A.circle(A.W * 0.8, 130, 54, '#fffbe0');
    s +=
      clouds(A, 130, 1, '#ffffff', 0.9) +
      A.ridge(350, 90, 70, '#2f8f6b', 0.6) +
      A.ridge(362, 50, 50, '#1c6e56', 0.6);
    s += A.rect(0, 352, A.W, 260, A.lin(['#2ed3f0', '#0a86c9 40', '#053d7d']));
    for (let i = 0; i < 40; i++)
      s += `<path d="M${r1(A.rnd(0, A.W))} ${r1(364 + i * 5)}h${r1(A.rnd(30, 110))}" stroke="#c9fbff" stroke-width="3" opacity="${r1(0.7 - i * 0.014)}" stroke-linecap="round"/>`;
    return s;
  },
  west: (A, p) => {
    const mesa = (x: number, y: number, w: number, h: number, c: string) =>
      A.path(
        `M${r1(x - w)} 530L${r1(x - w * 0.7)} ${y + h * 0.45}L${r1(x - w * 0.5)} ${y}H${r1(x + w * 0.5)}L${r1(x + w * 0.7)} ${y + h * 0.45}L${r1(x + w)} 530Z`,
        c,
      );
    return (
      sky(A, p) +
      A.glow(A.W / 2, 330, A.W * 0.45, '#fff0b8', 0.8) +
      ray(A, 340, '#fff0b8', 0.14, 30) +
      mesa(A.W * 0.1, 260, 150, 270, '#b3521c') +
      mesa(A.W * 0.93, 220, 170, 300, '#a34616') +
      mesa(A.W * 0.26, 360, 110, 170, '#8a3a12') +
      A.wave(512, 18, 320, 0.2, '#6b2e0c') +
      A.wave(552, 12, 240, 0.3, '#3a1606')
    );
  },
  space: (A, p) =>
    sky(A, p) +
    A.stars(180, 560, '#fff', 1.4) +
    `<g filter="${A.blur(26)}" opacity=".7"><ellipse cx="${A.W * 0.2}" cy="190" rx="200" ry="70" fill="#3a5bff" transform="rotate(-24 ${A.W * 0.2} 190)"/><ellipse cx="${A.W * 0.8}" cy="380" rx="240" ry="70" fill="#ff3d9a" transform="rotate(-20 ${A.W * 0.8} 380)"/></g>` +
    A.circle(
      A.W * 0.9,
      150,
      92,
      A.rad(['#ffe7a0', '#ff9b4a 40', '#c42a5c 75', '#3a0a4a'], A.W * 0.88, 110, 150),
    ) +
    `<ellipse cx="${r1(A.W * 0.9)}" cy="150" rx="150" ry="30" fill="none" stroke="#ffe7b0" stroke-width="12" opacity=".8" transform="rotate(-18 ${r1(A.W * 0.9)} 150)"/>` +
    A.circle(A.W * 0.07, 110, 40, A.rad(['#e2fbff', '#59c8ff 50', '#0d3a8a'], A.W * 0.06, 96, 50)) +
    A.ridge(570, 60, 46, '#14052b', 0.8),
  candy: (A, p) =>
    sky(A, p) +
    A.rays(A.W / 2, 300, 26, A.W, '#ffffff', 0.28, 0.1) +
    clouds(A, 110, 1.2, '#fff', 0.9) +
    A.wave(490, 34, 260, 0.4, A.lin(['#b8f5e2', '#38c9a8'])) +
    A.wave(548, 24, 200, 0.5, A.lin(['#fff', '#ffb8d8'])) +
    A.obj('cupcake', A.W * 0.06, 460, 150) +
    A.obj('doughnut', A.W * 0.94, 470, 140, { rot: 12 }),
  horror: (A, p) => {
    let s =
      sky(A, p) +
      A.glow(A.W / 2, 250, A.W * 0.5, '#ff2a2a', 0.5) +
      A.circle(
        A.W * 0.84,
        150,
        96,
        A.rad(['#ffe9dc', '#ff9a80 45', '#c92a20 85', '#8f120f'], A.W * 0.82, 120, 130),
      );
    s += blocks(A, 500, 10, 150, '#2a0410') + blocks(A, 550, 10, 90, '#12020a');
    for (let i = 0; i < 9; i++)
      s += A.sym('bat', A.rnd(0, A.W), A.rnd(30, 240), A.rnd(40, 96), {
        fill: '#12020a',
        rot: Math.round(A.rnd(-16, 16)),
      });
    return s;
  },
  jackpot: (A, p) =>
    sky(A, p) +
    curtain(A, '#ff5a4a22', '#00000066') +
    ray(A, 280, '#ffd36b', 0.16, 30) +
    A.glow(A.W / 2, 280, A.W * 0.45, '#ffb627', 0.6) +
    A.bulbs(A.rectPts(16, 16, A.W - 32, 568, 46), 6),
  bison: (A, p) =>
    sky(A, p) +
    A.circle(A.W / 2, 250, 170, '#fff6d6', 'opacity=".9"') +
    A.ridge(430, 90, 70, '#f0603a', 0.6) +
    A.ridge(480, 60, 60, '#b9302f', 0.7) +
    A.ridge(530, 44, 44, '#711a2e', 0.8) +
    A.ridge(575, 26, 22, '#38101f', 0.9),
  book: (A, p) =>
    A.bg(A.rad(p.background, A.W / 2, 300, A.W * 0.62)) +
    ray(A, 300, '#fff0b8', 0.2, 34) +
    `<g opacity=".28">${A.sym('compass', A.W / 2, 300, 620, { fill: '#ffdf9a' })}</g>` +
    A.glow(A.W / 2, 300, A.W * 0.36, '#fff2b8', 0.6),
  olympus: (A, p) =>
    sky(A, p) +
    ray(A, 220, '#fff', 0.24, 30) +
    A.glow(A.W / 2, 220, A.W * 0.45, '#fffbe8', 0.8) +
    columns(A) +
    clouds(A, 500, 2, '#fff') +
    clouds(A, 560, 2.3, '#fff6e4'),
  aztec: (A, p) =>
    sky(A, p) +
    ray(A, 80, '#f6ffb0', 0.25, 26) +
    A.path(
      `M${A.W * 0.2} 520V450H${A.W * 0.27}V380H${A.W * 0.34}V310H${A.W * 0.41}V240H${A.W * 0.59}V310H${A.W * 0.66}V380H${A.W * 0.73}V450H${A.W * 0.8}V520Z`,
      '#8a8f6a',
    ) +
    A.ridge(540, 40, 40, '#06381f', 0.8) +
    jungle(A),
  synth: (A, p) => {
    const bars = [286, 306, 324, 340, 354]
      .map((y, i) => A.rect(A.W / 2 - 190, y, 380, 4 + i * 2.2, '#3a0c66'))
      .join('');
    return (
      sky(A, p) +
      A.stars(90, 300, '#ffd6ff') +
      `<g ${A.clip(`<rect width="${A.W}" height="372"/>`)}>${A.glow(A.W / 2, 280, 320, '#ff3da0', 0.8)}${A.circle(A.W / 2, 270, 170, A.lin(['#fff36b', '#ffb03d 40', '#ff3d7f 75', '#c21aa0']))}${bars}</g>` +
      peaks(A, 372, [290, 240, 330, 360, 320, 250, 300], '#2a0f6a', '#14053d') +
      A.rect(0, 372, A.W, 240, '#12043a') +
      grid(A, 372)
    );
  },
  heist: (A, p) => {
    const gold = p.accent;
    const arcs = [300, 276, 252]
      .map((r) => `<path d="M${A.W / 2 - r} 520A${r} ${r} 0 0 1 ${A.W / 2 + r} 520"/>`)
      .join('');
    return (
      sky(A, p) +
      A.rays(A.W / 2, 520, 52, A.W, gold, 0.14, 0.03, 0.4) +
      `<g fill="none" stroke="${gold}" stroke-width="3" opacity=".7">${arcs}<path d="M20 20H${A.W - 20}V580H20Z"/><path d="M32 32H${A.W - 32}V568H32Z" stroke-width="1.4"/></g>` +
      blocks(A, 540, 20, 190, '#1c2024') +
      A.circle(A.W * 0.86, 120, 52, '#f6e8c0') +
      A.circle(A.W * 0.875, 108, 46, '#14161a')
    );
  },
  mine: (A, p) => {
    const beam = A.once('beam', () => A.lin(['#b9803f', '#6b3f18'], 0));
    const post = (x: number) => A.rect(x, 70, 44, 540, beam, 'stroke="#1c0a03" stroke-width="4"');
    return (
      A.bg(A.rad(p.background, A.W / 2, 280, A.W * 0.6)) +
      A.path(`M-10 -10H${A.W + 10}V70C${A.W * 0.8} 20 ${A.W * 0.2} 20 -10 70Z`, '#2a1206') +
      A.ridge(540, 60, 60, '#3a1a0a', 0.8) +
      post(A.W * 0.05) +
      post(A.W * 0.95 - 44) +
      A.rect(-10, 50, A.W + 20, 46, A.lin(['#c98f4a', '#7a4a1c']), 'stroke="#1c0a03" stroke-width="4"') +
      A.gem(A.W * 0.12, 520, 34, 190, { n: 6 }) +
      A.gem(A.W * 0.16, 545, 24, 44, { n: 7 }) +
      A.gem(A.W * 0.87, 525, 36, 348, { n: 8 }) +
      A.glow(A.W * 0.07, 150, 120, '#ffcf6b', 0.7) +
      A.glow(A.W * 0.93, 150, 120, '#ffcf6b', 0.7)
    );
  },
  clover: (A, p) => {
    const bow = ['#ff3d4d', '#ff9a1f', '#ffe11f', '#39d353', '#1fa7ff', '#8a4bff']
      .map((c, i) => {
        const r = A.W * 0.46 - i * 20;
        return `<path d="M${r1(A.W / 2 - r)} 520A${r1(r)} ${r1(Math.min(r, 470 - i * 20))} 0 0 1 ${r1(A.W / 2 + r)} 520" fill="none" stroke="${c}" stroke-width="21" opacity=".85"/>`;
      })
      .join('');
    return (
      sky(A, p) +
      bow +
      clouds(A, 400, 1.4, '#fff') +
      A.wave(480, 40, 380, 0.3, A.lin(['#58c23d', '#1d7a2a'])) +
      A.wave(540, 26, 280, 0.3, '#0f5a24')
    );
  },
  ronin: (A, p) =>
    sky(A, p) +
    A.circle(A.W / 2, 240, 200, '#d4301f', 'opacity=".9"') +
    A.bg(A.pattern(6, 6, '<circle cx="1.5" cy="1.5" r=".9" fill="#8a6a3a" opacity=".18"/>')) +
    A.wave(440, 30, 150, 0.5, '#2c5d86') +
    A.wave(490, 30, 190, 0.5, '#1c4468') +
    A.wave(545, 26, 170, 0.5, '#12304f'),
  wolf: (A, p) =>
    sky(A, p) +
    A.stars(110, 320) +
    A.glow(A.W * 0.8, 150, 260, '#cfe6ff', 0.7) +
    A.circle(A.W * 0.8, 150, 96, A.rad(['#ffffff', '#e9f3ff 50', '#b9d4f5'], A.W * 0.78, 124, 130)) +
    A.ridge(430, 110, 70, '#3a6aa8', 0.7) +
    pines(A, 510, 80, 150, '#1c3f73') +
    pines(A, 590, 120, 210, '#0a1c40'),
  steam: (A, p) =>
    A.bg(A.rad(p.background, A.W / 2, 270, A.W * 0.6)) +
    gears(A) +
    A.glow(A.W / 2, 270, A.W * 0.4, '#ffdf9a', 0.4),
  pirate: (A, p) => {
    let s =
      sky(A, p) + A.glow(A.W * 0.76, 400, 240, '#ffe0a0', 0.9) + A.circle(A.W * 0.76, 400, 70, '#fff3d0');
    s += A.rect(0, 430, A.W, 180, A.lin(['#1a6a80', '#062c40']));
    for (let i = 0; i < 22; i++)
      s += `<path d="M${r1(A.W * 0.76 + A.rnd(-110, 60))} ${438 + i * 6}h${r1(A.rnd(30, 90))}" stroke="#ffe3ac" stroke-width="3" opacity="${r1(0.8 - i * 0.03)}" stroke-linecap="round"/>`;
    s += `<g fill="#0a2233" transform="translate(${r1(A.W * 0.03)} 130) scale(1.1)"><path d="M14 296L22 268H112L122 296Z"/><path d="M40 268V120M78 268V90" stroke="#0a2233" stroke-width="5"/><path d="M30 130Q62 160 60 240L24 246ZM66 104Q110 130 108 236L64 248Z"/></g>`;
    return s + A.wave(520, 16, 180, 0.5, '#0a3a4f') + A.wave(560, 14, 150, 0.5, '#041c2b');
  },
};
