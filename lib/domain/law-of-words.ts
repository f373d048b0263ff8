import type { Forbidden } from './law-of-target';

/** Written so in every language of the site. */
const JACKPOT = /jackpot/i;

/** What words are about that the law of a country may forbid, for `data-law`. */
export const lawOfWords = (words: string): Forbidden | undefined =>
  JACKPOT.test(words) ? 'jackpots' : undefined;

/** A text in parts, each with the space after it: sentences that name what a law may forbid, and what stands between them. */
export function partsByLaw(text: string): { words: string; law: Forbidden | undefined }[] {
  const parts: { words: string; law: Forbidden | undefined }[] = [];
  for (const words of text.split(/(?<=[.!?]\s+)/)) {
    const law = lawOfWords(words);
    const last = parts.at(-1);
    if (last && last.law === law) last.words += words;
    else parts.push({ words, law });
  }
  return parts;
}
