/** As many whole words as fit, with an ellipsis where something is left out. */
export function firstWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}

/** Less of the length than this, and a cut sentence says more than the whole ones that fit. */
const WELL_FILLED = 0.6;

/** The whole sentences that fit, when they fill most of the length; else as many words as fit. */
export function firstSentences(text: string, length: number): string {
  const ends = [...text.matchAll(/[.!?](?= |$)/g)].map(({ index }) => index + 1);
  const end = ends.filter((each) => each <= length).at(-1) ?? 0;
  return end >= length * WELL_FILLED ? text.slice(0, end) : firstWords(text, length);
}
