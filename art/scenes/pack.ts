import { at } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';

export interface PackOptions {
  /** The deposit of the welcome pack, from 1. */
  readonly step: number;
}

/** Of each deposit: two colours of its chips, their suit, and its colour. */
const CHIPS = [
  ['#f3f1ea', '#1f9a6c', 's', '#c9a35b'],
  ['#ffb627', '#17211c', 'd', '#fff6e0'],
  ['#ff5a4f', '#f3f1ea', 'h', '#fff0e0'],
  ['#2a3a66', '#f3f1ea', 'c', '#e2b45a'],
] as const;

/** Three stacks of chips, higher with each deposit; nothing behind them. Drawn for 206 x 136. */
export function pack(A: Studio, { step }: PackOptions): string {
  const [one, other, suit, c2] = at(CHIPS, step - 1);
  const [cx, y] = [A.W / 2, A.H - 34];
  const of = { c2, suit };
  return (
    A.stack(cx - 39, y, 31, 2 + step, [one, other, one, one], of) +
    A.stack(cx + 35, y + 2, 31, 1 + step, [other, one, other], of) +
    A.stack(cx - 1, y + 16, 31, 3 + step, [one, one, other, one], of)
  );
}
