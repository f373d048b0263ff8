/** Why an engine refuses a bet or a choice. Stable: clients translate them. */
export type EngineCode =
  /** A value of the bet or of the choice that the game does not know, or of a wrong type. */
  | 'BET_INVALID'
  | 'CHOICE_INVALID'
  /** A stake that is no whole number of minor units from 1. */
  | 'STAKE_INVALID'
  /** A stake above what the engine computes exactly, or one of which the smallest win would pass the cap. */
  | 'STAKE_TOO_HIGH'
  /** A choice that is right in itself, at a wrong time. */
  | 'ROUND_OVER'
  | 'TILE_OPEN'
  | 'NOTHING_OPEN'
  | 'BET_OUT'
  | 'TOO_EARLY';

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

/** Whether a value is a whole number from `least` to `most`. Types as they came, a numeric text is none. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}
