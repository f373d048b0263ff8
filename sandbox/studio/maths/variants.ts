import { exactReturn, toMillionths } from './exact-rtp';
import { modelOf, NOMINAL_RTPS, type Model, type NominalRtp, type Volatility } from './model';
import { RULES } from './rules';
import { STRIPS } from './variants.data';

/** One of the twenty mathematical games of the studio. */
export interface Variant {
  volatility: Volatility;
  nominal: NominalRtp;
  model: Model;
  /** The exact return in millionths: 960043 is 96.0043 %. */
  rtpMillionths: number;
  /** A paid spin starts free spins once in so many, rounded. */
  freeSpinsOnceIn: number;
}

const built = new Map<string, Variant>();

export function variantOf(volatility: Volatility, nominal: NominalRtp): Variant {
  const key = `${volatility}/${nominal}`;
  const known = built.get(key);
  if (known) return known;
  const model = modelOf(RULES[volatility], STRIPS[volatility][nominal]);
  const exact = exactReturn(model);
  const variant = {
    volatility,
    nominal,
    model,
    rtpMillionths: toMillionths(exact.rtp),
    freeSpinsOnceIn: Math.round(1_000_000 / toMillionths(exact.trigger)),
  };
  built.set(key, variant);
  return variant;
}

/** The nominal return nearest to a catalogue entry's, both in basis points (9612 → 9600). */
export function nearestNominal(rtp: number): NominalRtp {
  return NOMINAL_RTPS.reduce((best, nominal) =>
    Math.abs(nominal - rtp) < Math.abs(best - rtp) ? nominal : best,
  );
}
