import type { ApiCode } from '@/lib/domain/api-codes';

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 451 | 500 | 502 | 503;

const TITLES: Record<ProblemStatus, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not accepted',
  429: 'Too many requests',
  451: 'Unavailable for legal reasons',
  500: 'Server error',
  502: 'Bad gateway',
  503: 'Unavailable',
};

/**
 * An answer that is not a success, thrown from anywhere below a route. It leaves as RFC 9457
 * `application/problem+json`; `code` is SPEC §8's, which the reader's language is chosen from in the browser.
 */
export class Problem extends Error {
  constructor(
    readonly status: ProblemStatus,
    readonly code: ApiCode,
    detail: string,
    /** Further members of the answer, for example `{ minimum: 1000 }` or `{ fields: { email: 'invalid' } }`. */
    readonly extras: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(detail);
    this.name = 'Problem';
  }

  /** The JSON body of the answer. */
  toBody(requestId: string): Record<string, unknown> {
    return {
      ...this.extras,
      type: `urn:parlour:problem:${this.code}`,
      title: TITLES[this.status],
      status: this.status,
      code: this.code,
      detail: this.message,
      requestId,
    };
  }
}
