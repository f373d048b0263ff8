import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Seeds of rounds to come, made from the last one backwards: the seed of a round is the SHA-256 of the next round's.
 * The end, SHA-256 of the first round's seed, is published before the first round. From then on no seed can be chosen
 * anew, and whoever sees one finds all seeds before it, but none after it.
 */
export interface Chain {
  /** Seed of the last round, a secret: 32 bytes as lower-case hex. */
  terminal: string;
  /** Number of rounds. */
  rounds: number;
}

const SEED = /^[0-9a-f]{64}$/;

/** @throws RangeError for anything but 32 bytes in lower-case hex */
function bytesOf(seed: string): Uint8Array {
  if (!SEED.test(seed)) throw new RangeError('a seed is 32 bytes in lower-case hex');
  return hexToBytes(seed);
}

/** @throws RangeError unless `count` is a whole number from `least` */
function checkedCount(count: number, least: number): number {
  if (!Number.isSafeInteger(count) || count < least) throw new RangeError(`a whole number from ${least}`);
  return count;
}

function hashed(seed: Uint8Array, times: number): Uint8Array {
  let hash = seed;
  for (let time = 0; time < times; time += 1) hash = sha256(hash);
  return hash;
}

/**
 * Seeds of `count` rounds from round `from` on (the first is 1), in the order of play, as lower-case hex. It hashes from
 * the last round of the chain down to `from`: ask for many at once.
 * @throws RangeError for rounds that the chain does not have
 */
export function seedsOf({ terminal, rounds }: Chain, from: number, count: number): string[] {
  checkedCount(from, 1);
  const last = from + checkedCount(count, 1) - 1;
  if (last > checkedCount(rounds, 1)) throw new RangeError('the chain has no such round');
  let seed = hashed(bytesOf(terminal), rounds - last);
  const seeds = [bytesToHex(seed)];
  while (seeds.length < count) {
    seed = sha256(seed);
    seeds.push(bytesToHex(seed));
  }
  return seeds.toReversed();
}

/** What is published before the first round: the SHA-256 of its seed, lower-case hex. @throws RangeError as seedsOf() */
export const endOf = ({ terminal, rounds }: Chain): string =>
  bytesToHex(hashed(bytesOf(terminal), checkedCount(rounds, 1)));

/**
 * Whether a seed leads back to one known before it: hashed so many times it is the other. From a round to the one before
 * it that is once; from round n to the published end, n times.
 * @throws RangeError for texts that are no seeds, or a number of times that is not whole from 1
 */
export const leadsBack = (seed: string, known: string, times: number): boolean =>
  bytesToHex(hashed(bytesOf(seed), checkedCount(times, 1))) === bytesToHex(bytesOf(known));

/** A round that reaches this multiplier, a million, ends there, and pays whoever is still in. Hundredths. */
export const MAX_POINT = 100_000_000;
/** 1.00: nobody could cash out. */
const MIN_POINT = 100;
const HASHES = 1n << 256n;

/**
 * The point, in hundredths, of a hash among `hashes` equally likely ones from 0:
 * with r = hashes − hash, which is 1 to `hashes`, it is ⌊99 × hashes ÷ r⌋, at least 1.00 and at most MAX_POINT.
 *
 * Why it is exact on the cent: m is a whole number of hundredths, so ⌊99 × hashes ÷ r⌋ ≥ m means 99 × hashes ÷ r ≥ m,
 * which means r ≤ ⌊99 × hashes ÷ m⌋. Each r is as likely as any other, so for every m from 1.01 to MAX_POINT
 * P(point ≥ m) = ⌊99 × hashes ÷ m⌋ ÷ hashes, less than 1 ÷ hashes below 99 ÷ m, which is 0.99 ÷ multiplier. With all
 * 256 bits of a hash that is 2^-256. At 1.01 it is 99 ÷ 101; the others, 2 of 101 or 1 in 50.5, end at 1.00.
 */
export function pointAmong(hash: bigint, hashes: bigint): number {
  const point = (99n * hashes) / (hashes - hash);
  if (point <= BigInt(MIN_POINT)) return MIN_POINT;
  return point >= BigInt(MAX_POINT) ? MAX_POINT : Number(point);
}

/**
 * Where a round ends, in hundredths: `pointAmong` of HMAC-SHA256 with the seed's 32 bytes as key, of the salt as UTF-8,
 * read as one number, highest byte first. The salt is public. It is decided after the chain's end was published, by
 * something that nobody controls, so that the chain can't have been chosen for its points.
 * @throws RangeError for a text that is no seed
 */
export function pointOf(seed: string, salt: string): number {
  return pointAmong(BigInt(`0x${bytesToHex(hmac(sha256, bytesOf(seed), utf8ToBytes(salt)))}`), HASHES);
}
