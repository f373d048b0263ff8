import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hash, verify, type Options } from '@node-rs/argon2';

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each call runs argon2 exactly once, so that hashing costs what verifying costs. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a hash that can't be read. */
  verify(data: { hash: string; password: string }): Promise<boolean>;
}

export const argon2Passwords: Passwords = {
  hash: (password) => hash(password, ARGON2ID),
  verify: ({ hash: stored, password }) => verify(stored, password).catch(() => false),
};

const LIST = path.join('platform', 'identity', 'data', 'common-passwords.txt');
let common: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of the 3,000 commonest that SPEC §5's rules would let through, in any case. The
 * list is the head of zxcvbn 4.4.2's (MIT, © Dan Wheeler and Dropbox), kept in the order of frequency.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(path.resolve(process.cwd(), LIST), 'utf8').split('\n').filter(Boolean));
  return common.has(password.toLowerCase());
}
