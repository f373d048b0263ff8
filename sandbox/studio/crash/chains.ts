import { randomBytes, randomUUID } from 'node:crypto';
import { endOf, seedsOf, type Chain } from '../engines/crash/chain';

/** So many rounds have one chain: half a day of play without a pause. To know them all takes some 20 ms of hashing. */
export const CHAIN_ROUNDS = 2_000;

/** So many players' browsers say a word for the salt of a chain. */
export const MOST_WORDS = 3;

/** A chain of seeds for one table, as it stands in the journal. */
export interface CrashChain extends Chain {
  id: string;
  gameId: string;
  /**
   * What every point of the chain is drawn with beside its seed, for all to see. It is made of words that the first players'
   * browsers draw after they were told the chain's end; null until the first round starts. So nobody can choose a chain for
   * its points. Where no browser said a word, the studio draws it.
   */
  salt: string | null;
}

/** Makes the next chain of a table, of which it has had so many. */
export type ChainMaker = (gameId: string, before: number) => CrashChain;

export const newChain: ChainMaker = (gameId) => ({
  id: randomUUID(),
  gameId,
  terminal: randomBytes(32).toString('hex'),
  rounds: CHAIN_ROUNDS,
  salt: null,
});

/** For tests: the chains that a number stands for. */
export const seededChain =
  (seed: number, rounds = 60): ChainMaker =>
  (gameId, before) => ({
    id: randomUUID(),
    gameId,
    terminal: `${seed.toString(16)}${before.toString(16).padStart(8, '0')}`.padStart(64, '0'),
    rounds,
    salt: 'parlour',
  });

export const saltOf = (words: readonly string[]): string =>
  words.length > 0 ? words.join('-') : randomBytes(8).toString('hex');

/** All seeds of a chain from one round on, and what is published of it. */
export interface OpenChain {
  chain: CrashChain;
  /** The chain's end: SHA-256 of the first round's seed. */
  end: string;
  /** Seed of a round. @throws RangeError for rounds before the one that it was opened at, or after the last */
  seedOf(number: number): string;
}

/** @param from the first round that will be asked for */
export function openChain(chain: CrashChain, from: number): OpenChain {
  const seeds = seedsOf(chain, from, chain.rounds - from + 1);
  return {
    chain,
    end: endOf({ terminal: seeds[0] ?? '', rounds: from }),
    seedOf(number) {
      const seed = seeds[number - from];
      if (seed === undefined) throw new RangeError('the chain has no such round');
      return seed;
    },
  };
}
