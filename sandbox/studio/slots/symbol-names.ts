import { pictureNames } from '@/art/slot/symbol-names';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { LanguageCode } from '@/lib/domain/locales';
import type { SymbolName } from '../maths/symbols';

/** What a symbol is called: the scatter is a coin, a wheel or a book where a model plays it as that. */
type NamedSymbol = SymbolName | 'coin' | 'wheel' | 'book';
export type SymbolNames = Readonly<Record<NamedSymbol, string>>;
type Plain = Omit<SymbolNames, 'high1' | 'high2' | 'high3' | 'high4'>;

const en: Plain = {
  wild: 'Wild',
  scatter: 'Bonus',
  coin: 'Coin',
  wheel: 'Wheel',
  book: 'Book',
  ace: 'Ace',
  king: 'King',
  queen: 'Queen',
  jack: 'Jack',
};
const de: Plain = {
  wild: 'Wild',
  scatter: 'Bonus',
  coin: 'Münze',
  wheel: 'Rad',
  book: 'Buch',
  ace: 'Ass',
  king: 'König',
  queen: 'Dame',
  jack: 'Bube',
};
const fr: Plain = {
  wild: 'Wild',
  scatter: 'Bonus',
  coin: 'Pièce',
  wheel: 'Roue',
  book: 'Livre',
  ace: 'As',
  king: 'Roi',
  queen: 'Dame',
  jack: 'Valet',
};
const PLAIN: Readonly<Record<LanguageCode, Plain>> = { en, au: en, de, ch: de, fr };

/** Names of all symbols of a theme: what its pictures show, and the cards' ranks. */
export function symbolNames(theme: GameTheme, language: LanguageCode): SymbolNames {
  const [high1, high2, high3, high4] = pictureNames(theme, language);
  return { ...PLAIN[language], high1, high2, high3, high4 };
}
