import type { ByCurrency, Currency } from '@/lib/money/money';
import { edgeOf } from './games';
import { paysOf, weightIn, type PlayedGame } from './played-game';
import type { Walk } from './walk';

/** What the calculator reads of a bonus, in the platform's words. Amounts are minor units by currency. */
export interface BonusTerms {
  /** Code of BONUS_TYPES: only what a deposit gives has one before it. A deposit's where it isn't said. */
  type?: number;
  /** Of the deposit. */
  percent: number;
  /** How many times the basis has to be staked. */
  wagering: number;
  /** What is left to be wagered of a bonus in play. Minor units by currency. */
  toWager?: ByCurrency;
  /** What that is a multiple of; `bonus` where it isn't said. */
  basis?: 'bonus' | 'bonus+deposit' | null;
  /** Percent of a stake that counts, by id or code of the game's category. */
  weights?: Readonly<Record<string, number>> | null;
  /** Ids of games in which nothing counts. */
  excludedGames?: readonly string[];
  maxBonus: ByCurrency;
  minDeposit: ByCurrency;
  maxBet?: ByCurrency | null;
  /** The most of the bonus money that becomes real; all where a currency is not named. */
  maxWin?: ByCurrency | null;
}

/** What a player chooses. Minor units. */
export interface Choice {
  deposit: bigint;
  stake: bigint;
  game: PlayedGame;
}

/** What has to be done for a bonus by such play. Minor units. */
export interface Wagering {
  bonus: bigint;
  /** Percent of a stake that counts. */
  weight: number;
  /** What has to be staked until bonus and deposit are wagered, which run side by side; null where nothing counts. */
  toStake: bigint | null;
  /** What the game keeps of that on average, when all of it is staked; null where nothing counts. */
  expectedCost: bigint | null;
  /** Rounds of the stake until then, the last one begun; null where nothing counts. */
  rounds: number | null;
  /** Refused before any money moves. */
  aboveMaxBet: boolean;
}

const HUNDRED = 100n;
const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);
const roundedUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator + denominator - 1n) / denominator;

/** Bonus money for a deposit, minor units, rounded down to one; a bonus that needs no deposit is given whole. */
export function bonusFor({ percent, maxBonus }: BonusTerms, currency: Currency, deposit: bigint): bigint {
  const most = BigInt(maxBonus[currency] ?? 0);
  if (deposit === 0n) return most;
  const share = (deposit * BigInt(percent)) / HUNDRED;
  return share < most ? share : most;
}

export function wageringOf(terms: BonusTerms, currency: Currency, choice: Choice): Wagering {
  const { deposit, stake, game } = choice;
  const bonus = bonusFor(terms, currency, deposit);
  const weight = weightIn(game, terms.weights);
  const maxBet = terms.maxBet?.[currency];
  const known = terms.toWager?.[currency];
  const counted =
    known === undefined
      ? (bonus + (terms.basis === 'bonus+deposit' ? deposit : 0n)) * BigInt(terms.wagering)
      : BigInt(known);
  const common = { bonus, weight, aboveMaxBet: maxBet !== undefined && stake > BigInt(maxBet) };
  if (weight <= 0) return { ...common, toStake: null, expectedCost: null, rounds: null };
  const share = BigInt(weight);
  const { numerator, denominator } = edgeOf(paysOf(game));
  // Hundredths that count. The deposit is staked once before anything is paid out, whatever a stake counts for the bonus; of
  // a bonus in play the own money is no deposit.
  const wagered = counted * HUNDRED;
  const own = terms.toWager ? 0n : deposit * share;
  const most = wagered > own ? wagered : own;
  return {
    ...common,
    toStake: roundedUp(most, share),
    expectedCost: halfUp(most * numerator, share * denominator),
    rounds: Number(roundedUp(most, share * stake)),
  };
}

/** Rounds until a deposit has been staked once; the last one begun. */
const roundsOfDeposit = ({ deposit, stake }: Choice): number => Number(roundedUp(deposit, stake));

/**
 * The walk through the wagering of a bonus, and of its deposit where that takes longer; null where it can't be done. The own
 * money is staked first, so that bonus money that has been wagered before its deposit is not touched in the rounds after.
 */
export function walkOf(terms: BonusTerms, currency: Currency, choice: Choice): Walk | null {
  const { bonus, rounds, aboveMaxBet } = wageringOf(terms, currency, choice);
  if (rounds === null || aboveMaxBet) return null;
  return {
    deposit: Number(choice.deposit),
    bonus: Number(bonus),
    stake: Number(choice.stake),
    rounds,
    pays: paysOf(choice.game),
    maxWin: terms.maxWin?.[currency] ?? null,
  };
}

/** The same player without the bonus: the deposit is staked once. Null where there is no deposit. */
export function walkWithout(choice: Choice): Walk | null {
  if (choice.deposit === 0n) return null;
  return {
    deposit: Number(choice.deposit),
    bonus: 0,
    stake: Number(choice.stake),
    rounds: roundsOfDeposit(choice),
    pays: paysOf(choice.game),
    maxWin: null,
  };
}
