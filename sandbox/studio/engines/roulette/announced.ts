import { EngineError } from '../play/engine-error';
import { checkedStake } from '../play/stake';
import { isPocket, POCKETS, WHEEL, type Place } from './layout';
import type { RouletteBet } from './roulette';

/** Where the chips of announced bets go; a place that is named twice gets two. */
const CHIPS = {
  /** Neighbours of the zero: 17 pockets from 22 to 25. */
  voisins: [
    [0, 2, 3],
    [0, 2, 3],
    [4, 7],
    [12, 15],
    [18, 21],
    [19, 22],
    [25, 26, 28, 29],
    [25, 26, 28, 29],
    [32, 35],
  ],
  /** A third of the wheel: 12 pockets from 27 to 33. */
  tiers: [
    [5, 8],
    [10, 11],
    [13, 16],
    [23, 24],
    [27, 30],
    [33, 36],
  ],
  /** What those two leave over: 8 pockets on both sides. */
  orphelins: [[1], [6, 9], [14, 17], [17, 20], [31, 34]],
  /** Seven pockets about the zero, from 12 to 15. */
  jeu_zero: [[0, 3], [12, 15], [26], [32, 35]],
} as const satisfies Record<string, readonly Place[]>;
export type Announced = keyof typeof CHIPS;

export const ANNOUNCED = Object.keys(CHIPS) as Announced[];

/**
 * The bets that an announced one is made of.
 * @param chip minor units of each chip
 * @throws EngineError bet_invalid, stake_invalid, stake_too_high
 */
export function announcedBets(name: Announced, chip: number): RouletteBet[] {
  if (!Object.hasOwn(CHIPS, name)) throw new EngineError('bet_invalid');
  const stake = checkedStake(chip);
  return CHIPS[name].map((on) => ({ on, stake }));
}

/**
 * A number and its neighbours on the wheel: a chip straight on each, clockwise.
 * @param eachSide 0 to 18 neighbours on each side
 * @param chip minor units of each chip
 * @throws EngineError as announcedBets()
 */
export function neighbourBets(pocket: number, eachSide: number, chip: number): RouletteBet[] {
  const count = 2 * eachSide + 1;
  if (!isPocket(pocket) || !Number.isInteger(eachSide) || eachSide < 0 || count > POCKETS)
    throw new EngineError('bet_invalid');
  const stake = checkedStake(chip);
  const first = WHEEL.indexOf(pocket) - eachSide + POCKETS;
  return Array.from({ length: count }, (_, step) => ({
    on: [WHEEL[(first + step) % POCKETS] ?? 0],
    stake,
  }));
}
