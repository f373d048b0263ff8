import { onlyDigits, withoutWildcards } from '@/lib/domain/typed-text';
import type { Deposit } from '../api/get-deposits-id';

export type FormField = Deposit['formFields'][number];

/** What a field holds: a text, or the chosen values of one that takes several. */
export type FieldValue = string | readonly string[];

/** A checkbox that is ticked sends this; one that is not sends nothing, as in any form. */
export const TICKED = 'true';

/**
 * Fields have numbered names in our form: the company's own may hold a point, which the form would read as a path.
 */
export const keyOfField = (index: number): string => `field${index}`;

/** What a field begins with, by the company's word; what its kind can't hold is left out. */
export function firstValue({ type, value, options }: FormField): FieldValue {
  switch (type) {
    case 'multiselect': {
      const chosen = value.split(',');
      return options.filter((option) => chosen.includes(option.value)).map((option) => option.value);
    }
    case 'checkbox':
      return /^(true|on|1|yes)$/i.test(value) ? TICKED : '';
    case 'autocomplete':
    case 'dropdown':
    case 'radio':
      return options.some((option) => option.value === value) ? value : '';
    case 'number':
      return onlyDigits(value);
    case 'without-wildcards':
      return withoutWildcards(value);
    case 'text':
    case 'date':
      return value;
  }
}

const TYPED: ReadonlySet<FormField['type']> = new Set(['text', 'number', 'without-wildcards']);

/** What is wrong with a field's value. Whether it is true is the company's to say. */
export function fieldFault(
  { type, required, maxLength }: FormField,
  value: FieldValue,
): 'required' | 'tooLong' | null {
  const empty = typeof value === 'string' ? value.trim() === '' : value.length === 0;
  if (empty) return required ? 'required' : null;
  return TYPED.has(type) && maxLength !== null && value.length > maxLength ? 'tooLong' : null;
}

/** What is sent: hidden fields as they came, shown ones as they were filled in, empty ones not at all. */
export function formValues(
  fields: readonly FormField[],
  filled: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> {
  const entries = fields.map(({ name, toShow, value }, index): [string, FieldValue] => [
    name,
    toShow ? (filled[keyOfField(index)] ?? '') : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0));
}
