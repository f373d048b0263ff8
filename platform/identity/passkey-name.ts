import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';

/** Characters of a passkey's name. */
export const NAME_MAX = 60;

/** A name as the list and the letters show it: one line. @throws Problem 422 with `fields`. */
export function passkeyNameOf(typed: string): string {
  const name = typed.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const wrong = name === '' ? 'required' : [...name].length > NAME_MAX ? 'too_long' : null;
  if (wrong)
    throw new Problem(422, API_CODES.wrongData, 'the name does not fit', { fields: { name: wrong } });
  return name;
}
