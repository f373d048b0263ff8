import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';

const HEROES = ['gears', 'clock', 'airship'] as const;
type Wheel = readonly [number, number, number, number];
/** Wheels of each drawing: x, y, radius, teeth. */
const TRAINS: Readonly<Record<(typeof HEROES)[number], readonly (readonly Wheel[])[]>> = {
  gears: [
    [
      [104, 128, 68, 18],
      [212, 196, 52, 14],
      [70, 236, 46, 12],
    ],
    [
      [190, 122, 78, 20],
      [80, 182, 48, 12],
      [176, 246, 40, 10],
    ],
    [
      [150, 158, 96, 24],
      [52, 66, 30, 9],
      [250, 254, 36, 10],
    ],
  ],
  clock: [[[150, 156, 104, 36]], [[150, 156, 104, 30]], [[150, 156, 104, 24]]],
  airship: [[[226, 250, 30, 10]], [[74, 252, 30, 10]], [[70, 66, 24, 8]]],
};

function clock(A: Studio, line: string): string {
  let s = A.circle(150, 156, 92, '#174f94', `stroke="${line}" stroke-width="3"`);
  ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].forEach((t, i) => {
    s += `<g transform="translate(150 156) rotate(${i * 30}) translate(0 -66)">${A.label(t, { x: 0, y: 0, size: 17, font: 'Playfair Display SC', wt: 700, fill: line })}</g>`;
  });
  const [hour, minute] = [A.rnd(0, 360), A.rnd(0, 360)];
  return `${s}<g stroke="${line}" stroke-linecap="round"><path d="M0 0V-36" stroke-width="7" transform="translate(150 156) rotate(${r1(hour)})"/><path d="M0 8V-58" stroke-width="4" transform="translate(150 156) rotate(${r1(minute)})"/></g>${A.circle(150, 156, 8, line)}`;
}

/** An airship in line, 264 wide and 170 high around 150, 156. */
export const airship = (line: string): string =>
  `<g fill="#1f5fa8" stroke="${line}" stroke-width="2.6" stroke-linejoin="round"><path d="M112 216L122 182M188 216L178 182" fill="none"/><path d="M100 214H200L188 240H112Z"/><path d="M262 118L290 92V184L262 158Z"/><path d="M26 138C40 88 92 72 150 72S252 92 274 138C252 184 208 204 150 204S40 188 26 138Z"/><path d="M26 138H274M60 96C92 118 92 158 60 180M122 74C140 112 140 164 122 202M190 76C178 112 178 164 190 200" fill="none" stroke-width="1.4"/><path d="M124 224H136M148 224H160M172 224H182" stroke-width="6"/></g>`;

/** A sheet from the drawing office: white line on blue, measured and signed. */
export const steamBlueprint: Recipe = (A, g) => {
  const line = '#dff1ff';
  let s = A.bg(A.rad(['#2f78c4', '#1c559c 60', '#123c78'], 150, 180, 270));
  s += A.bg(A.pattern(20, 20, `<path d="M20 0H0V20" fill="none" stroke="${line}" stroke-opacity=".16"/>`));
  s += A.bg(A.pattern(100, 100, `<path d="M100 0H0V100" fill="none" stroke="${line}" stroke-opacity=".3"/>`));
  const wheel = (cx: number, cy: number, r: number, teeth: number, fill: string) => {
    let d = '';
    for (let i = 0; i < teeth; i++) {
      const p = (k: number, q: number) => {
        const a = ((i + k) / teeth) * 6.2832;
        return `${r1(cx + q * Math.cos(a))} ${r1(cy + q * Math.sin(a))}`;
      };
      d += `${i ? 'L' : 'M'}${p(0, r)}L${p(0.14, r * 1.16)}L${p(0.42, r * 1.16)}L${p(0.56, r)}`;
    }
    let out = A.path(`${d}Z`, fill, `stroke="${line}" stroke-width="2.6" stroke-linejoin="round"`);
    for (const k of [0.82, 0.5, 0.2])
      out += A.circle(cx, cy, r * k, 'none', `stroke="${line}" stroke-width="${k === 0.2 ? 3 : 1.4}"`);
    for (let i = 0; i < 6; i++) {
      const a = i * 1.0472 + r;
      out += A.path(
        `M${r1(cx + r * 0.2 * Math.cos(a))} ${r1(cy + r * 0.2 * Math.sin(a))}L${r1(cx + r * 0.82 * Math.cos(a))} ${r1(cy + r * 0.82 * Math.sin(a))}`,
        'none',
        `stroke="${line}" stroke-width="5"`,
      );
    }
    return `${out}<path d="M${cx - r * 1.3} ${cy}H${cx + r * 1.3}M${cx} ${cy - r * 1.3}V${cy + r * 1.3}" stroke="${line}" stroke-width=".9" stroke-dasharray="9 3 2 3" opacity=".8"/>`;
  };
  const hero = at(HEROES, g.sym ?? 0);
  for (const [x, y, r, teeth] of at(TRAINS[hero], A.pick([0, 1, 2]))) s += wheel(x, y, r, teeth, '#1f5fa8');
  if (hero === 'clock') s += clock(A, line);
  if (hero === 'airship') s += airship(line);
  s += `<g stroke="${line}" stroke-width="1.2" fill="none"><path d="M24 40V290M18 40H30M18 290H30M280 60V250M274 60H286M274 250H286"/></g>`;
  s += A.rect(16, 298, 268, 86, '#123c78', `stroke="${line}" stroke-width="2.4"`);
  s += A.path('M16 366H284M196 366V384', 'none', `stroke="${line}" stroke-width="1.4"`);
  s += A.title(
    [
      { L: 0, t: 'CLOCKWORK', s: 44 },
      { L: 1, t: 'ODEON', s: 20, track: 0.3, gap: 8 },
    ],
    {
      font: A.pick(['Staatliches', 'Black Ops One', 'Righteous']),
      y: 358,
      base: 'bottom',
      fill: '#ffffff',
      w: 246,
      shadow: 0,
    },
  );
  s += A.label(g.provider.toUpperCase(), {
    x: 26,
    y: 379,
    size: 8.5,
    wt: 800,
    fill: line,
    anchor: 'start',
    track: 0.16,
    w: 160,
  });
  s += A.label(`1:${A.pick([2, 5, 10, 20])}`, { x: 240, y: 379, size: 9, wt: 800, fill: line });
  s += A.rect(8, 8, 284, 384, 'none', `stroke="${line}" stroke-width="1.6"`);
  return s;
};
