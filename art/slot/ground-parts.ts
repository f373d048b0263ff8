import { r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';

/** Folds of a curtain from edge to edge. */
export function curtain(A: Studio, light: string, dark: string): string {
  let s = '';
  for (let x = -20; x < A.W + 40; x += 46) {
    s += A.path(
      `M${x} 0C${x + 14} 190 ${x - 12} 330 ${x + 8} 610H${x + 40}C${x + 22} 340 ${x + 44} 180 ${x + 32} 0Z`,
      A.once('fold', () => A.lin([light, dark], 0)),
    );
  }
  return s;
}

export function clouds(A: Studio, y: number, k: number, fill = '#fff', o = 0.9): string {
  let s = '';
  for (let x = 40; x < A.W + 60; x += 210)
    s += A.cloud(x + A.rnd(-40, 40), y + A.rnd(-26, 26), k * A.rnd(0.8, 1.3), fill, o);
  return s;
}

export function pines(A: Studio, y: number, low: number, high: number, c: string): string {
  let s = '';
  for (let x = -10; x < A.W + 30; x += 34) s += A.pine(x + A.rnd(-8, 8), y, A.rnd(low, high), c);
  return s;
}

/** A line of skyline or rooftops from rectangles. */
export function blocks(A: Studio, y: number, low: number, high: number, c: string): string {
  let d = `M-10 610V${y}`;
  for (let x = -10; x < A.W + 40;) {
    const w = A.rnd(30, 70);
    d += `V${r1(y - A.rnd(low, high))}h${r1(w)}`;
    x += w;
  }
  return A.path(`${d}V610Z`, c);
}

export function peaks(A: Studio, y: number, tops: readonly number[], light: string, dark: string): string {
  const step = A.W / (tops.length - 1);
  const sunny = A.lin([light, dark]);
  return tops
    .map((top, i) => {
      const x = i * step;
      const half = step * 0.95;
      return (
        A.path(`M${r1(x - half)} ${y}L${r1(x)} ${top}L${r1(x + half)} ${y}Z`, sunny) +
        A.path(`M${r1(x)} ${top}L${r1(x + half)} ${y}H${r1(x + half * 0.2)}Z`, dark, 'opacity=".55"')
      );
    })
    .join('');
}

export function bubbles(A: Studio, k: number): string {
  let s = '';
  for (let i = 0; i < k; i++) {
    s += A.circle(
      A.rnd(0, A.W),
      A.rnd(60, 560),
      A.rnd(3, 13),
      '#ffffff18',
      'stroke="#e2ffff" stroke-width="1.4" opacity=".75"',
    );
  }
  return s;
}

export function columns(A: Studio): string {
  return [0.06, 0.94]
    .map((part) => {
      const x = A.W * part - 44;
      let s = A.rect(x - 10, 96, 108, 20, '#fffaf0') + A.rect(x - 4, 116, 96, 12, '#d9cfb8');
      for (let i = 0; i < 6; i++)
        s += A.rect(
          x + i * 15,
          128,
          15,
          480,
          A.once('flute', () => A.lin(['#fffdf5', '#cfc3a8'], 0)),
        );
      return (
        s +
        A.path(
          `M${x - 14} 96a16 16 0 0 1 16-26h84a16 16 0 0 1 16 26Z`,
          '#fffaf0',
          'stroke="#d9b35a" stroke-width="3"',
        )
      );
    })
    .join('');
}

export function gears(A: Studio): string {
  const fx = A.sculpt({ outline: '#1c0d04', soft: 2.4, scale: 6, light: '#ffe6b8' });
  return (
    [
      [0.04, 110, 300, 12],
      [0.97, 200, 340, 4],
      [0.08, 470, 260, 30],
      [0.9, 520, 250, 18],
    ] as const
  )
    .map(([part, y, size, rot]) =>
      A.sym('big-gear', A.W * part, y, size, { fill: ['#d89a5a', '#7a4520'], rot, fx }),
    )
    .join('');
}

export function lanterns(A: Studio): string {
  return [0.07, 0.17, 0.83, 0.93]
    .map((part, i) => {
      const x = A.W * part;
      const y = i === 0 || i === 3 ? 150 : 96;
      return (
        `<path d="M${r1(x)} 0V${y - 44}" stroke="#ffd67a" stroke-width="3"/>` +
        A.glow(x, y, 100, '#ffb43d', 0.75) +
        `<rect x="${r1(x - 36)}" y="${y - 44}" width="72" height="86" rx="32" fill="${A.once('lantern', () => A.lin(['#ff9a4d', '#f02a1a 50', '#9c0a0c']))}"/>` +
        A.rect(x - 20, y - 52, 40, 11, '#ffd67a') +
        A.rect(x - 20, y + 38, 40, 11, '#ffd67a')
      );
    })
    .join('');
}

export function jungle(A: Studio): string {
  const greens = [
    ['#0c5c33', '#39a84b'],
    ['#08422a', '#1f8a4a'],
    ['#127a3c', '#7ad14f'],
  ] as const;
  let s = '';
  greens.forEach(([dark, light], i) => {
    for (const y of [40, 190, 340, 500]) {
      s += A.leaf(-14, y + i * 46, 190 - i * 14, 58 + i * 20, dark, light);
      s += A.leaf(A.W + 14, y + i * 46, 190 - i * 14, -58 - i * 20, dark, light);
    }
  });
  return s;
}

export function grid(A: Studio, horizon: number): string {
  let d = '';
  for (let i = -24; i <= 24; i++) d += `M${r1(A.W / 2 + i * 26)} ${horizon}L${r1(A.W / 2 + i * 150)} 600`;
  for (let i = 0; i < 10; i++) d += `M0 ${r1(horizon + Math.pow(i / 9, 2.1) * (600 - horizon))}H${A.W}`;
  return `<path d="${d}" stroke="#ff3df0" stroke-width="6" opacity=".35" filter="${A.blur(4)}"/><path d="${d}" stroke="#ff8df5" stroke-width="1.6" fill="none"/>`;
}

export const ray = (A: Studio, y: number, fill: string, o: number, k = 40) =>
  A.rays(A.W / 2, y, k, A.W, fill, o);
