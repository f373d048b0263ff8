/**
 * SHA-256 and HMAC as Node has them, by the names of the library that browsers get: `verify.mjs` is bundled with these
 * instead, so that it needs nothing but Node, and that a second make of both functions checks the first.
 */
import { createHash, createHmac } from 'node:crypto';

export const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

export const hmac = (_hash: typeof sha256, key: Uint8Array, message: Uint8Array): Uint8Array =>
  createHmac('sha256', key).update(message).digest();

export const bytesToHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
export const hexToBytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
export const utf8ToBytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
