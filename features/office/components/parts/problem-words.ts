import { isApiProblem } from '@/lib/http/problem';

/** The platform's problems begin small and end without a full stop. */
const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** What went wrong, in the platform's own words: operators read English. */
export function problemWords(error: unknown): string {
  if (!isApiProblem(error)) return 'Something went wrong here. Try again.';
  if (error.code === 'no_response') return 'There is no answer. Check the network and try again.';
  if (error.status === 429) return 'That was a lot at once. Wait a moment and try again.';
  if (error.status >= 500) return 'The platform had a fault. Try again in a moment.';
  const fields = Object.entries(error.body.fields ?? {}).map(([field, what]) => `${field}: ${what}`);
  const detail = error.body.detail ?? 'This was refused.';
  return sentence(fields.length > 0 ? `${detail} (${fields.join(', ')})` : detail);
}

/** What the platform's rules say, in words. */
const RULES: Readonly<Record<string, string>> = {
  required: 'This is needed.',
  invalid: 'This is not right.',
  locked: 'This can’t be changed.',
  tooLong: 'This is too long.',
  tooShort: 'This is too short.',
  tooWide: 'This would shut out too many people. Name a smaller network.',
  past: 'This time is over.',
  taken: 'This is blocked already.',
  wholeUnits: 'This is a number of whole units.',
  widens: 'This is more than the company allows: a limit can only narrow.',
  nothingLeft: 'Nothing would be left between minimum and maximum.',
  slip: 'This is five times off: a decimal point has slipped.',
  unknown: 'Somebody here is not known: check each address and id.',
  tooMuch: 'This is more than the campaign gives.',
  tooYoung: 'The player must be 18 or over.',
};

/**
 * The words of an error at a field. Its key is the field and the platform's rule; what says more than a rule can, such as
 * an amount, is in words already.
 */
export function errorWords(key: string): string {
  const rule = /^[\w.-]+\.(\w+)$/.exec(key)?.[1];
  return rule === undefined ? key : (RULES[rule] ?? `This was refused: ${rule}.`);
}

/**
 * Keys of the errors that a problem names at fields. Empty when one of the fields is not in the form: the form shows the
 * whole problem as its message then.
 */
export function fieldKeys(error: unknown, fields: readonly string[]): Record<string, string> {
  const named = isApiProblem(error) ? Object.entries(error.body.fields ?? {}) : [];
  if (!named.every(([field]) => fields.includes(field))) return {};
  return Object.fromEntries(named.map(([field, rule]) => [field, `${field}.${rule}`]));
}
