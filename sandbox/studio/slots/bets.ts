import type { Session } from '../launch';
import { stakeLadder } from '../maths/paylines';
import { PlayError } from '../play-error';
import { gameOf, slotName, slotOf } from './slot-named';
import type { NamedBet } from './slot-engine';

/** What a client asks for: a stake, and whether it buys the feature at that stake. */
export interface SpinRequest {
  /** Of one spin, minor units. */
  stake: number;
  buy: boolean;
}

/** Most that a bought feature may cost, minor units. */
export const MOST_FOR_FEATURE = 500_000;

const isLawful = ({ rules }: Session, cost: number) => cost <= (rules?.maxStake ?? Infinity);

/** Stakes of a spin that a session may choose, minor units, rising. */
export const stakesOf = (session: Session): readonly number[] => {
  const slot = slotOf(session);
  // Every stake of this ladder is a whole number of units of every model's.
  const ladder = stakeLadder(slot.model === 'lines' ? slot.lines : 20);
  // Below the lowest stake nobody can play; the casino refuses that one.
  return ladder.filter((stake, index) => index === 0 || isLawful(session, stake));
};

/** Stakes at which the feature can be bought. */
export function buyingStakesOf(session: Session): readonly number[] {
  const { price } = gameOf(slotOf(session));
  return price === null
    ? []
    : stakesOf(session).filter(
        (stake) => stake * price <= MOST_FOR_FEATURE && isLawful(session, stake * price),
      );
}

/**
 * The bet that a request makes.
 * @throws PlayError 422 `bad_stake`, `not_sold` for a game that sells no feature, `stake_too_high` for one that would cost
 * more than a feature may
 */
export function checkedBet(session: Session, { stake, buy }: SpinRequest): NamedBet {
  if (!stakesOf(session).includes(stake)) throw new PlayError(422, 'bad_stake');
  const slot = slotOf(session);
  if (buy) {
    if (gameOf(slot).price === null) throw new PlayError(422, 'not_sold');
    if (!buyingStakesOf(session).includes(stake)) throw new PlayError(422, 'stake_too_high');
  }
  return { slot: slotName(slot), stake, buy };
}
