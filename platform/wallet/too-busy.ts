import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';

/** A studio's call that was not taken: nothing has happened, and it may be repeated. */
export const tooBusy = (detail: string) =>
  new Problem(503, API_CODES.serverError, detail, undefined, { 'Retry-After': '1' });
