import { drawnEngine } from '../play/engine';
import { EngineError, fieldsOf, isWhole } from '../play/engine-error';
import { choose, outcome, type Outcome } from '../play/outcomes';
import { isRisk, type Risk } from '../instant/risks';
import { oneSpot } from '../play/limits';
import { checkedStake, inHundredths, settled, type SettledAt } from '../play/stake';
import { PLINKO_PAYS } from './tables.data';

export interface PlinkoBet {
  /** Minor units. */
  stake: number;
  /** 8 to 16. */
  rows: number;
  risk: Risk;
}

export interface PlinkoState {
  bet: PlinkoBet;
  /** The ball's way, row by row: 0 is left, 1 is right. Their sum is the slot, counted from 0 at the left. */
  path: number[];
}

/** Pays of the slots from left to right, in hundredths of the stake. */
export const plinkoPays = ({ rows, risk }: Omit<PlinkoBet, 'stake'>): readonly number[] =>
  PLINKO_PAYS[risk][rows] ?? [];

function checkedBet(sent: unknown): PlinkoBet {
  const { stake, rows, risk } = fieldsOf(sent);
  if (!isWhole(rows, 8, 16) || !isRisk(risk)) throw new EngineError('bet_invalid');
  return { stake: checkedStake(stake), rows, risk };
}

/** The slot that a path leads to, from 0 at the left. */
export const slotOf = (path: readonly number[]): number => path.reduce((sum, step) => sum + step, 0);

/** A ball through rows of pins. One draw for each row from the top: `below(2)`, where 0 is left and 1 is right. */
export const plinko = drawnEngine<PlinkoBet, PlinkoState, SettledAt>({
  begin(rng, sent) {
    const bet = checkedBet(sent);
    return { bet, path: Array.from({ length: bet.rows }, () => rng.below(2)) };
  },
  spots: ({ bet }) => oneSpot(bet.stake),
  result: ({ bet, path }) => settled(bet.stake, inHundredths(plinkoPays(bet)[slotOf(path)] ?? 0)),
});

/** Everything that a bet can come to: the slots, from left to right. */
export function plinkoOutcomes(bet: Omit<PlinkoBet, 'stake'>): Outcome[] {
  return plinkoPays(bet).map((pay, slot) =>
    outcome(choose(bet.rows, slot), 2n ** BigInt(bet.rows), inHundredths(pay)),
  );
}
