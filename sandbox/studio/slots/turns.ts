import { fairRng } from '@/lib/domain/chance/seeds';
import { stepOf } from '../engines/slots/lines/lines';
import type { Step } from '../engines/slots/steps';
import type { Round } from '../reel-rounds';
import { gameOf, SLOTS } from './slot-named';
import { anySlot, type NamedState } from './slot-engine';

/** What the player sees at once: a turn of the reels, and what it leads to without another one that is awarded. */
export interface Turn {
  steps: Step[];
  /** Paid, minor units; within the cap. */
  amount: number;
}

/** A round as it is played out, one turn after the other. */
export interface Played {
  turns: readonly Turn[];
  /** Minor units of a unit, in which steps are told. */
  unit: number;
  /** Free spins that were bought. */
  bought: number;
  /** It came to the most that a round pays, and ended there. */
  capped: boolean;
}

/** Steps by turn: a book opens with the free spin after it, coins and wheels belong to the spin that started them. */
function grouped(steps: readonly Step[]): Step[][] {
  const turns: Step[][] = [];
  let opened: Step[] = [];
  for (const step of steps) {
    if (step.kind === 'book') opened = [step];
    else if (step.kind === 'reels') {
      turns.push([...opened, step]);
      opened = [];
    } else turns.at(-1)?.push(step);
  }
  return turns;
}

/** What a state of the engine comes to, turn by turn. */
export function turnsOf({ slot, bet, steps, units, capped }: NamedState): Played {
  const named = SLOTS.get(slot);
  if (!named) throw new RangeError('no such slot');
  const game = gameOf(named);
  const unit = bet.stake / game.units;
  let left = units;
  const turns = grouped(steps).map((own): Turn => {
    const paid = Math.min(
      left,
      own.reduce((sum, step) => sum + step.units, 0),
    );
    left -= paid;
    return { steps: own, amount: paid * unit };
  });
  return { turns, unit, bought: bet.buy ? (game.boughtSpins ?? 0) : 0, capped };
}

const known = new WeakMap<Round, Played>();

/**
 * A round, played again from its seeds and its bet. Of a round that an earlier version drew, the spins stand in the journal:
 * they are shown and paid as they were decided.
 */
export function playedOf(round: Round): Played {
  const before = known.get(round);
  if (before) return before;
  const played: Played =
    'spins' in round
      ? {
          // Twenty-five lines begin with those of every other set.
          turns: round.spins.map((spin, at) => ({ steps: [stepOf(spin, at > 0, 25)], amount: spin.amount })),
          unit: 1,
          bought: 0,
          capped: false,
        }
      : turnsOf(anySlot.begin(fairRng(round.seeds), round.bet));
  known.set(round, played);
  return played;
}

/** Free spins that turns award. */
export const awardedBy = (turns: readonly Turn[]): number =>
  turns
    .flatMap(({ steps }) => steps)
    .reduce((sum, step) => sum + (step.kind === 'reels' ? step.awarded : 0), 0);

/** How many of the turns are free spins. */
export const freeAmong = (turns: readonly Turn[]): number =>
  turns.filter(({ steps }) => steps.some((step) => step.kind === 'reels' && step.free)).length;
