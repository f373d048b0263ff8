import { outcome, type Outcome } from '../play/outcomes';
import { inHundredths } from '../play/stake';

/**
 * What a bet comes to that leaves at this multiplier, in hundredths from 101: chance 0.99 ÷ multiplier, as `pointAmong`
 * shows. The return is 99 %, whatever a player chooses.
 */
export const crashOutcomes = (multiplier: number): Outcome[] => [
  outcome(99n, BigInt(multiplier), inHundredths(multiplier)),
  outcome(BigInt(multiplier) - 99n, BigInt(multiplier), inHundredths(0)),
];
