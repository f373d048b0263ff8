import type { Recipe } from '@/art/engine/recipe';
import { at } from '@/art/engine/arithmetic';

/** A sheet of papyrus: flat figures, columns of signs, colours of the tomb. */
export const egyptPapyrus: Recipe = (A, g) => {
  A.settle();
  const red = '#b5402a';
  const blue = '#1f6f8b';
  const ink = '#2a1a0e';
  const wide = A.pick([true, false]);
  let s = A.bg('#241407');
  const sheet =
    'M14 12L80 18L150 10L226 17L288 12L284 96L290 190L283 300L288 388L210 383L140 390L70 384L12 389L17 280L10 180L16 90Z';
  s += A.path(sheet, A.rad(['#f9e7b6', '#e8c983 65', '#c69a54'], 150, 180, 260));
  s += `<g ${A.clip(`<path d="${sheet}"/>`)}>`;
  s += A.bg(A.pattern(7, 400, '<path d="M0 0V400" stroke="#8a5a20" stroke-opacity=".16" stroke-width="2"/>'));
  s += A.bg(A.pattern(300, 9, '<path d="M0 0H300" stroke="#fff3cf" stroke-opacity=".2" stroke-width="3"/>'));
  s += '</g>';
  const bar = (y: number) => {
    let out = A.rect(22, y, 256, 14, blue);
    for (let i = 0; i < 16; i++) out += A.rect(22 + i * 16, y, 8, 14, i % 2 ? red : '#e0a12c');
    return out + A.rect(22, y - 3, 256, 2, ink) + A.rect(22, y + 15, 256, 2, ink);
  };
  s += bar(28) + bar(286);
  const signs = ['ankh', 'eye-of-horus', 'gold-scarab', 'horus', 'pschent-double-crown'] as const;
  for (const x of wide ? [] : [42, 258]) {
    s += A.rect(x - 15, 54, 30, 222, '#fff6dc', `opacity=".5" stroke="${ink}" stroke-width="1.6"`);
    for (let i = 0; i < 6; i++)
      s += A.sym(A.pick(signs), x, 75 + i * 36, 25, { fill: at([ink, blue, red], i) });
  }
  s +=
    A.circle(150, wide ? 150 : 156, wide ? 104 : 84, red) +
    A.circle(150, wide ? 150 : 156, wide ? 104 : 84, 'none', `stroke="${ink}" stroke-width="3"`);
  if (wide)
    for (const flip of [true, false])
      s += A.sym('fluffy-wing', flip ? 62 : 238, 176, 108, {
        fill: [blue, '#2f9a8f 60', '#e0a12c'],
        flip,
        back: 14,
        backc: ink,
      });
  s += A.sym(
    A.alt(['gold-scarab', 'eye-of-horus', 'horus', 'egyptian-sphinx', 'anubis', 'egyptian-profile', 'ankh']),
    150,
    172,
    wide ? 176 : 164,
    {
      fill: ['#fbe7ac', '#e0a12c'],
      back: 26,
      backc: ink,
    },
  );
  s += A.title(
    [
      { L: 0, t: 'SCARAB', s: 46, wt: 900 },
      { L: 1, t: 'OF NEFER', s: 22, track: 0.14, gap: 8, wt: 700, fill: red },
    ],
    {
      font: A.pick(['Cinzel Decorative', 'Metamorphous', 'Abril Fatface']),
      y: 362,
      base: 'bottom',
      fill: ink,
      w: 240,
      shadow: 0,
    },
  );
  s += A.provider(g.provider, { y: 378, s: 8, wt: 800, c: '#6b4216', o: 1 });
  return s;
};
