import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import { GAME_CHOICES, weightOf, type GameChoice } from './games';
import { leastStakeOf, type PlayedGame } from './played-game';
import { bonusFor, type BonusTerms, type Choice } from './terms';

const DEPOSITS = bonusTypeCode('Deposits');
/** Stakes of a round, minor units: each goes into the next but one, so that money is whole stakes mostly. */
const STAKES = [20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n];
/** Stakes that all the money has to be good for at least. */
const LEAST_ROUNDS = 5n;
const MOST_STEPS = 20n;
/** Steps of a slider, minor units. */
const STEPS = [500n, 1_000n, 2_000n, 5_000n, 10_000n, 25_000n, 50_000n, 100_000n];

/** Deposits to choose from: from the least that brings the bonus to the one that brings all of it. 0 alone where none is needed. */
export function depositsFor(terms: BonusTerms, currency: Currency): bigint[] {
  const { type = DEPOSITS, percent, minDeposit, maxBonus } = terms;
  const least = BigInt(minDeposit[currency] ?? 0);
  if (type !== DEPOSITS || least === 0n || percent <= 0) return [0n];
  const share = BigInt(percent);
  const most = (BigInt(maxBonus[currency] ?? 0) * 100n + share - 1n) / share;
  if (most <= least) return [least];
  const step = STEPS.find((one) => (most - least) / one <= MOST_STEPS) ?? (most - least) / MOST_STEPS;
  const between: bigint[] = [];
  for (let at = (least / step + 1n) * step; at < most; at += step) between.push(at);
  return [least, ...between, most];
}

/** Stakes to choose from: as the money is good for, and one above the highest bet at most, to see what it means. */
export function stakesFor(
  terms: BonusTerms,
  currency: Currency,
  deposit: bigint,
  game: PlayedGame,
): bigint[] {
  const money = deposit + bonusFor(terms, currency, deposit);
  const most = terms.maxBet?.[currency];
  const least = leastStakeOf(game);
  const fit = STAKES.filter((stake) => stake >= least && stake * LEAST_ROUNDS <= money);
  const above = most === undefined ? -1 : fit.findIndex((stake) => stake > BigInt(most));
  const kept = above === -1 ? fit : fit.slice(0, above + 1);
  return kept.length > 0 ? kept : [STAKES.find((stake) => stake >= least) ?? least];
}

/** The one of several stakes that is the nearest. */
export const nearestStake = (stakes: readonly bigint[], wished: bigint): bigint =>
  stakes.reduce((best, stake) => {
    const [far, farther] = [stake, best].map((one) => (one > wished ? one - wished : wished - one));
    return (far ?? 0n) < (farther ?? 0n) ? stake : best;
  }, stakes[0] ?? wished);

/** A medium slot, or the first game that counts; null where none does. */
export const firstGame = ({ weights }: BonusTerms): GameChoice | null =>
  (['slotMedium', ...GAME_CHOICES] as const).find((game) => weightOf(game, weights ?? undefined) > 0) ?? null;

/** A choice of one of the models. */
export type ModelChoice = Choice & { game: GameChoice };

/**
 * What a deposit and a stake come to with which the answer is there at once; null without bonus money.
 * @param wished the deposit, minor units; the smallest one where it isn't said
 */
export function firstChoice(
  terms: BonusTerms,
  currency: Currency,
  isQuick: (choice: Choice) => boolean,
  wished?: bigint,
): ModelChoice | null {
  const game = firstGame(terms);
  const [least = 0n] = depositsFor(terms, currency);
  const deposit = wished ?? least;
  if (game === null || bonusFor(terms, currency, deposit) === 0n) return null;
  const most = terms.maxBet?.[currency];
  const stakes = stakesFor(terms, currency, deposit, game).filter(
    (stake) => most === undefined || stake <= BigInt(most),
  );
  const choices = stakes.map((stake) => ({ deposit, stake, game }));
  return choices.find((choice) => isQuick(choice)) ?? choices.at(-1) ?? null;
}
