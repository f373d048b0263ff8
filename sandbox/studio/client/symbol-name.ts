import type { Boot } from '../boot';
import { SCATTER, SYMBOLS } from '../maths/symbols';
import type { SymbolNames } from '../slots/symbol-names';

const SCATTERS: Partial<Record<Boot['model'], 'coin' | 'wheel' | 'book'>> = {
  hold: 'coin',
  wheel: 'wheel',
  book: 'book',
};

/** What a symbol is called in a game of a model; an empty text for a number that none has. */
export function symbolName(names: SymbolNames, model: Boot['model'], symbol: number): string {
  const scatter = symbol === SCATTER ? SCATTERS[model] : undefined;
  const name = scatter ?? SYMBOLS[symbol];
  return name ? names[name] : '';
}
