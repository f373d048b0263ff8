import { distance } from 'fastest-levenshtein';
import { fold } from '@/lib/text/fold';

const wordsOf = (text: string) =>
  fold(text)
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters that may be wrong: short words are too like each other. */
const slips = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
/** The least length of a typed part that may match inside a word. */
const INSIDE_FROM = 3;

function meets(word: string, typed: string): boolean {
  if (word.startsWith(typed) || (typed.length >= INSIDE_FROM && word.includes(typed))) return true;
  const allowed = slips(typed);
  if (allowed === 0) return false;
  return distance(typed, word) <= allowed || distance(typed, word.slice(0, typed.length)) <= allowed;
}

/**
 * Whether a search means a name: each word that was typed is one of its words, the beginning of one, or nearly so, in
 * any order. Words that were torn or ran together are looked for in the name without its gaps.
 */
export function isNameMeant(name: string, query: string): boolean {
  const typed = wordsOf(query);
  if (typed.length === 0) return false;
  const words = wordsOf(name);
  if (typed.every((each) => words.some((word) => meets(word, each)))) return true;
  return typed.length !== words.length && meets(words.join(''), typed.join(''));
}
