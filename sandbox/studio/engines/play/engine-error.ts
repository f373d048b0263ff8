/** Why an engine refuses a bet or a choice. Stable: clients translate them. */
export type EngineCode =
  /** A bet or a choice that the game does not know, has too many or too few values, or one of a wrong type. */
  | 'bet_invalid'
  | 'choice_invalid'
  /** A stake that is no whole number of minor units from 1. */
  | 'stake_invalid'
  /** A stake below what the table takes. */
  | 'stake_too_low'
  /** A stake above what the table takes or the engine computes exactly, or one of which the smallest win passes a cap. */
  | 'stake_too_high'
  /** A valid choice at the wrong time. */
  | 'round_over'
  | 'not_now'
  | 'tile_open'
  | 'nothing_open'
  | 'bet_out'
  | 'too_early';

/** A bet or a choice that an engine refuses. Nothing has changed then. */
export class EngineError extends Error {
  constructor(readonly code: EngineCode) {
    super(code);
    this.name = 'EngineError';
  }
}

/** What a client sent, as fields of unknown types; of anything but an object, no fields at all. */
export function fieldsOf(sent: unknown): Readonly<Record<string, unknown>> {
  return typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
}

/** What a client sent as a list; none for anything else, and for a list that is longer than any right one. */
export function listOf(sent: unknown, longest: number): readonly unknown[] {
  return Array.isArray(sent) && sent.length <= longest ? Array.from(sent, (item: unknown) => item) : [];
}

/** Whether a value is a whole number from `least` to `most`. Types as they came, a numeric text is none. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}
