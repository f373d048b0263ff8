import { drawnEngine } from '../play/engine';
import { EngineError, fieldsOf, isWhole } from '../play/engine-error';
import { outcome, type Outcome } from '../play/outcomes';
import { oneSpot } from '../play/limits';
import { checkedStake, NOTHING, settled, times, type Multiple, type SettledAt } from '../play/stake';

/** Rolls are whole hundredths, each as likely as any other: 0 to 9,999 stand for 0.00 to 99.99. */
export const ROLLS = 10_000;
/** Of 10,000 rolls a bet wins 100 to 9,800: 1 to 98 %. */
const FEWEST_WINNING = 100;
const MOST_WINNING = 9_800;

export interface DiceBet {
  /** Minor units. */
  stake: number;
  /** `over` wins with a roll above the target, `under` with a roll below it; the target itself loses. */
  side: 'over' | 'under';
  /** Hundredths, as rolls. */
  target: number;
}

export interface DiceState {
  bet: DiceBet;
  roll: number;
}

/** How many of the 10,000 rolls win. */
export const winningRolls = ({ side, target }: Omit<DiceBet, 'stake'>): number =>
  side === 'over' ? ROLLS - 1 - target : target;

/** What a winning roll pays: 99 % ÷ chance. */
export const multipleOf = (bet: Omit<DiceBet, 'stake'>): Multiple => times(9_900, winningRolls(bet));

function checkedBet(sent: unknown): DiceBet {
  const { stake, side, target } = fieldsOf(sent);
  if ((side !== 'over' && side !== 'under') || !isWhole(target, 0, ROLLS - 1))
    throw new EngineError('bet_invalid');
  if (!isWhole(winningRolls({ side, target }), FEWEST_WINNING, MOST_WINNING))
    throw new EngineError('bet_invalid');
  return { stake: checkedStake(stake), side, target };
}

/** Over or under a target. One draw: `below(10_000)` is the roll. */
export const dice = drawnEngine<DiceBet, DiceState, SettledAt>({
  begin(rng, sent) {
    const bet = checkedBet(sent);
    return { bet, roll: rng.below(ROLLS) };
  },
  spots: ({ bet }) => oneSpot(bet.stake),
  result({ bet, roll }) {
    const won = bet.side === 'over' ? roll > bet.target : roll < bet.target;
    return settled(bet.stake, won ? multipleOf(bet) : NOTHING);
  },
});

/** Everything that a bet can come to. Its return is 99 %, whatever the target. */
export function diceOutcomes(bet: Omit<DiceBet, 'stake'>): Outcome[] {
  const wins = winningRolls(bet);
  return [
    outcome(BigInt(wins), BigInt(ROLLS), multipleOf(bet)),
    outcome(BigInt(ROLLS - wins), BigInt(ROLLS), NOTHING),
  ];
}
