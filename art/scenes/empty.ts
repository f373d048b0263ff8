import type { Studio } from '@/art/engine/studio';

export interface EmptyOptions {
  readonly on?: boolean;
  /** Number of the ball that was left on the table. */
  readonly ball?: number;
}

/** Empty table, lamp off (or on). Drawn for 340 x 200. */
export function empty(A: Studio, o: EmptyOptions): string {
  const { W, H } = A;
  let s = '';
  const cx = W / 2,
    on = o.on;
  if (on)
    s += A.path(
      `M${cx - 44} 78L${cx - 130} ${H - 40}H${cx + 130}L${cx + 44} 78Z`,
      A.linU(['#ffdf8a99', '#ffb62700'], 0, 70, 0, H - 30),
    );
  s += `<ellipse cx="${cx}" cy="${H - 34}" rx="150" ry="32" fill="#2b1a0c"/><ellipse cx="${cx}" cy="${H - 38}" rx="150" ry="32" fill="#5a3418"/><ellipse cx="${cx}" cy="${H - 39}" rx="132" ry="25" fill="${A.rad(on ? ['#3fc48c', '#12704d 60', '#0a3f2d'] : ['#1c5a43', '#0f3a2b 60', '#0a261d'], cx, H - 42, 130)}"/>`;
  for (let i = -3; i <= 3; i++)
    s += `<path transform="translate(${cx + i * 42} ${H - 38 + 28 - Math.abs(i) * Math.abs(i) * 1.4}) scale(1 .6)" d="M0-4L4 0L0 4L-4 0Z" fill="#e9d3a0" opacity=".7"/>`;
  s += `<path d="M${cx} 0V34" stroke="#c9a35b" stroke-width="2"/><g transform="translate(${cx} 32) scale(.62)"><path d="M-12 0H12L16 16H-16Z" fill="#b98232"/><path d="M-16 16H16C62 22 84 44 92 66H-92C-84 44-62 22-16 16Z" fill="${A.lin(['#0b3a2a', '#1f7d5a 40', '#0b3a2a'], 0)}"/><rect x="-96" y="64" width="192" height="9" rx="4.5" fill="#c48d3a"/>${on ? A.glow(0, 80, 100, '#ffe7a6', 1, 30) : ''}</g>`;
  s +=
    o.ball === undefined
      ? ''
      : `<g transform="translate(${cx + 10} ${H - 58})"><ellipse cx="3" cy="17" rx="17" ry="5" fill="#000" opacity=".4"/><circle r="17" fill="${A.radB(['#4a524d', '#0c0f0d 60'], 0.35, 0.3, 0.8)}"/><circle r="8" cx="-2" cy="-3" fill="#f3f1ea"/>${A.label(String(o.ball), { x: -2, y: 1, size: 11, font: 'Bricolage Grotesque', fill: '#0c0f0d' })}</g>`;
  return s;
}
