import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

export const roulette: Recipe = (A) => {
  let s = A.bg(A.lin(['#3a0713', '#7a1022 50', '#2a040d']));
  for (let i = 0; i < 9; i++)
    s += A.path(
      `M${i * 38 - 20} 0C${i * 38 - 8} 120 ${i * 38 - 30} 200 ${i * 38 - 14} 420H${i * 38 + 14}C${i * 38 - 2} 220 ${i * 38 + 16} 110 ${i * 38 + 6} 0Z`,
      A.lin(['#ff5a6a22', '#00000055'], 0),
    );
  s += A.glow(150, 70, 200, '#ffb06b', 0.5);
  s = A.tint(s);
  const cx = 150,
    cy = 262,
    RX = 176,
    k = 0.62;
  s += `<ellipse cx="${cx}" cy="${cy + 22}" rx="${RX + 6}" ry="${(RX + 6) * k}" fill="#12020a" opacity=".8"/>`;
  s += `<g transform="translate(${cx} ${cy}) scale(1 ${k})">`;
  s +=
    A.circle(0, 14, RX, '#2a1005') +
    A.circle(0, 0, RX, A.lin(['#f0b46a', '#8a4a18 30', '#4a220a 60', '#c4803c'], 40)) +
    A.circle(0, 0, RX - 12, A.lin(['#5a2c0e', '#9a5a24'], 40)) +
    A.circle(0, 0, RX - 24, '#ffd98a');
  const num = [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9,
    22, 18, 29, 7, 28, 12, 35, 3, 26,
  ];
  num.forEach((q, i) => {
    const a = (i / 37) * 6.2832 - 1.7,
      b = a + 6.2832 / 37,
      R0 = RX - 26;
    const c = i === 0 ? '#12915c' : i % 2 ? '#c8152c' : '#14100f';
    s += `<path d="M0 0L${r1(R0 * Math.cos(a))} ${r1(R0 * Math.sin(a))}A${R0} ${R0} 0 0 1 ${r1(R0 * Math.cos(b))} ${r1(R0 * Math.sin(b))}Z" fill="${c}" stroke="#ffd98a" stroke-width="1"/><g transform="rotate(${r1(((a + b) / 2) * 57.296 + 90)}) translate(0 ${-(R0 - 16)})">${A.label(String(q), { x: 0, y: 0, size: 13 })}</g>`;
  });
  s +=
    A.circle(0, 0, RX - 52, A.lin(['#ffe9a8', '#a86a1c 50', '#f0bb5a'], 50)) +
    A.circle(0, 0, RX - 56, A.rad(['#7a3c12', '#4a1f08 60', '#2a1005'], -30, -40, 150));
  for (let i = 0; i < 8; i++)
    s += `<path transform="rotate(${i * 45})" d="M0 0L5-104L0-118L-5-104Z" fill="#00000055"/>`;
  s += '</g>';
  const hub = A.sculpt({ outline: '#3a1a04', soft: 3, scale: 6, ow: 1.5 });
  s += `<g filter="${hub}"><ellipse cx="150" cy="258" rx="40" ry="24" fill="#e0a83c"/><path d="M104 246L196 262M118 268L184 240" stroke="#f2c05a" stroke-width="7" stroke-linecap="round"/><path d="M138 250C138 226 142 222 144 204H156C158 222 162 226 162 250Z" fill="#e9b44c"/><circle cx="150" cy="196" r="14" fill="#f6cf74"/></g>`;
  s +=
    A.circle(246, 216, 8, A.radB(['#fff', '#f1ede2 50', '#9b9486'], 0.35, 0.3, 0.8)) + A.spark(243, 212, 9);
  s += A.fade(300, '#1a0208', 0.9);
  s += A.title(
    [
      { L: 0, t: 'Velvet', s: 76, wt: 400 },
      {
        L: 1,
        t: 'ROULETTE',
        s: 20,
        track: 0.5,
        font: 'Figtree',
        wt: 800,
        fill: '#fff',
        sw: 0,
        gap: 14,
      },
    ],
    { font: 'Abril Fatface', y: 78, fill: ['#fffaf0', '#ffdfa6'], w: 250, stroke: '#3a0410', sw: 4 },
  );
  return s;
};
