/** A request that the play API refuses. `code` is stable, clients translate it. */
export class PlayError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 422 | 429,
    readonly code: string,
    readonly extras: Record<string, unknown> = {},
  ) {
    super(code);
  }
}
