import type { Currency } from '@/lib/money/money';
import { GAMES, weightOf, type GameChoice } from '@/features/bonuses/calculator/games';
import type { BonusTerms } from '@/features/bonuses/calculator/terms';
import { chances, payOf } from './chance';
import { PlainPlayer, type Played } from './plain-player';

export const EUR: Currency = 'EUR';

/** A bonus, and how it is played. Amounts are minor units. */
export interface Odds {
  name: string;
  terms: Partial<BonusTerms>;
  deposit: number;
  stake: number;
  game: GameChoice;
}

const TERMS: BonusTerms = {
  percent: 100,
  wagering: 35,
  basis: 'bonus',
  weights: { 3: 100, 18: 10, 15: 10 },
  maxBonus: { [EUR]: 50_000 },
  minDeposit: { [EUR]: 0 },
  maxBet: { [EUR]: 500 },
};

/** The terms as the calculator reads them. */
export const termsOf = ({ terms }: Odds): BonusTerms => ({ ...TERMS, ...terms });

export const choiceOf = ({ deposit, stake, game }: Odds) => ({
  ...{ deposit: BigInt(deposit), stake: BigInt(stake) },
  game,
});

/** The same as the second implementation plays it. */
export function playedOf(odds: Odds, takesBonus = true): Played {
  const { percent, wagering, basis, weights, maxBonus, maxBet, maxWin } = termsOf(odds);
  return {
    campaign: { percent, wagering, basis: basis ?? 'bonus' },
    weight: weightOf(odds.game, weights ?? undefined),
    maxBonus: Number(maxBonus[EUR]),
    maxBet: Number(maxBet?.[EUR]),
    maxWin: maxWin?.[EUR] ?? null,
    deposit: odds.deposit,
    takesBonus,
  };
}

/** A mean with its standard error. */
export interface Mean {
  mean: number;
  error: number;
}
const meanOf = (sum: number, squares: number, count: number): Mean => {
  const mean = sum / count;
  return { mean, error: Math.sqrt(Math.max(squares / count - mean * mean, 1 / count) / count) };
};

/** What became of many players. Money is minor units. */
export interface Crowd {
  finish: Mean;
  left: Mean;
  staked: Mean;
  /** Of each heap of money at the end. */
  heaps: Mean[];
}

/** Counts how players ended. @param ends upper ends of heaps, each inclusive */
export function tally(ends: readonly number[]) {
  const [finish, left, staked] = [0, 1, 2].map(() => ({ sum: 0, squares: 0 }));
  const heaps = Array.from({ length: ends.length + 1 }, () => ({ sum: 0, squares: 0 }));
  let count = 0;
  const add = (to: { sum: number; squares: number } | undefined, value: number) => {
    if (!to) return;
    to.sum += value;
    to.squares += value * value;
  };
  return {
    add(isFinished: boolean, money: number, stakes: number) {
      count += 1;
      add(finish, Number(isFinished));
      add(left, money);
      add(staked, stakes);
      const found = ends.findIndex((end) => money <= end);
      add(heaps[found === -1 ? ends.length : found], 1);
    },
    crowd(): Crowd {
      const of = (one: { sum: number; squares: number } | undefined) =>
        meanOf(one?.sum ?? 0, one?.squares ?? 0, count);
      return { finish: of(finish), left: of(left), staked: of(staked), heaps: heaps.map(of) };
    },
  };
}

/** Plays as many players by the second implementation. */
export function crowdOf(
  odds: Odds,
  { takesBonus, players, seed, ends }: { takesBonus: boolean; players: number; seed: number; ends: number[] },
): Crowd {
  const rules = playedOf(odds, takesBonus);
  const draw = payOf(GAMES[odds.game].pays, chances(seed));
  const counted = tally(ends);
  for (let played = 0; played < players; played += 1) {
    const player = new PlainPlayer(rules);
    while (!player.isDone && player.canStake(odds.stake)) player.round(odds.stake, draw() * odds.stake);
    const isFinished = player.isDone && player.state !== 'run_out';
    counted.add(isFinished, player.real, player.staked);
  }
  return counted.crowd();
}
