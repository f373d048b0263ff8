import type { Rng } from '@/lib/domain/chance/rng';
import { drawnEngine, type DrawnEngine } from '../play/engine';
import { EngineError, fieldsOf } from '../play/engine-error';
import { oneSpot } from '../play/limits';
import { checkedStake, type Settled } from '../play/stake';
import type { Law } from './law';
import { unitsOf, type Step } from './steps';

/** A slot's rules with all that chance does. Pays are whole units; a stake is a whole number of units of minor units. */
export interface SlotGame {
  /** Units of a stake. */
  units: number;
  /** Most that a round pays, in stakes; what passes it is not paid, and nothing more is played. */
  cap: number;
  /** What the feature costs that can be bought, in stakes; null where none can. */
  price: number | null;
  /** Free spins that the feature has when it is bought; null where none can be. */
  boughtSpins: number | null;
  /** Draws a round from its first step to its last, as if there were no cap. */
  play(rng: Rng, bought: boolean): Step[];
  /** What a round pays in stakes, without the cap. */
  law(bought: boolean): Law;
}

export interface SlotBet {
  /** Minor units of one spin: a multiple of the game's units. */
  stake: number;
  /** Whether the feature is bought, which costs its price times the stake. */
  buy: boolean;
}

/** A round, drawn at once. Plain JSON. */
export interface SlotState {
  bet: SlotBet;
  steps: Step[];
  /** Paid, in units; within the cap. */
  units: number;
  capped: boolean;
}

function checkedBet(sent: unknown, { units, price }: SlotGame): SlotBet {
  const { stake, buy = false } = fieldsOf(sent);
  if (typeof buy !== 'boolean' || (buy && price === null)) throw new EngineError('bet_invalid');
  const checked = checkedStake(stake);
  if (checked % units !== 0) throw new EngineError('stake_invalid');
  checkedStake(checked * costOf(buy, price));
  return { stake: checked, buy };
}

const costOf = (buy: boolean, price: number | null): number => (buy ? (price ?? 1) : 1);

/** Steps up to the one that comes to the cap. */
function withinCap(steps: readonly Step[], most: number): Omit<SlotState, 'bet'> {
  let units = 0;
  for (const [at, step] of steps.entries()) {
    units += step.units;
    if (units >= most) return { steps: steps.slice(0, at + 1), units: most, capped: units > most };
  }
  return { steps: [...steps], units: unitsOf(steps), capped: false };
}

/** The engine of a slot. Nothing is rounded: a unit is a whole number of minor units, and pays are whole units. */
export function slotEngine(game: SlotGame): DrawnEngine<SlotBet, SlotState, Settled> {
  return drawnEngine({
    begin(rng, sent) {
      const bet = checkedBet(sent, game);
      return { bet, ...withinCap(game.play(rng, bet.buy), game.cap * game.units) };
    },
    spots: ({ bet }) => oneSpot(bet.stake * costOf(bet.buy, game.price)),
    result: ({ bet, units }) => ({
      stake: bet.stake * costOf(bet.buy, game.price),
      pay: (bet.stake / game.units) * units,
    }),
  });
}
