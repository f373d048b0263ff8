import {
  bonusIn,
  WHEEL_FIELDS,
  WHEEL_MOST,
  type WheelField,
  type WheelPrize,
  type WheelWithheld,
} from '@/lib/domain/wheel';
import { decimalToMinor, toDecimalString } from '@/lib/money/money';
import { money } from '../parts/withdrawal-words';

export const PRIZE_WORDS: Readonly<Record<WheelPrize, string>> = {
  spins: 'Free spins',
  bonus: 'Bonus',
  points: 'Experience points',
  nothing: 'Nothing',
};

export const WITHHELD_WORDS: Readonly<Record<WheelWithheld, string>> = {
  currency: 'Nothing in the currency',
  rules: 'Rules of the campaign',
};

/** What a field brings. */
export function fieldWords({ kind, size }: WheelField): string {
  if (kind === 'nothing') return PRIZE_WORDS.nothing;
  if (kind === 'bonus') return `Bonus of ${money(bonusIn(size, 'EUR'), 'EUR')}`;
  return kind === 'spins' ? `${size} free spins` : `${size} points`;
}

/** All fields, clockwise. */
export const fieldsWords = (fields: readonly WheelField[]): string => fields.map(fieldWords).join(', ');

/** A table as it is typed: a field a line. */
export const typedFields = (fields: readonly WheelField[]): string =>
  fields
    .map(({ kind, size }) => {
      if (kind === 'nothing') return kind;
      return `${kind} ${kind === 'bonus' ? toDecimalString(size, 'EUR') : size}`;
    })
    .join('\n');

/** A line as a field; null for one that is none. */
function readField(line: string): WheelField | null {
  const [, kind, size = ''] =
    /^(spins|bonus|points|nothing)(?:\s+(\S+))?$/.exec(line.trim().toLowerCase()) ?? [];
  if (kind === 'nothing') return size === '' ? { kind, size: 0 } : null;
  if (kind !== 'spins' && kind !== 'bonus' && kind !== 'points') return null;
  const count = kind === 'bonus' ? decimalToMinor(size, 'EUR') : /^\d{1,6}$/.test(size) ? Number(size) : null;
  return count !== null && count > 0 && count <= WHEEL_MOST[kind] ? { kind, size: count } : null;
}

/** What was typed as a table. @returns why it is none */
export function readFields(typed: string): WheelField[] | string {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  if (lines.length !== WHEEL_FIELDS)
    return `There are ${lines.length} fields; the wheel has ${WHEEL_FIELDS}.`;
  const fields = lines.map(readField);
  const wrong = fields.indexOf(null);
  if (wrong >= 0) return `Line ${wrong + 1} is none of: spins 5, bonus 1.00, points 50, nothing.`;
  return fields.filter((field) => field !== null);
}
