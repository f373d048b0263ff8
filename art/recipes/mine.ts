import type { Recipe } from '@/art/engine/recipe';

export const mine: Recipe = (A, g) => {
  let s = A.bg(A.rad(['#ffcf6b', '#d9761c 30', '#5a2408 62', '#1c0a03'], 150, 150, 260));
  s += A.path(
    'M-10 -10H310V410H-10ZM150 26C88 26 44 92 44 180C44 240 60 280 70 320H230C240 280 256 240 256 180C256 92 212 26 150 26Z',
    '#1f0d05',
    'fill-rule="evenodd"',
  );
  s += A.path(
    'M44 180C20 120 60 40 150 20C240 40 280 120 256 180C262 90 210 40 150 40S38 90 44 180Z',
    '#3a1a0a',
  );
  const plank = (x: number, y: number, w: number, h: number, r: number) =>
    `<g transform="translate(${x} ${y}) rotate(${r})"><rect width="${w}" height="${h}" fill="${A.lin(['#b9803f', '#6b3f18'], 90)}" stroke="#1c0a03" stroke-width="3"/><path d="M6 ${h * 0.3}H${w - 6}M10 ${h * 0.64}H${w - 12}" stroke="#4a2a10" stroke-width="2"/></g>`;
  s += plank(24, 76, 26, 260, -3) + plank(250, 74, 26, 260, 3) + plank(6, 56, 288, 30, -2);
  s += `<path d="M90 330L136 210M210 330L164 210" stroke="#c9b08a" stroke-width="5"/><path d="M110 290H190M100 316H200M122 262H178M128 240H172" stroke="#4a2a10" stroke-width="8"/>`;
  s += A.sym('mine-wagon', 150, 226, 190, {
    fill: ['#d5dde3', '#7a868f 50', '#3a434a'],
    back: 28,
    backc: '#140703',
    fx: A.sculpt({ outline: '#140703', soft: 3, scale: 7, light: '#ffe9c0' }),
  });
  s +=
    A.gem(110, 160, 26, 44, { n: 6, s: 95 }) +
    A.gem(152, 146, 32, 190, { n: 8, s: 90 }) +
    A.gem(194, 162, 25, 330, { n: 6, s: 88 }) +
    A.gem(132, 172, 18, 130, { n: 7, s: 80 }) +
    A.gem(174, 176, 18, 26, { n: 7, s: 95 });
  s += A.spark(144, 128, 20, '#fff');
  s +=
    A.sym('dynamite', 60, 286, 92, {
      fill: ['#ff8a6b', '#e0261a 50', '#8a0c08'],
      rot: -16,
      back: 30,
      backc: '#140703',
      fx: A.sculpt({ outline: '#140703', soft: 2.6 }),
    }) +
    A.sym('dynamite', 246, 288, 84, {
      fill: ['#ff8a6b', '#e0261a 50', '#8a0c08'],
      rot: 24,
      flip: true,
      back: 30,
      backc: '#140703',
      fx: A.sculpt({ outline: '#140703', soft: 2.6 }),
    });
  s += A.glow(94, 248, 30, '#ffd23d', 1) + A.spark(94, 248, 18, '#fff6c8');
  s += `<g transform="rotate(-4 150 346)"><rect x="22" y="306" width="256" height="74" rx="6" fill="${A.lin(['#ffd23d', '#f2a30c'])}" stroke="#140703" stroke-width="6"/><path d="M28 312H272M28 374H272" stroke="#140703" stroke-width="7" stroke-dasharray="14 12"/></g>`;
  s += A.title(
    [
      { L: 0, t: 'DYNAMITE', s: 42 },
      { L: 1, t: 'DEEP', s: 18, track: 1, gap: 8 },
    ],
    { font: 'Black Ops One', y: 345, fill: '#1c0a03', w: 226, shadow: 0, rot: -4 },
  );
  s += A.provider(g.provider, { y: 24, s: 8.5, c: '#ffcf8a', o: 1 });
  return s;
};
