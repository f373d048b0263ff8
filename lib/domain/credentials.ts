import {
  EMAIL_MAX,
  PASSWORD_ALLOWED,
  PASSWORD_DIGIT,
  PASSWORD_LETTER,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from './limits';

/**
 * SPEC §5's rules for e-mail and password, and §4's strength hint, in one place for the forms and the platform.
 * Each rule answers the name of what is wrong, or null; the name is also what the API's `fields` say.
 */
export type EmailProblem = 'required' | 'tooLong' | 'invalid';
export type PasswordProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'characters'
  | 'letterMissing'
  | 'digitMissing'
  /** The account's own e-mail address, or what stands before its @. */
  | 'sameAsEmail'
  /** Known to the platform only: one of the commonest passwords. */
  | 'common';
export type PasswordStrength = 'bad' | 'weak' | 'strong' | 'great';

/** The shape that zod's `z.email()` checks too, so that no layer refuses what another one let in. */
const EMAIL_SHAPE =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const UNICODE_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const ASCII = /^[\x21-\x7e]*$/;

/** `bücher.example` → `xn--bcher-kva.example`; what no host can be called comes back unchanged. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain) || !UNICODE_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * The one spelling under which an address is kept and compared: trimmed, in Unicode NFC, in lower case, its
 * domain in the ASCII form that the mail's envelope uses.
 */
export function normaliseEmail(input: string): string {
  const text = input.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  return at < 0 ? text : `${text.slice(0, at + 1)}${asciiDomain(text.slice(at + 1))}`;
}

/**
 * What is wrong with an e-mail address. Letters outside ASCII are taken in the domain only: a look-alike of
 * somebody's address (ｍara, mаra) can't be registered, and mail needs no SMTPUTF8.
 */
export function emailProblem(input: string): EmailProblem | null {
  const email = normaliseEmail(input);
  if (email === '') return 'required';
  if (email.length > EMAIL_MAX || input.length > EMAIL_MAX) return 'tooLong';
  return EMAIL_SHAPE.test(email) ? null : 'invalid';
}

/** Whether a password is an e-mail address, or what stands before its @ (with or without a +tag), in any case. */
export function isOwnEmail(password: string, email: string): boolean {
  const address = normaliseEmail(email);
  const name = address.slice(0, Math.max(address.lastIndexOf('@'), 0));
  const guesses = [address, email.trim().toLowerCase(), name, name.split('+', 1)[0]];
  return password !== '' && guesses.includes(password.toLowerCase());
}

/**
 * What is wrong with a new password, by SPEC §5 and ADR 3. Nothing is trimmed: a space is not an allowed character.
 * @param email of the account that it is for, in any spelling.
 */
export function passwordProblem(input: string, email: string): PasswordProblem | null {
  if (input === '') return 'required';
  if (input.length < PASSWORD_MIN) return 'tooShort';
  if (input.length > PASSWORD_MAX) return 'tooLong';
  if (!PASSWORD_ALLOWED.test(input)) return 'characters';
  if (!PASSWORD_LETTER.test(input)) return 'letterMissing';
  if (!PASSWORD_DIGIT.test(input)) return 'digitMissing';
  return isOwnEmail(input, email) ? 'sameAsEmail' : null;
}

/** From here a password is strong without a symbol, and great with one. */
const GREAT_LENGTH = 12;
const PLAIN = /^[A-Za-z0-9]+$/;

/**
 * SPEC §4's hint, its cases tried in the order written there: 11 letters and digits are therefore still weak,
 * 12 and more are strong.
 */
export function passwordStrength(input: string): PasswordStrength {
  const plain = PLAIN.test(input);
  if (plain) return input.length < GREAT_LENGTH ? 'weak' : 'strong';
  if (!PASSWORD_ALLOWED.test(input)) return 'bad';
  if (input.length >= GREAT_LENGTH) return 'great';
  return input.length >= PASSWORD_MIN ? 'strong' : 'bad';
}

/**
 * What would make a password one level better: `count` characters more, or a symbol where the name says so.
 * For `bad` and `great` there is nothing to add, and `count` is 0.
 */
export function passwordAdvice(input: string): {
  advice: 'bad' | 'weak' | 'weakSymbol' | 'strong' | 'strongSymbol' | 'great';
  count: number;
} {
  const level = passwordStrength(input);
  const count = Math.max(GREAT_LENGTH - input.length, 0);
  if (level === 'weak') return { advice: input.length < PASSWORD_MIN - 1 ? 'weak' : 'weakSymbol', count };
  if (level === 'strong') return { advice: PLAIN.test(input) ? 'strongSymbol' : 'strong', count };
  return { advice: level, count: 0 };
}
