import { distance } from 'fastest-levenshtein';
import { fold } from '@/lib/text/fold';

/** A part of a name, and whether it matches what was typed. */
export interface NamePart {
  text: string;
  met: boolean;
}

const plain = (text: string) => fold(text).replaceAll('&', 'and');

const WORD = /[\p{L}\p{N}\p{M}’'&]+/gu;

/** How many letters of a word may be wrong; the platform's search allows the same (platform/games/sql/search.sql). */
const slips = (word: string) => Math.min(3, Math.floor((word.length + 1) / 3));

/** How much of a word of a name was typed, in characters of the name: its beginning, all of it, or nothing. */
function metLength(word: string, typed: string): number {
  const bare = plain(word);
  if (bare.startsWith(typed)) {
    // Characters that normalisation removed count with the one before them.
    let length = 0;
    while (length < word.length && plain(word.slice(0, length)).length < typed.length) length += 1;
    return length;
  }
  if (typed.length < 3) return 0;
  const near = distance(typed, bare) <= slips(typed);
  const nearStart = typed.length > 3 && distance(typed, bare.slice(0, typed.length)) <= typed.length / 4;
  return near || nearStart ? word.length : 0;
}

/**
 * Splits a name into parts and marks those that a search matched: the typed letters where they are right, the whole
 * word where it is mistyped. Words that were typed together are looked for in the name without its gaps. Without a
 * match nothing is marked.
 */
export function highlight(name: string, query: string): NamePart[] {
  const typed = (plain(query).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 6);
  const parts: NamePart[] = [];
  const add = (text: string, met: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.met === met) last.text += text;
    else parts.push({ text, met });
  };
  let end = 0;
  for (const { 0: word, index } of name.matchAll(WORD)) {
    const length = Math.max(0, ...typed.map((each) => metLength(word, each)));
    add(name.slice(end, index), false);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
    end = index + word.length;
  }
  add(name.slice(end), false);
  const joined = typed.join('');
  const close = distance(joined, plain(name).replaceAll(/[^\p{L}\p{N}]/gu, '')) <= joined.length / 4;
  if (joined.length > 3 && close && !parts.some(({ met }) => met)) return [{ text: name, met: true }];
  return parts;
}
