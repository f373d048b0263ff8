import { plainText } from '../text';
import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';

const LISTS = [ENGLISH, GERMAN, FRENCH];
const words = (text: string) => text.split(/\s+/).filter(Boolean);
const WHOLE = new Set(LISTS.flatMap(({ whole }) => words(whole)));
const START = LISTS.flatMap(({ start }) => words(start));
const INSIDE = LISTS.flatMap(({ inside }) => words(inside));
const PHRASES = LISTS.flatMap(({ phrases }) => phrases.map((phrase) => ` ${phrase} `));
const INNOCENT = new Set(LISTS.flatMap(({ innocent }) => words(innocent)));
const INNOCENT_PHRASES = LISTS.flatMap(({ innocentPhrases }) =>
  innocentPhrases.map((phrase) => ` ${phrase} `),
);
const STEMS = [...WHOLE, ...START, ...INSIDE];
const ENDINGS = ['s', 'er', 'ed', 'in', 'ing'];
/** Drawn insults. */
const PICTURES = /🖕|卐|卍/u;

/** Figures and signs that stand for letters. */
const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e' },
};
const unleet = (word: string) => word.replace(/[01345789@$!|€]/g, (sign) => LEET[sign] ?? sign);

/** Words with the signs that may stand for letters in them; a number is no word. */
const tokensOf = (plain: string): string[] =>
  plain
    .split(/[^a-z0-9@$!|€*#]+/)
    .map((token) => token.replace(/^[!|€*#]+|[!|€]+$|(?<=^[*#].*)[*#]+$/g, ''))
    .filter((token) => token !== '' && !/^[\d$€]+$/.test(token));

/** A word as it may have been meant: letters that were held down count once, or twice. */
function formsOf(token: string): string[] {
  const word = unleet(token);
  const bare = unleet(token.replace(/\d+$/, ''));
  return [...new Set([word, bare])].flatMap((form) => [
    form,
    form.replace(/(.)\1{2,}/g, '$1'),
    form.replace(/(.)\1{2,}/g, '$1$1'),
    form.replace(/(.)\1+/g, '$1'),
  ]);
}
const isBad = (word: string): boolean =>
  WHOLE.has(word) ||
  START.some((start) => word.startsWith(start)) ||
  INSIDE.some((part) => word.includes(part));

/** f*ck: signs in the place of letters, in a word that is listed or begins so. */
function isStarred(token: string): boolean {
  if (token.length < 4 || !/^[a-z][a-z*#]*$/.test(token) || !/[*#](?:[a-z]|[*#])/.test(token)) return false;
  const pattern = new RegExp(`^${token.replace(/[*#]/g, '[a-z]')}$`);
  return STEMS.some((word) => pattern.test(word) || ENDINGS.some((ending) => pattern.test(word + ending)));
}

/** f u c k, fu ck: pieces of one or two letters, put together. */
function isSpacedOut(tokens: readonly string[]): boolean {
  for (let at = 0; at < tokens.length; at += 1) {
    let run = '';
    let singles = 0;
    for (let to = at; to < tokens.length && run.length < 24; to += 1) {
      const token = unleet(tokens[to] ?? '');
      if (token.length > 2) break;
      run += token;
      singles += token.length === 1 ? 1 : 0;
      if (to === at || run.length < 4) continue;
      if (INSIDE.some((part) => run.includes(part))) return true;
      // Words of two letters are words: “j’ai pu te voir”.
      if (singles * 2 > to - at && (WHOLE.has(run) || START.includes(run))) return true;
    }
  }
  return false;
}

/** Whether a message insults, hates or curses, in any of the languages: tables are for all of them at once. */
export function hasBadWords(text: string): boolean {
  if (PICTURES.test(text)) return true;
  const tokens = tokensOf(plainText(text)).filter((token) => !INNOCENT.has(unleet(token)));
  let line = ` ${tokens.map(unleet).join(' ')} `;
  for (const phrase of INNOCENT_PHRASES) line = line.replaceAll(phrase, ' ');
  if (PHRASES.some((phrase) => line.includes(phrase))) return true;
  const left = new Set(words(line));
  const judged = tokens.filter((token) => left.has(unleet(token)));
  if (judged.some((token) => isStarred(token) || formsOf(token).some(isBad))) return true;
  return isSpacedOut(tokens);
}
