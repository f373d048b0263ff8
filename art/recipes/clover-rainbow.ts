import type { Recipe } from '@/art/engine/recipe';
import { at } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';

const SKIES = [
  ['#fdf3d8', '#f25c54', '#f7b267', '#f4d35e', '#70c1a3', '#2a7f8e', '#0f5132'],
  ['#e3f4fb', '#ef476f', '#f78c6b', '#ffd166', '#06d6a0', '#118ab2', '#0b4f36'],
  ['#fbeef6', '#d1495b', '#edae49', '#f4e285', '#8cb369', '#5b8e7d', '#204e38'],
] as const;

/** What stands at the foot: clover, horseshoe, toadstool or hat, 150 wide. */
export function charm(A: Studio, kind: number, x: number, y: number, dark: string, fx: string): string {
  if (kind === 0) return A.obj('clover', x, y, 150, { fx: A.popFx({ outline: dark, ow: 3 }) });
  if (kind === 1)
    return A.sym('horseshoe', x, y, 150, {
      fill: ['#fff3c0', '#f6bf45 45', '#a8690f'],
      back: 26,
      backc: dark,
      fx,
    });
  const body =
    kind === 2
      ? `<path d="M-22 8C-26 40 -30 62 -24 70H24C30 62 26 40 22 8Z" fill="#fff4dc"/><path d="M-74 12C-74 -44 -40 -74 0 -74S74 -44 74 12C40 24 -40 24 -74 12Z" fill="${A.lin(['#ff6b57', '#d7263d 60', '#96112a'])}"/><circle cx="-34" cy="-16" r="14" fill="#fff8ea"/><circle cx="14" cy="-44" r="12" fill="#fff8ea"/><circle cx="38" cy="-8" r="11" fill="#fff8ea"/><circle cx="-2" cy="-4" r="8" fill="#fff8ea"/><circle cx="-22" cy="-52" r="7" fill="#fff8ea"/>`
      : `<path d="M-46 -66C-16 -76 16 -76 46 -66L54 34H-54Z" fill="${A.lin(['#57b45f', '#23803c 60', '#0f5a29'])}"/><path d="M-84 32C-50 22 50 22 84 32C92 44 84 58 60 60H-60C-84 58 -92 44 -84 32Z" fill="${A.lin(['#3f9a4c', '#146b30'])}"/><path d="M-52 6L52 6L54 32H-54Z" fill="#2a1a10"/><path d="M-20 2H20V38H-20ZM-11 11V29H11V11Z" fill="#f6c445" fill-rule="evenodd"/>`;
  return `<g filter="${fx}"><g transform="translate(${x} ${y})">${body}</g></g>`;
}

/** A rainbow cut from paper over green hills; the charm stands at its foot. */
export const cloverRainbow: Recipe = (A, g) => {
  A.settle();
  const sky = A.pick(SKIES);
  const left = A.pick([true, false]);
  const high = A.pick([true, false]);
  const green = at(sky, 6);
  const cx = left ? 100 : 200;
  const cy = high ? 322 : 262;
  let s = A.bg(at(sky, 0));
  for (let i = 1; i < 6; i++) s += A.circle(cx, cy, 236 - i * 28, at(sky, i));
  s += A.circle(cx, cy, 236 - 6 * 28, at(sky, 0));
  s +=
    A.cloud(left ? 246 : 54, cy - 122, 0.9, '#ffffff') +
    A.cloud(left ? 218 : 88, cy - 92, 0.6, '#ffffff', 0.9);
  s += A.wave(cy + 12, 20, 300, 0.1, '#58a55c') + A.wave(cy + 32, 16, 220, 0.3, '#2f7d45');
  const fx = A.sculpt({ outline: green, soft: 3.4, scale: 5, k1: 0.5, k2: 0.6, spec: 0.5, light: '#fffbe0' });
  s += A.glow(cx, cy - 40, 96, '#ffffff', 0.9);
  s += charm(A, (g.sym ?? 0) % 4, cx, cy - 44, green, fx);
  for (let i = 0; i < 7; i++)
    s += A.coin(cx - 92 + i * 30, cy + 38 + (i % 2) * 8, 12 + (i % 3) * 2, { t: 0.6, rot: A.rnd(-20, 20) });
  if (!high) s += A.wave(312, 12, 190, 0.2, green) + A.rect(0, 326, 300, 74, green);
  s += A.title(
    [
      { L: 0, t: 'CLOVER', s: 56 },
      { L: 1, t: '& CROWN', s: 26, track: 0.12, gap: 10, fill: high ? at(sky, 1) : at(sky, 3) },
    ],
    {
      font: A.pick(['Shrikhand', 'Uncial Antiqua', 'Lilita One']),
      y: high ? 70 : 380,
      base: high ? undefined : 'bottom',
      fill: high ? green : '#fffdf2',
      w: 262,
      stroke: high ? at(sky, 0) : green,
      sw: 8,
      shadow: 0,
    },
  );
  s += A.provider(g.provider, {
    x: high ? 150 : left ? 282 : 18,
    y: high ? 391 : 24,
    anchor: high ? 'middle' : left ? 'end' : 'start',
    s: 9,
    wt: 800,
    c: high ? '#fffdf2' : green,
    o: 1,
  });
  return s;
};
