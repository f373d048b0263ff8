/** How much of a text a search engine shows on a wide screen. */
export interface Limits {
  /** The font in which it is shown, as a canvas takes it. */
  font: string;
  /** The maximum width in px: the rest is cut off. */
  pixels: number;
  /** Below that, room is given away, in px. */
  leastPixels: number;
  /** What other search engines and shared links cut at, in characters. */
  characters: number;
}

export const TITLE_LIMITS: Limits = {
  font: '20px Arial, sans-serif',
  pixels: 600,
  leastPixels: 200,
  characters: 60,
};

export const DESCRIPTION_LIMITS: Limits = {
  font: '14px Arial, sans-serif',
  pixels: 920,
  leastPixels: 400,
  characters: 155,
};

/** Width of a text in a font, in px. */
export type Measure = (text: string, font: string) => number;

export interface Judgement {
  tone: 'good' | 'care' | 'bad';
  /** What is to be thought of it, in words. */
  words: string;
  characters: number;
  pixels: number;
}

/** What to think of a text's length. One that is cut is worse than one that gives room away. */
export function judge(text: string, limits: Limits, measure: Measure): Judgement {
  const characters = [...text].length;
  const pixels = Math.ceil(measure(text, limits.font));
  const said = (tone: Judgement['tone'], words: string) => ({ tone, words, characters, pixels });
  if (text.trim() === '') return said('bad', 'Missing');
  if (pixels > limits.pixels) return said('bad', 'Too long: its end is cut');
  if (characters > limits.characters) return said('care', 'Long: some cut its end');
  if (pixels < limits.leastPixels) return said('care', 'Short: there is room for more');
  return said('good', 'Good length');
}

/** The text as far as it is shown, ending with a whole word and an ellipsis where it is cut. */
export function clip(text: string, limits: Limits, measure: Measure): string {
  const fits = (part: string) => measure(part, limits.font) <= limits.pixels;
  if (fits(text)) return text;
  const words = text.split(/\s+/);
  let shown = '';
  for (const word of words) {
    const longer = shown === '' ? word : `${shown} ${word}`;
    if (!fits(`${longer} …`)) break;
    shown = longer;
  }
  if (shown !== '') return `${shown} …`;
  // One word that is longer than the line.
  const letters = [...text];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}
