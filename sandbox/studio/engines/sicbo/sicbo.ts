import type { Rng } from '@/lib/domain/chance/rng';
import { drawnEngine, type DrawnEngine } from '../play/engine';
import { EngineError, fieldsOf } from '../play/engine-error';
import { checkedStake, NOTHING, paidAt, together, type Settled } from '../play/stake';
import { FACES, isTriple, sicBoBet, totalOf, type Dice, type Face } from './bets';

/** Stakes of one round by the name of the bet, several at once, minor units. */
export type SicBoStakes = Readonly<Record<string, number>>;

/** A round. Sic bo has no choices: it is over as it begins. Plain JSON. */
export interface SicBoState {
  bets: SicBoStakes;
  /** In the order in which they were drawn. */
  dice: Dice;
}

/** What stays of a round on the board of results. */
export interface SicBoThrow {
  dice: Dice;
  total: number;
  triple: boolean;
}

export interface SicBoResult extends Settled, SicBoThrow {
  /** What each bet gives back, its stake included: minor units, 0 for a bet that lost. */
  pays: SicBoStakes;
}

/** What the player may know of a round: all of it. */
export type SicBoShown = SicBoState & SicBoThrow;

function checkedStakes(sent: unknown): SicBoStakes {
  const entries = Object.entries(fieldsOf(sent));
  if (entries.length === 0 || Array.isArray(sent)) throw new EngineError('bet_invalid');
  return Object.fromEntries(
    entries.map(([name, stake]) => {
      if (!sicBoBet(name)) throw new EngineError('bet_invalid');
      return [name, checkedStake(stake)];
    }),
  );
}

const face = (rng: Rng): Face => FACES[rng.below(FACES.length)] ?? 1;

/** Three dice, one after the other: three draws. */
export const throwDice = (rng: Rng): Dice => [face(rng), face(rng), face(rng)];

export const throwOf = (dice: Dice): SicBoThrow => ({
  dice,
  total: totalOf(dice),
  triple: isTriple(dice),
});

function result({ bets, dice }: SicBoState): SicBoResult {
  const paid = Object.entries(bets).map(([name, stake]) => ({
    name,
    stake,
    pay: paidAt(stake, sicBoBet(name)?.multiple(dice) ?? NOTHING),
  }));
  const pays = Object.fromEntries(paid.map(({ name, pay }) => [name, pay]));
  return { ...together(paid), ...throwOf(dice), pays };
}

/** A round from its beginning to its end: the dice as `throwDice` draws them. The spots are the bets by their kinds. */
export const sicBo: DrawnEngine<SicBoStakes, SicBoState, SicBoResult, SicBoShown> = {
  ...drawnEngine<SicBoStakes, SicBoState, SicBoResult>({
    begin: (rng, sent) => ({ bets: checkedStakes(sent), dice: throwDice(rng) }),
    spots: ({ bets }) =>
      Object.entries(bets).flatMap(([name, stake]) => {
        const bet = sicBoBet(name);
        return bet ? [{ kind: bet.kind, stake }] : [];
      }),
    result,
  }),
  shown: ({ bets, dice }) => ({ bets, ...throwOf(dice) }),
};
