import { hasCheckDigit } from '@/lib/domain/card-number';
import { plainText } from './text';

/** What a message may not give away or lead to. */
export type DataKind = 'card' | 'phone' | 'email' | 'link';

const EMAIL =
  /[^\s@]+@[^\s@]+\.[a-z]{2,}|\b[\w.-]+\s*[([{]\s*(?:at|arobase)\s*[)\]}]\s*\w+|\b(?:at|arobase) (?:gmail|gmx|outlook|hotmail|yahoo|bluewin|icloud|proton)\b/;
/** A name at another service, to be found by. */
const HANDLE = /(?:^|\s)@[a-z][\w.]{3,}/;
const SERVICE =
  /\b(?:whats ?app|telegram|discord|snapchat|insta(?:gram)?|messenger|threema|wechat|skype|kik)\b/;

const ENDINGS =
  'com|net|org|info|biz|io|bet|casino|club|xyz|online|site|shop|app|gg|tv|link|vip|poker|games|game|de|ch|fr|uk|eu|ru|cc|ly';
const LINK = new RegExp(
  [
    String.raw`\b[a-z][a-z0-9+.-]{1,20}:\/\/`,
    String.raw`\bwww[.\s]`,
    // With a path it is an address, whatever it ends with.
    String.raw`\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/\S`,
    String.raw`\b[a-z0-9-]{2,}\.(?:${ENDINGS}|com?\.[a-z]{2})(?![\w-])`,
    String.raw`\b\d{1,3}(?:\.\d{1,3}){3}\b`,
    // Written out, so that nobody takes it for one.
    String.raw`[([{]\s*(?:dot|punkt|point)\s*[)\]}]`,
    String.raw`\w (?:dot|punkt|point) (?:com|net|org|io|bet|casino|club|de|ch|fr|gg)\b`,
    String.raw`\w ?\. ?(?:com|net|org)\b`,
  ].join('|'),
);

/** A number as people write them: digits with at most a few separators between. */
const NUMBER = /\+?\d(?:[ \t.\-/()_]{0,3}\d){6,}/g;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;
/** An amount in thousands: 1 250 000. */
const AMOUNT = /^\d{1,3}(?:[ .]\d{3}){1,2}$/;
const ACCOUNT = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,}/;
const COINS = /\b0x[0-9a-f]{40}\b|\bbc1[a-z0-9]{20,}\b|\bt[a-z0-9]{33}\b/;

function numberKind(written: string): 'card' | 'phone' | null {
  const text = written.trim();
  const digits = text.replace(/\D/g, '');
  const groups = text.split(/\D+/).filter(Boolean);
  const isLong = digits.length >= 13 && digits.length <= 19;
  // A card is written in blocks, or digit by digit: not as a row of roulette's numbers.
  if (isLong && (groups.slice(0, -1).every(({ length }) => length >= 3) || groups.length === 1))
    return 'card';
  if (isLong && groups.every(({ length }) => length === 1) && hasCheckDigit(digits)) return 'card';
  if (DATE.test(text) || AMOUNT.test(text)) return null;
  const startsAsPhone = text.startsWith('+') || /^\(?0\d/.test(text);
  if (startsAsPhone || groups.some(({ length }) => length >= 3)) return 'phone';
  return null;
}

/** What of a player's, or of elsewhere, a message would give away; null for nothing. */
export function dataIn(text: string): DataKind | null {
  const plain = plainText(text);
  const kinds = (plain.match(NUMBER) ?? []).map(numberKind);
  if (kinds.includes('card') || ACCOUNT.test(plain) || COINS.test(plain)) return 'card';
  if (EMAIL.test(plain) || HANDLE.test(plain) || SERVICE.test(plain)) return 'email';
  if (LINK.test(plain)) return 'link';
  return kinds.includes('phone') ? 'phone' : null;
}
