import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, base58xrp, bech32, bech32m } from '@scure/base';
import { isCoinAddress } from '@/lib/domain/withdrawals';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const bytesOf = (decode: () => Uint8Array): Uint8Array | null => {
  try {
    return decode();
  } catch {
    return null;
  }
};

/**
 * Base58Check: a version, 20 bytes of a hash, and the first four bytes of their double SHA-256.
 * @param versions of the network's addresses; those of other coins differ
 */
const isBase58Check =
  (versions: readonly number[], alphabet: typeof base58 = base58) =>
  (address: string): boolean => {
    const bytes = bytesOf(() => alphabet.decode(address));
    const [version] = bytes ?? [];
    if (bytes?.length !== 25 || version === undefined || !versions.includes(version)) return false;
    const sum = sha256(sha256(bytes.subarray(0, 21)));
    return bytes.subarray(21).every((byte, index) => byte === sum[index]);
  };

/** BIP 173 and BIP 350: version 0 with Bech32, holding 20 or 32 bytes; later ones with Bech32m. */
const isSegwit = (prefix: string) => (address: string) =>
  [bech32, bech32m].some((coder) => {
    const decoded = coder.decodeUnsafe(address);
    const [version] = decoded?.words ?? [];
    if (decoded?.prefix !== prefix || version === undefined || version > 16) return false;
    if ((version === 0) !== (coder === bech32)) return false;
    const { length } = coder.fromWordsUnsafe(decoded.words.slice(1)) ?? [];
    return (
      length !== undefined && length >= 2 && length <= 40 && (version > 0 || length === 20 || length === 32)
    );
  });

const CASH_ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CASH_GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** CashAddr of Bitcoin Cash: a BCH code over the prefix and the address must leave 1. */
function isCashAddress(address: string): boolean {
  const [prefix, payload] = address.includes(':') ? address.split(':') : ['bitcoincash', address];
  const signs = Array.from(prefix ?? '', (sign) => sign.charCodeAt(0) & 31);
  const words = Array.from(payload ?? '', (sign) => CASH_ALPHABET.indexOf(sign));
  let sum = 1n;
  for (const word of [...signs, 0, ...words]) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    for (const [bit, value] of CASH_GENERATOR.entries()) if ((top >> BigInt(bit)) & 1n) sum ^= value;
  }
  return sum === 1n;
}

/** EIP-55: mixed case is a checksum; all lower or all upper case has none. */
function isEthereum(address: string): boolean {
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  const sum = Buffer.from(keccak_256(Buffer.from(digits.toLowerCase()))).toString('hex');
  return [...digits].every((sign, index) => {
    const raised = Number.parseInt(sum.charAt(index), 16) >= 8;
    return sign === (raised ? sign.toUpperCase() : sign.toLowerCase());
  });
}

const anyOf =
  (...kinds: ((address: string) => boolean)[]) =>
  (address: string) =>
    kinds.some((isOne) => isOne(address));

const HAS_RIGHT_SUM: Readonly<Record<string, (address: string) => boolean>> = {
  BTC: anyOf(isSegwit('bc'), isBase58Check([0x00, 0x05])),
  BCH: isCashAddress,
  LTC: anyOf(isSegwit('ltc'), isBase58Check([0x30, 0x32, 0x05])),
  DOGE: isBase58Check([0x1e, 0x16]),
  ETH: isEthereum,
  USDTERC20: isEthereum,
  USDTTRC20: isBase58Check([0x41]),
  XRP: isBase58Check([0x00], base58xrp),
};

/**
 * Whether coins sent there can arrive: the address has the coin's shape, and its checksum is right. Coins sent to a
 * mistyped address are lost for good, so that a slip of one letter is refused here.
 * @param option as methods name the coin, for example `BTC`
 */
export const isPayableAddress = (option: string, address: string): boolean =>
  isCoinAddress(option, address) && (HAS_RIGHT_SUM[option]?.(address.trim()) ?? false);
