import { r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';
import { Rail, TALL_TABLE, WIDE_TABLE } from '@/lib/pictures/vip-table';

export interface VipTableOptions {
  readonly shape: 'wide' | 'tall';
}

/**
 * The table of the VIP levels from above, without what stands on it: one wooden rail with a groove, and the cloth in
 * the light of a lamp, on no ground. Medals, light and diamonds are the page's, because they are the player's.
 */
export function vipTable(A: Studio, { shape }: VipTableOptions): string {
  const table = shape === 'wide' ? WIDE_TABLE : TALL_TABLE;
  const rail = new Rail(table);
  const { width, height, below, edge, top, rail: w } = table;
  const [cx, base] = [width / 2, height + below];
  const full = rail.path();
  const line = (d: string, thick: number, colour: string, more = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${r1(thick)}" ${more}/>`;
  const groove = rail.path(rail.from - 14, rail.to + 14);
  const round = 'stroke-linecap="round"';
  return (
    A.glow(cx, top - 10, width * 0.5, '#ffb627', 0.16, 180) +
    line(full, w + 26, '#000', `opacity=".5" filter="${A.blur(14)}"`) +
    `<path d="${full}Z" fill="${A.rad(['#2f9a6d', '#187650 30', '#0c4b36 62', '#06281d'], cx, top + (base - top) * 0.5, Math.max(cx - edge, base - top) * 1.02)}"/>` +
    `<path d="${full}Z" fill="${A.pattern(7, 7, '<path d="M0 7L7 0" stroke="#fff" stroke-opacity=".035" stroke-width="1"/>')}"/>` +
    line(full, w + 5, '#1a0d05') +
    line(full, w + 1.5, '#c29a55') +
    line(full, w - 1.5, '#2a1407') +
    line(full, w - 5, A.lin(['#7c4a26', '#5a3118 46', '#3b1d0c'], 90)) +
    line(full, w * 0.62, '#4a2712', 'opacity=".55"') +
    line(full, w * 0.36, '#5d3419', 'opacity=".5"') +
    line(groove, 9, '#1c0e05', round) +
    line(groove, 10.5, '#d2ac66', `${round} opacity=".28"`) +
    line(groove, 8, '#190c04', round)
  );
}
