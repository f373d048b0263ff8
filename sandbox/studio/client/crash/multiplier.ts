import type { Locale } from '@/lib/domain/locales';
import { LOWEST_OUT } from '../../engines/crash/round';
import { MAX_POINT } from '../../engines/crash/chain';

/** Values that a stepper of auto cash-outs goes through, hundredths. */
const STEPS = [101, 110, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000];
const FIRST = 200;

/** Writes hundredths as a multiplier: 253 is 2.53×. */
export function multiplierWriter(locale: Locale): (hundredths: number) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (hundredths) => {
    const cents = String(hundredths % 100).padStart(2, '0');
    return `${format.format(`${Math.floor(hundredths / 100)}.${cents}` as Intl.StringNumericLiteral)}×`;
  };
}

/** Which of point and comma parts thousands in a language; neither in some. */
function groupSign(locale: Locale): string | undefined {
  return new Intl.NumberFormat(locale).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value;
}

/**
 * What a player typed, in hundredths: with a point or a comma, with or without a sign. Null for an empty field, undefined for
 * what is no number.
 */
export function readHundredths(text: string, locale: Locale): number | null | undefined {
  if (text.trim() === '') return null;
  const typed = text.replace(/[^\d.,-]/g, '');
  const sign = /[.,](?=[^.,]*$)/.exec(typed)?.[0] ?? '';
  const parts = sign === '' ? [typed] : typed.split(sign);
  const last = parts.at(-1) ?? '';
  // 1,500 is fifteen hundred where the comma parts thousands, and one and a half elsewhere.
  const isGroup = sign !== '' && (parts.length > 2 || (sign === groupSign(locale) && last.length === 3));
  const decimals = sign === '' || isGroup ? '' : last;
  const whole = (isGroup || sign === '' ? parts : parts.slice(0, -1)).join('').replace(/[.,]/g, '');
  if (!/^\d{1,7}$/.test(whole) || !/^\d*$/.test(decimals)) return undefined;
  return Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

/** The same as an auto cash-out, which an empty field turns off. A value out of bounds becomes the nearest. */
export function readAuto(text: string, locale: Locale): number | null | undefined {
  const typed = readHundredths(text, locale);
  if (typed === null || typed === undefined) return typed;
  return Math.min(MAX_POINT, Math.max(LOWEST_OUT, typed));
}

/** The next value up; from none it is 2.00. */
export const autoAbove = (auto: number | null): number =>
  auto === null ? FIRST : (STEPS.find((step) => step > auto) ?? auto);

/** The next value down; below the lowest there is none. */
export const autoBelow = (auto: number | null): number | null =>
  auto === null ? null : (STEPS.findLast((step) => step < auto) ?? null);
