import { drawnEngine } from '../play/engine';
import { EngineError, fieldsOf } from '../play/engine-error';
import { outcome, type Outcome } from '../play/outcomes';
import { isRisk, type Risk } from '../instant/risks';
import { oneSpot } from '../play/limits';
import { checkedStake, inHundredths, settled, type SettledAt } from '../play/stake';
import { SEGMENT_COUNTS, segmentsOf, type SegmentCount } from './segments';

export interface WheelBet {
  /** Minor units. */
  stake: number;
  segments: SegmentCount;
  risk: Risk;
}

export interface WheelState {
  bet: WheelBet;
  /** Where the wheel stops: from 0, clockwise. */
  segment: number;
}

function checkedBet(sent: unknown): WheelBet {
  const { stake, segments, risk } = fieldsOf(sent);
  const count = SEGMENT_COUNTS.find((known) => known === segments);
  if (count === undefined || !isRisk(risk)) throw new EngineError('bet_invalid');
  return { stake: checkedStake(stake), segments: count, risk };
}

/** A wheel of equal segments. One draw: `below(segments)` is where it stops. */
export const wheel = drawnEngine<WheelBet, WheelState, SettledAt>({
  begin(rng, sent) {
    const bet = checkedBet(sent);
    return { bet, segment: rng.below(bet.segments) };
  },
  spots: ({ bet }) => oneSpot(bet.stake),
  result: ({ bet, segment }) =>
    settled(bet.stake, inHundredths(segmentsOf(bet.segments, bet.risk)[segment] ?? 0)),
});

/** Everything that a bet can come to: the segments, clockwise. */
export function wheelOutcomes({ segments, risk }: Omit<WheelBet, 'stake'>): Outcome[] {
  return segmentsOf(segments, risk).map((pay) => outcome(1n, BigInt(segments), inHundredths(pay)));
}
