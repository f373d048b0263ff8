import { SLOT_SPREADS, type SlotModel, type SlotSpread } from '@/lib/domain/slot-models';
import type { PayTable } from './reels';

/** The models of slots that have engines here, apart from lines (see ../../maths). */
export const MODELS = [
  'ways243',
  'ways1024',
  'megaways',
  'cluster',
  'hold',
  'book',
  'wheel',
] as const satisfies readonly SlotModel[];
export type Model = Exclude<SlotModel, 'lines'>;

export const SPREADS = SLOT_SPREADS;
/** How far apart the pays of a variant are, as it was designed; what it comes to stands in its figures. */
export type Spread = SlotSpread;

export type BySpread<Value> = Readonly<Record<Spread, Value>>;

/** The return that pays are tuned to. */
export const TARGETS: BySpread<number> = { low: 0.95, medium: 0.96, high: 0.965 };

/** Pays of the eight symbols from the best down, as a table by symbol number: the wild and the scatter have none. */
export const table = (...rows: number[][]): PayTable => [[], [], ...rows];

/** Free spins by number of scatters: for three, four, five and more. */
export const awards = (three: number, four: number, five: number): number[] => [0, 0, 0, three, four, five];
