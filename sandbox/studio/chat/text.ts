/** What no reader sees: controls, marks of direction, zero-width characters, halves of characters, private and unassigned ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;
/** Space in every form, and letters that are drawn as nothing. */
const BLANK = /[\s\p{Z}\u115F\u1160\u2800\u3164\uFFA0]+/gu;
/** More than two marks above one another grow out of their line. */
const PILED = /(\p{M}{2})\p{M}+/gu;

/** A message as it is shown and judged: one line, nothing unseen in it. Empty when nothing is left. */
export const cleanText = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(BLANK, ' ')
    .replace(UNSEEN, '')
    .replace(PILED, '$1')
    .replace(BLANK, ' ')
    .trim();

/** How many characters a reader counts. */
export const lengthOf = (text: string): number => [...text].length;

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', о: 'o' },
  ...{ р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ѵ: 'v', п: 'n', α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k' },
  ...{
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
  },
};
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu');

/** A text in plain Latin letters, for comparison alone: small, without accents, look-alikes as what they look like. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter);

/** Its words with one space between, digits included. */
export const plainWords = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
