import { API_CODES, type ApiCode } from '@/lib/domain/api-codes';
import { ApiProblem } from '@/lib/http/problem';
import { errorsOf } from '@/platform/kernel/contract';
import { createIdempotencyKey } from './use-idempotency-key';

let made = 0;
beforeAll(() => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `key-${++made}` });
});

const LOST = new ApiProblem('no_response', 0);

test.each([
  ['no answer', LOST],
  ['a fault', new ApiProblem('server_error', 500)],
  ['a call that still runs', new ApiProblem('idempotency_in_progress', 409)],
  ['too many calls', new ApiProblem('too_many_requests', 429)],
  ['an expired session', new ApiProblem('client_api_27', 401)],
  ['a foreign origin', new ApiProblem('forbidden_origin', 403)],
  ['a country that was blocked meanwhile', new ApiProblem('client_api_40', 403)],
  ['an address that nobody can tell any more', new ApiProblem('client_api_14', 403)],
  ['a network that was blocked meanwhile', new ApiProblem('client_api_41', 403)],
  ['an operator’s session that is over', new ApiProblem('admin_1', 401)],
  ['an operator’s role that was taken', new ApiProblem('admin_1', 403)],
  ['code that could not be loaded', new Error('Loading chunk 7 failed')],
])('after a lost answer, %s says nothing of that call: its key stays', (_, problem) => {
  const { keyOf, failed } = createIdempotencyKey();
  const key = keyOf({ amount: 50 });
  failed(LOST);
  expect(keyOf({ amount: 50 })).toBe(key);
  failed(problem);
  expect(keyOf({ amount: 50 })).toBe(key);
});

test.each([
  ['wrong data', new ApiProblem('client_api_5', 422)],
  ['a blocked account', new ApiProblem('client_api_38', 403)],
  ['a key that came with other content', new ApiProblem('idempotency_mismatch', 422)],
])('%s ends the intention', (_, problem) => {
  const { keyOf, failed } = createIdempotencyKey();
  const key = keyOf({ amount: 50 });
  failed(problem);
  expect(keyOf({ amount: 50 })).not.toBe(key);
});

/** What the platform's own routes are refused with before the key of a call is looked at, whoever asks. */
function beforeTheKey(): Set<ApiCode> {
  const rules = { method: 'post', idempotent: true, knownAddress: true, schemas: {}, own: {} } as const;
  const limits = [{ name: 'test', points: 1, seconds: 60, by: 'address' }] as const;
  const all = (['public', 'optional', 'player', 'operator'] as const).flatMap((auth) =>
    Object.values(errorsOf({ ...rules, auth, limits })).flat(),
  );
  // The same content is wrong each time; another content has another key; a fault settles nothing anyway.
  const others: ApiCode[] = [API_CODES.wrongData, API_CODES.idempotencyMismatch, API_CODES.serverError];
  return new Set(all.filter((code) => !others.includes(code)));
}

test('the key stays after every refusal that the platform gives before it looks at the key, and after no other', () => {
  const staysAfter = (code: ApiCode) => {
    const { keyOf, failed } = createIdempotencyKey();
    const key = keyOf({ amount: 50 });
    failed(new ApiProblem(code, 403));
    return keyOf({ amount: 50 }) === key;
  };
  expect(new Set(Object.values(API_CODES).filter(staysAfter))).toEqual(beforeTheKey());
});

test('other content has another key, and the first keeps its own', () => {
  const { keyOf, failed } = createIdempotencyKey();
  const fifty = keyOf({ amount: 50 });
  failed(LOST);
  expect(keyOf({ amount: 60 })).not.toBe(fifty);
  failed(new ApiProblem('client_api_5', 422));
  expect(keyOf({ amount: 50 })).toBe(fifty);
});

test('what was carried out can be wanted again', () => {
  const { keyOf, done } = createIdempotencyKey();
  const key = keyOf({ amount: 50 });
  done();
  expect(keyOf({ amount: 50 })).not.toBe(key);
});
