import { parseStrip, REELS, type SymbolName } from './symbols';

export const VOLATILITIES = ['low', 'medium', 'high', 'very_high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** Nominal returns that every volatility is built for, basis points: 9650 is 96.50 %. */
export const NOMINAL_RTPS = [9400, 9500, 9600, 9650, 9700] as const;
export type NominalRtp = (typeof NOMINAL_RTPS)[number];

export type PayingSymbol = Exclude<SymbolName, 'wild' | 'scatter'>;

/** What the volatilities differ in, apart from their strips. */
export interface Rules {
  /** Pays of a run of 3, 4 and 5 from the left, as multiples of the line stake. */
  linePays: Record<PayingSymbol, readonly [number, number, number]>;
  /** Pays of 3, 4 and 5 scatters anywhere, as multiples of the total stake. */
  scatterPays: readonly [number, number, number];
  /** Free spins for 3, 4 and 5 scatters. Scatters during free spins award as many again, up to the bound. */
  freeSpins: readonly [number, number, number];
  /** Most free spins that one round can hold, retriggers included. */
  freeSpinsBound: number;
  /** Every win of a free spin is multiplied by this. */
  freeSpinsMultiplier: number;
}

/** A game's whole mathematics: five strips of symbol numbers, read cyclically, and the rules. */
export interface Model {
  strips: readonly Uint8Array[];
  rules: Rules;
}

/** A model from strips written in letters. Throws RangeError unless there is one strip per reel. */
export function modelOf(rules: Rules, strips: readonly string[]): Model {
  if (strips.length !== REELS) throw new RangeError(`a model has ${REELS} strips`);
  return { rules, strips: strips.map(parseStrip) };
}

/** Free spins awarded for a number of visible scatters. */
export function freeSpinsFor(rules: Rules, scatters: number): number {
  return rules.freeSpins[scatters - 3] ?? 0;
}

/** Multiple of the total stake paid for a number of visible scatters. */
export function scatterPayFor(rules: Rules, scatters: number): number {
  return rules.scatterPays[scatters - 3] ?? 0;
}
