import type { Boot } from '../boot';
import type { Turn } from '../slots/turns';
import { SCATTER } from '../maths/symbols';
import { symbolName } from './symbol-name';

/** More than these would be heard for longer than a spin lasts. */
const MOST = 4;

/** What a turn's reels paid for, `3 × Hammer`, each once: what who sees the reels sees marked. */
export function paidWords({ names, model, locale }: Pick<Boot, 'names' | 'model' | 'locale'>, turn: Turn) {
  const told = new Set<string>();
  const tell = (count: number, symbol: number) =>
    void told.add(`${count} × ${symbolName(names, model, symbol)}`);
  let chosen: number | null = null;
  for (const step of turn.steps) {
    if (step.kind === 'book') chosen = step.symbol;
    if (step.kind !== 'reels') continue;
    for (const { wins, expanded } of step.falls) {
      for (const { count, symbol } of wins) tell(count, symbol);
      if (expanded.length > 0 && chosen !== null) tell(expanded.length, chosen);
    }
    if (step.scatterUnits > 0) tell(step.scatters, SCATTER);
  }
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format([...told].slice(0, MOST));
}
