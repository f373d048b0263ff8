import { randomBytes } from 'node:crypto';

/** The secret of a round: 32 bytes as lower-case hex. @param number of the round at its table */
export type RoundSeedMaker = (gameId: string, number: number) => string;

export const newRoundSeed: RoundSeedMaker = () => randomBytes(32).toString('hex');

/** For tests: the rounds that a number stands for. */
export const seededRound =
  (seed: number): RoundSeedMaker =>
  (_gameId, number) =>
    `${seed.toString(16)}${number.toString(16).padStart(8, '0')}`.padStart(64, '0');
