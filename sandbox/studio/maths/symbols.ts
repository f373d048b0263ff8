/**
 * The ten symbols of the reels. One letter names a symbol in the reel strips: wild, scatter, four picture
 * symbols of the theme and four card ranks. The index into SYMBOLS is the symbol's number everywhere else.
 */
export const SYMBOLS = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'ace',
  'king',
  'queen',
  'jack',
] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export const SYMBOL_LETTERS = 'WS1234AKQJ';
export const WILD = 0;
export const SCATTER = 1;
/** First of the symbols that pay on lines; the wild only stands in, the scatter pays anywhere. */
export const FIRST_PAYING = 2;

export const REELS = 5;
export const ROWS = 3;
/** Shortest run from the left that pays on a line. */
export const SHORTEST_RUN = 3;

/** Symbol numbers of a strip written in letters. Throws RangeError on an unknown letter. */
export function parseStrip(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => {
    const symbol = SYMBOL_LETTERS.indexOf(letter);
    if (symbol < 0) throw new RangeError(`no symbol is written "${letter}"`);
    return symbol;
  });
}
