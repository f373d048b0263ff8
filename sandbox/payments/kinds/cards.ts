import { createHmac } from 'node:crypto';
import type { FailureCode } from '../charge';

/** The only cards that are taken. No other number is looked at, kept or written anywhere. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', text: 'goodCard', refusal: null, challenge: null },
  { number: '5555 5555 5555 4444', text: 'goodCard', refusal: null, challenge: null },
  { number: '4000 0000 0000 3220', text: 'askedCard', refusal: null, challenge: 'passes' },
  { number: '4000 0000 0000 3253', text: 'unprovenCard', refusal: null, challenge: 'fails' },
  { number: '4000 0000 0000 0002', text: 'refused', refusal: 'declined', challenge: null },
  { number: '4000 0000 0000 9995', text: 'noFunds', refusal: 'insufficient_funds', challenge: null },
] as const;

/** What the holder of a test card types when its bank asks. */
export const CHALLENGE_CODE = '1234';
export const CHALLENGE_TRIES = 3;

export type CardVerdict =
  | { outcome: 'paid'; fingerprint: string }
  | { outcome: 'asked'; fails: boolean; fingerprint: string }
  | { outcome: 'refused'; code: FailureCode; fingerprint: string }
  | {
      outcome: 'wrong';
      field: 'number' | 'expiry' | 'code';
      text: 'wrongCard' | 'wrongExpiry' | 'wrongCode';
    };

const digits = (value: string) => value.replaceAll(/[\s-]/g, '');

/** Stands for an instrument: nobody without the key can tell which one it is. */
export function fingerprintOf(key: string, instrument: string): string {
  return `ins_${createHmac('sha256', key).update(instrument).digest('hex').slice(0, 32)}`;
}

/** Judges the card form. @param now decides whether the card has expired. @param key for the card's fingerprint. */
export function judgeCard(
  form: { number: string; expiry: string; code: string },
  now: Date,
  key: string,
): CardVerdict {
  const card = TEST_CARDS.find(({ number }) => digits(number) === digits(form.number));
  if (!card) return { outcome: 'wrong', field: 'number', text: 'wrongCard' };
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(form.expiry.trim()) ?? [];
  const firstDayAfter = Date.UTC(2000 + Number(year), Number(month), 1);
  if (!month || firstDayAfter <= now.getTime())
    return { outcome: 'wrong', field: 'expiry', text: 'wrongExpiry' };
  if (!/^\d{3,4}$/.test(form.code.trim())) return { outcome: 'wrong', field: 'code', text: 'wrongCode' };
  const fingerprint = fingerprintOf(key, `card ${digits(card.number)}`);
  if (card.refusal) return { outcome: 'refused', code: card.refusal, fingerprint };
  if (card.challenge) return { outcome: 'asked', fails: card.challenge === 'fails', fingerprint };
  return { outcome: 'paid', fingerprint };
}
