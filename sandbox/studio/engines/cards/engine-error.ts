/**
 * An engine refuses bets or a choice. `code` is stable, clients translate it. Nothing has happened: the state that
 * the engine was given holds still.
 */
export class EngineError<Code extends string = string> extends Error {
  constructor(readonly code: Code) {
    super(code);
  }
}
