import type { Studio } from '@/art/engine/studio';
import { BRASS, pendant, diamond, table } from '@/art/scenes/fixtures';

export interface BareOptions {
  readonly kind: 'search' | 'history' | 'connection';
}

/** The empty table with what was looked for and not found. Drawn for 340 x 200, the lamp is off. */
export function bare(A: Studio, o: BareOptions): string {
  const cx = 170;
  let s = table(A, cx, 160, 150) + pendant(A, cx, 30, { k: 0.62, cord: 30 });
  if (o.kind === 'search') {
    const glass = A.radB(['#ffffff66', '#a9d9c444 60', '#ffffff22'], 0.35, 0.3, 0.8);
    s += `<ellipse cx="${cx + 14}" cy="164" rx="58" ry="9" fill="#000" opacity=".35"/>`;
    s += `<g transform="translate(${cx - 12} 130) rotate(-50)"><rect x="-6" y="28" width="12" height="48" rx="6" fill="${A.lin(['#7a4a1c', '#3a200d'], 0)}"/><rect x="-5" y="22" width="10" height="14" fill="${A.lin(BRASS, 0)}"/><circle r="29" fill="${glass}" stroke="${A.lin(BRASS, 40)}" stroke-width="6"/><path d="M-17-9A19 19 0 0 1-3-19" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".85"/></g>`;
    s += diamond(cx - 12, 130, 7, '#e9d3a0', 'opacity=".85"');
  }
  if (o.kind === 'history') {
    const page = A.lin(['#fffdf6', '#e9e0cc'], 70);
    s += `<g transform="translate(${cx - 4} 150) skewX(-8)"><path d="M-62 20L-54-24C-36-30-14-28 0-20C14-28 36-30 54-24L62 20C40 13 16 15 0 24C-16 15-40 13-62 20Z" fill="#5a2a12"/><path d="M-58 15L-51-26C-34-32-14-30 0-22V19C-16 10-38 9-58 15Z" fill="${page}"/><path d="M58 15L51-26C34-32 14-30 0-22V19C16 10 38 9 58 15Z" fill="${page}"/><path d="M0-22V19" stroke="#a79a7c" stroke-width="2"/>${[-14, -5, 4].map((y) => `<path d="M-46 ${y}C-34 ${y - 4}-20 ${y - 4}-9 ${y + 2}M46 ${y}C34 ${y - 4} 20 ${y - 4} 9 ${y + 2}" stroke="#c3b694" stroke-width="1.6" fill="none"/>`).join('')}</g>`;
    s += `<g transform="translate(${cx + 64} 158) rotate(-58)"><rect x="-3.5" y="-34" width="7" height="52" fill="${A.lin(['#ffd36b', '#c48d3a'], 0)}"/><path d="M-3.5 18h7l-3.5 10Z" fill="#f1ddb0"/><rect x="-3.5" y="-40" width="7" height="7" rx="2" fill="#c62b21"/></g>`;
  }
  if (o.kind === 'connection') {
    s += `<path d="M${cx - 6} 32C90 18 58 60 78 96C96 130 118 140 140 142" stroke="#c9a35b" stroke-width="3.6" fill="none" stroke-linecap="round"/>`;
    s += `<ellipse cx="${cx + 4}" cy="161" rx="46" ry="7" fill="#000" opacity=".35"/><g transform="translate(140 143) rotate(12) scale(.9)"><path d="M0-5h7c13-15 17-15 24-15V20C24 20 20 20 7 5H0Z" fill="${A.lin(['#fffaf0', '#e3dac6 50', '#b5a98c'])}" stroke="#8f8468"/><rect x="31" y="-14" width="17" height="5.5" rx="2" fill="${A.lin(BRASS)}"/><rect x="31" y="9" width="17" height="5.5" rx="2" fill="${A.lin(BRASS)}"/></g>`;
  }
  return s;
}
