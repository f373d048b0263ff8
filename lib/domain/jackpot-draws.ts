import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { AmountRange } from './jackpots';

/**
 * The chance of a jackpot's draw, for the platform that draws and for everybody who checks a draw
 * (docs/adr/0032-jackpot-draws.md).
 */

const SERVER_SEED = /^[0-9a-f]{64}$/;
/** Numbers are made of the first eight bytes of a block. */
const NUMBERS = 2n ** 64n;

/** All texts here are ASCII: names of draws, hex and ids of calls. */
function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** @throws RangeError for anything but 32 bytes in lower-case hex */
function keyOf(serverSeed: string): Uint8Array {
  if (!SERVER_SEED.test(serverSeed)) throw new RangeError('a server seed is 32 bytes in lower-case hex');
  return hexToBytes(serverSeed);
}

/**
 * What is published when a jackpot opens: it binds the operator to a seed that nobody can choose anew later.
 * @returns the SHA-256 of the seed's 32 bytes, lower-case hex
 * @throws RangeError for a seed that is not 32 bytes in lower-case hex
 */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(keyOf(serverSeed)));

/**
 * A whole number from 0 and below `bound`, each as likely as any other. Block `b` (from 0) is HMAC-SHA256 with the seed's 32
 * bytes as key, of the text `text:b`; its first eight bytes are a number, the highest byte first. A number beyond the last
 * whole multiple of the bound is thrown away, and the next block is tried; else the number's remainder is the result.
 * @throws RangeError for a bad seed, or a bound that is not from 1 to 2^64
 */
export function drawBelow(serverSeed: string, text: string, bound: bigint): bigint {
  if (bound < 1n || bound > NUMBERS) throw new RangeError('a bound is from 1 to 2^64');
  const key = keyOf(serverSeed);
  const limit = NUMBERS - (NUMBERS % bound);
  for (let block = 0; ; block += 1) {
    const bytes = hmac(sha256, key, ascii(`${text}:${block}`)).slice(0, 8);
    const number = BigInt(`0x${bytesToHex(bytes)}`);
    if (number < limit) return number % bound;
  }
}

/** The amount at which a jackpot is drawn, minor units: from the range's lower end, and below its upper one. */
export const drawAmountOf = (serverSeed: string, { min, max }: AmountRange): bigint =>
  BigInt(min) + drawBelow(serverSeed, 'amount', BigInt(max - min));

/**
 * The public part of a draw: all stakes and returns that were counted, in their order. It begins as the commitment, and each
 * call makes it the SHA-256 of the text `before:call`, lower-case hex.
 */
export const chainAfter = (before: string, callId: string): string =>
  bytesToHex(sha256(ascii(`${before}:${callId}`)));

/** The ticket that wins, from 0: every cent of real stake is a ticket, and tickets are numbered player by player. */
export const winningTicketOf = (serverSeed: string, chain: string, tickets: bigint): bigint =>
  drawBelow(serverSeed, `ticket:${chain}`, tickets);

/** Whose ticket it is. `holders` are in the order of their first stake; whoever holds nothing is passed over. */
export function holderOf<Holder extends { tickets: bigint }>(
  holders: readonly Holder[],
  ticket: bigint,
): Holder {
  let first = 0n;
  for (const holder of holders) {
    if (holder.tickets <= 0n) continue;
    if (ticket < first + holder.tickets) return holder;
    first += holder.tickets;
  }
  throw new RangeError('there is no such ticket');
}

/** The first moment of the next month, UTC: when a jackpot that holds its minimum is drawn. */
export const monthEndAfter = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));

/** Name and version of a draw's shape, for who verifies it. */
export const DRAW_RECORD = 'jackpot-draw/1';

/** What is published of a draw, amounts in minor units. */
export interface PublishedDraw {
  serverSeed: string;
  commitment: string;
  chain: string;
  /** Between which amounts it was drawn at the latest. */
  range: AmountRange;
  cause: 'amount' | 'month';
  amount: number;
  tickets: number;
  winningTicket: number;
}

/** What of a draw is as its seed says: all three, or it was not fair. */
export function checkDraw(draw: PublishedDraw): { seed: boolean; amount: boolean; ticket: boolean } {
  const { serverSeed, chain, range, cause, amount } = draw;
  if (!SERVER_SEED.test(serverSeed)) return { seed: false, amount: false, ticket: false };
  return {
    seed: commitmentOf(serverSeed) === draw.commitment,
    // At a month's end it holds what it holds.
    amount: cause === 'month' ? amount >= range.min : BigInt(amount) === drawAmountOf(serverSeed, range),
    ticket: BigInt(draw.winningTicket) === winningTicketOf(serverSeed, chain, BigInt(draw.tickets)),
  };
}
