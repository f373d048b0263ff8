import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Parlour';
const DIGITS = 6;
const STEP_SECONDS = 30;
/** Clocks of phones go wrong by as much. */
const STEPS_AROUND = 1;
/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
const HASH_BYTES = 32;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Hashes of the recovery codes that are left; one salt for the set, so that a try costs one hash. */
export interface RecoveryCodes {
  salt: string;
  hashes: string[];
}

/** @returns a new secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const generator = (secret: string, account: string) =>
  new TOTP({
    issuer: ISSUER,
    label: account,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** @returns the address that authenticator apps read from the picture. */
export const addressOfSecret = (secret: string, account: string): string =>
  generator(secret, account).toString();

/**
 * The time step of a code, among those around now that are later than the last accepted one: a code that was seen
 * while it was typed can't be used again.
 *
 * @param now ms since 1970
 * @returns undefined when the code belongs to none of them, or the secret can't be read
 */
export function stepOfCode(secret: string, code: string, lastStep: number, now: number): number | undefined {
  let around: number | null;
  try {
    // Compares in constant time.
    around = generator(secret, '').validate({ token: code, timestamp: now, window: STEPS_AROUND });
  } catch {
    return undefined;
  }
  if (around === null) return undefined;
  const step = Math.floor(now / 1000 / STEP_SECONDS) + around;
  return step > lastStep ? step : undefined;
}

/** What was typed, without the spaces and hyphens that make it easy to read. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

export const looksLikeCode = (code: string): boolean => /^\d{6}$/.test(code);
export const looksLikeRecoveryCode = (code: string): boolean => /^[a-z2-7]{16}$/.test(code);

const hashOf = async (code: string, salt: string) =>
  (await derive(code, salt, HASH_BYTES)).toString('base64url');

/** @returns ten new codes, plain. */
export const recoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase(),
  );

/** A recovery code as people read and write it. */
export const shownRecoveryCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** A secret as people read and type it. */
export const shownSecret = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** @returns ten codes to show once, and what is stored of them. */
export async function newRecoveryCodes(): Promise<{ shown: string[]; kept: RecoveryCodes }> {
  const codes = recoveryCodes();
  const salt = randomBytes(16).toString('base64url');
  return {
    shown: codes.map(shownRecoveryCode),
    kept: { salt, hashes: await Promise.all(codes.map((code) => hashOf(code, salt))) },
  };
}

/** @returns the codes that are left once this one is used; undefined when it is none of them. */
export async function withoutRecoveryCode(
  { salt, hashes }: RecoveryCodes,
  code: string,
): Promise<RecoveryCodes | undefined> {
  const given = await hashOf(code, salt);
  // Every one is compared, of equal length whatever is stored, so that time tells nothing.
  const digest = (text: string) => createHmac('sha256', salt).update(text).digest();
  const left = hashes.filter((hash) => !timingSafeEqual(digest(hash), digest(given)));
  return left.length < hashes.length ? { salt, hashes: left } : undefined;
}
