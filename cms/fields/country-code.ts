import { countryOf } from '@/lib/domain/countries';

// A country can't be deleted, so an invented one would stay.

/** For a field with an alpha-2 code. @returns true, or why not */
export const judgeAlpha2 = (value: unknown): true | string =>
  (typeof value === 'string' && countryOf(value)?.alpha2 === value) ||
  'A two-letter code of ISO 3166, in capitals.';

/** For a field with an alpha-3 code beside one with the alpha-2 code. @returns true, or why not */
export const judgeAlpha3 = (value: unknown, { siblingData }: { siblingData: unknown }): true | string =>
  countryOf(String(Reflect.get(Object(siblingData), 'alpha2')))?.alpha3 === value ||
  'The three-letter code of the same country.';
