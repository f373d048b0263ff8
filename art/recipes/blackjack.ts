import type { Recipe } from '@/art/engine/recipe';
import { GOLDM } from '@/art/engine/palette';

export const blackjack: Recipe = (A) => {
  let s = A.bg(A.lin(['#0a1512', '#0d241c 48', '#0b4a34 50', '#06281d']));
  // studio wall: brass slats and lamp
  for (let i = 0; i < 13; i++) s += A.rect(i * 25 - 8, 0, 12, 196, A.lin(['#1b2b24', '#0e1713'], 0));
  s += A.glow(150, 40, 190, '#ffb65a', 0.55);
  s = A.tint(s);
  // croupier, cropped above the lips
  s +=
    `<g><path d="M100 -10C92 40 92 86 112 118L140 122V-10ZM200 -10C208 40 208 86 188 118L160 122V-10Z" fill="${A.lin(['#3a1d12', '#1c0d08'])}"/><path d="M132 40H168V86L150 112L132 86Z" fill="${A.lin(['#a86a48', '#cf9670'])}"/><path d="M110 -20H190V8C190 38 170 62 150 62S110 38 110 8Z" fill="${A.lin(['#e9b48c', '#d99f78'])}"/><path d="M133 27C139 22 145 21 150 24C155 21 161 22 167 27C160 37 140 37 133 27Z" fill="#b3302f"/><path d="M133 27C141 29 159 29 167 27" stroke="#7a1418" stroke-width="1.4" fill="none"/><path d="M144 8Q150 13 156 8" stroke="#b97a55" stroke-width="2" fill="none"/><path d="M126 58Q150 78 174 58L168 66Q150 84 132 66Z" fill="#00000033"/>` +
    `<path d="M46 240C46 156 76 108 118 92L150 108L182 92C224 108 254 156 254 240Z" fill="${A.lin(['#fbf8f0', '#cfc8b6'])}"/><path d="M70 240C74 168 92 118 120 96L147 180V240ZM230 240C226 168 208 118 180 96L153 180V240Z" fill="${A.lin(['#22805f', '#0d3f2f 60', '#072019'])}"/><path d="M120 96L147 180M180 96L153 180" stroke="#e0a02c" stroke-width="1.6"/><path d="M118 92L132 84L150 110L134 128ZM182 92L168 84L150 110L166 128Z" fill="#fff"/><path d="M150 114L120 100V130ZM150 114L180 100V130Z" fill="${A.lin(['#ffd98a', '#b9710d'])}"/><rect x="142" y="107" width="16" height="15" rx="4" fill="#e9b44c"/><circle cx="150" cy="196" r="3.4" fill="#ffcf6b"/></g>`;
  s += A.tint(
    A.path('M-40 238Q150 170 340 238V420H-40Z', A.rad(['#1f9a6c', '#0c5a3f 55', '#052a1d'], 150, 210, 230)),
  );
  s +=
    A.path('M-40 238Q150 170 340 238', 'none', 'stroke="#5b3314" stroke-width="15"') +
    A.path('M-40 233Q150 165 340 233', 'none', 'stroke="#d89a4a" stroke-width="2.5"');
  s += `<path d="M-20 300Q150 226 320 300" fill="none" stroke="#ffe2a0" stroke-width="1.4" opacity=".7"/>`;
  s += A.title([{ t: 'BLACKJACK PAYS 3 TO 2', s: 13, track: 0.14 }], {
    font: 'Limelight',
    y: 286,
    arc: 420,
    fill: '#ffe2a0',
    shadow: 0,
    w: 230,
  });
  s += A.card(118, 240, 62, -13, 'A', 's') + A.card(172, 238, 62, 9, 'K', 'h');
  s +=
    A.stack(40, 318, 24, 4, ['#c8202f', '#16201c', '#c8202f']) +
    A.stack(262, 322, 24, 6, ['#1c4fb8', '#e0a02c']) +
    A.stack(232, 346, 18, 2, '#16201c');
  s += A.fade(290, '#03130d', 0.95);
  s += A.title(
    [
      { L: 0, t: 'Blackjack', s: 54 },
      { L: 1, t: 'THE PARLOUR', s: 15, track: 0.4, fill: '#f3f1ea', gap: 14, sw: 3 },
    ],
    {
      font: 'Limelight',
      y: 382,
      base: 'bottom',
      fill: GOLDM,
      stroke: '#03130d',
      sw: 5,
      w: 256,
      ext: [0, 3, 3, '#4a2c05'],
    },
  );
  return s;
};
