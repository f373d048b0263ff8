import { ApiProblem } from '@/lib/http/problem';
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
