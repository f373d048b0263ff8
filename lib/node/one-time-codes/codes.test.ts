import { TOTP } from 'otpauth';
import {
  addressOfSecret,
  looksLikeRecoveryCode,
  newRecoveryCodes,
  newSecret,
  plainCode,
  stepOfCode,
  withoutRecoveryCode,
} from './codes';

const NOW = Date.UTC(2026, 5, 1, 12, 0, 10);
const STEP = Math.floor(NOW / 30_000);
const secret = newSecret();
const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: NOW + steps * 30_000 });

it('takes the codes of now, of the step before and of the next one', () => {
  const steps = [-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, codeAt(steps), 0, NOW));
  expect(steps).toEqual([undefined, STEP - 1, STEP, STEP + 1, undefined]);
});

it('takes no code of a step that was used, nor of one before it', () => {
  expect(stepOfCode(secret, codeAt(0), STEP, NOW)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(-1), STEP, NOW)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(1), STEP, NOW)).toBe(STEP + 1);
});

it('refuses every code of a secret that can’t be read', () => {
  expect(stepOfCode('\u0007not base32', '123456', 0, NOW)).toBeUndefined();
});

it('agrees with RFC 6238', () => {
  // Appendix B, SHA-1: the last six of its eight digits.
  const ofTheRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(stepOfCode(ofTheRfc, '287082', 0, 59_000)).toBe(1);
  expect(stepOfCode(ofTheRfc, '081804', 0, 1_111_111_109_000)).toBe(37_037_036);
});

it('names casino and operator in the address that apps read', () => {
  const address = new URL(addressOfSecret(secret, 'chief@casino.example'));
  expect(address.protocol).toBe('otpauth:');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ issuer: 'Parlour', secret, digits: '6' });
});

it('makes ten recovery codes, and lets each go once', async () => {
  const { shown, kept } = await newRecoveryCodes();
  expect(new Set(shown).size).toBe(10);
  const code = plainCode(` ${(shown[3] ?? '').toUpperCase()} `);
  expect(looksLikeRecoveryCode(code)).toBe(true);
  const left = await withoutRecoveryCode(kept, code);
  expect(left?.hashes).toHaveLength(9);
  expect(left && (await withoutRecoveryCode(left, code))).toBeUndefined();
  expect(await withoutRecoveryCode(kept, 'a'.repeat(16))).toBeUndefined();
});
