import type { LimitPeriod } from '@/lib/domain/player-limits';
import type { ApiCode } from '@/lib/domain/api-codes';

/** An RFC 9457 answer of the platform. */
export interface ProblemBody {
  status: number;
  code: ApiCode;
  detail: string;
  requestId?: string;
  retryAfter?: number;
  fields?: Record<string, string>;
  /** Of a blocked country: `address` when it is the visitor's own. */
  reason?: string;
  /** Of a currency that can't be changed yet: what is still to be staked, minor units. */
  depositWager?: number;
  /** Of a game that a bonus does not count: the real money that it asks for, minor units, and its currency. */
  minimum?: number;
  currency?: string;
  /** Of an amount that is too high: the most, minor units. */
  maximum?: number;
  /** Of a deposit above a limit that the player has set, or the law (`byLaw`): what is left of it, minor units, and until when, ISO 8601. */
  limit?: { period: LimitPeriod; amount: number; left: number; until: string; byLaw?: boolean };
  /** Of a game in maintenance: when it opens again, ISO 8601; null while nobody knows. */
  until?: string | null;
  /** Where the law lets one game be open: the one that is. */
  game?: { id: string; slug: string; name: string; hasOpenRound: boolean };
  /** Of a player who is not there: when everything personal of them was deleted, ISO 8601. */
  erasedAt?: string;
}

/** What a call throws: the platform's problem, or code `no_response` when nothing answered. */
export class ApiProblem extends Error {
  constructor(
    readonly code: ApiCode | 'no_response',
    readonly status: number,
    readonly body: Partial<ProblemBody> = {},
  ) {
    super(body.detail ?? code);
    this.name = 'ApiProblem';
  }
}

export function isApiProblem(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem;
}
