import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { rngOf, type Rng } from './rng';

/** What a round's chance is made of. Whoever knows all three can play the round again. */
export interface Seeds {
  /** The studio's secret until it is shown: 32 bytes as lower-case hex. */
  serverSeed: string;
  /** The player's own words, as UTF-8. */
  clientSeed: string;
  /** Number of the round with these two, from 0. */
  nonce: number;
}

const SERVER_SEED = /^[0-9a-f]{64}$/;
const WORD_BYTES = 4;

/** @throws RangeError for anything but 32 bytes in lower-case hex */
function serverKey(serverSeed: string): Uint8Array {
  if (!SERVER_SEED.test(serverSeed)) throw new RangeError('a server seed is 32 bytes in lower-case hex');
  return hexToBytes(serverSeed);
}

/**
 * What is shown before play: it binds the studio to a seed that it can't choose anew once it knows the bets.
 * @returns the SHA-256 of the seed's 32 bytes, lower-case hex
 * @throws RangeError as fairRng()
 */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(serverKey(serverSeed)));

/**
 * Chance that anyone can check: block number `b` (from 0) is HMAC-SHA256 with the seed's 32 bytes as key, of the text
 * `clientSeed:nonce:b`. Each block is eight words of 32 bits, the highest byte first; whole numbers are made of them as
 * `rngOf` says.
 * @throws RangeError for a server seed that is not 32 bytes in lower-case hex, or a nonce that is no whole number from 0
 */
export function fairRng({ serverSeed, clientSeed, nonce }: Seeds): Rng {
  const key = serverKey(serverSeed);
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce is a whole number from 0');
  let block = new Uint8Array();
  let offset = 0;
  let blocks = 0;
  return rngOf(() => {
    if (offset === block.length) {
      block = new Uint8Array(hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${blocks}`)));
      blocks += 1;
      offset = 0;
    }
    const word = new DataView(block.buffer, offset, WORD_BYTES).getUint32(0);
    offset += WORD_BYTES;
    return word;
  });
}
