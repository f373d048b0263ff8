import { outcome, type Outcome } from '../play/outcomes';
import { inHundredths } from '../play/stake';

/**
 * Outcomes of a bet that is cashed out at this multiplier (hundredths, from 101). It wins with a chance of
 * 0.99 ÷ multiplier, as `pointAmong` shows. The return is 99 %, whatever a player chooses.
 */
export const crashOutcomes = (multiplier: number): Outcome[] => [
  outcome(99n, BigInt(multiplier), inHundredths(multiplier)),
  outcome(BigInt(multiplier) - 99n, BigInt(multiplier), inHundredths(0)),
];
