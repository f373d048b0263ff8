import type { Recipe } from '@/art/engine/recipe';

export const baccarat: Recipe = (A) => {
  let s = A.bg(A.lin(['#f4e9d2', '#e6d3ab']));
  const fan = A.pattern(
    60,
    30,
    `<g fill="none" stroke="#0f6b5c" stroke-opacity=".22" stroke-width="1.6">${[30, 22, 14, 6].map((r) => `<circle cx="30" cy="30" r="${r}"/><circle cx="0" cy="15" r="${r}"/><circle cx="60" cy="15" r="${r}"/>`).join('')}</g>`,
  );
  s += A.bg(fan);
  s +=
    A.path('M0 0H300V116Q150 196 0 116Z', '#0c4f45') +
    A.path('M0 116Q150 196 300 116V124Q150 204 0 124Z', '#d9a441');
  s +=
    A.path('M-20 400V330Q150 250 320 330V400Z', '#0c4f45') +
    A.path('M-20 322Q150 242 320 322V331Q150 251-20 331Z', '#d9a441');
  s = A.tint(s);
  s += A.glow(150, 220, 130, '#fff', 0.8);
  const back = A.pattern(
    10,
    10,
    '<rect width="10" height="10" fill="#b3172a"/><path d="M5 0L10 5L5 10L0 5Z" fill="#d8364a"/>',
  );
  s += A.card(92, 226, 82, -20, '', 's', { back }) + A.card(206, 226, 82, 18, '', 's', { back });
  s += A.card(128, 214, 92, -8, '9', 'h') + A.card(178, 222, 92, 9, 'Q', 'c');
  s +=
    A.chip(56, 330, 30, '#b3172a', { tilt: 0.56 }) +
    A.chip(244, 334, 32, '#12100e', { tilt: 0.56, c2: '#ffd98a' }) +
    A.chip(212, 352, 22, '#0f8a70', { tilt: 0.56 });
  s += A.title(
    [
      { L: 0, t: 'JADE', s: 62, track: 0.12, wt: 400 },
      { L: 1, t: 'BACCARAT', s: 30, track: 0.16, gap: 12 },
    ],
    { font: 'Limelight', y: 64, fill: ['#fff7dc', '#f6cf74 60', '#c98f2a'], w: 246, shadow: 0.4 },
  );
  s += A.title([{ t: 'PLAYER  ·  TIE  ·  BANKER', s: 12, track: 0.2 }], {
    font: 'Figtree',
    wt: 800,
    y: 380,
    fill: '#f6e5bd',
    shadow: 0,
    w: 260,
  });
  return s;
};
