import type { Journal } from '../journal';
import type { Given, Round } from '../reel-rounds';
import type { Session } from '../launch';
import { givenFor, leftAfter } from './given';

const grant: Given = { sessionId: 's', grantId: 'g', left: 3, bet: 20 };
const journalOf = (given: Given | null) =>
  ({ given: new Map(given ? [['s', given]] : []) }) as unknown as Journal;
const session = { id: 's' } as Session;
const request = { stake: 20, buy: false, given: true };

test('a spin is taken of the grant only when it is asked for', () => {
  expect(givenFor(journalOf(grant), session, request)).toBe('g');
  expect(givenFor(journalOf(grant), session, { ...request, given: false })).toBeUndefined();
});

test.each([
  ['none_given', { ...grant, left: 0 }, request],
  ['none_given', null, request],
  ['bad_stake', grant, { ...request, stake: 40 }],
  ['not_sold', grant, { ...request, buy: true }],
] as const)('is refused: %s', (code, given, asked) => {
  expect(() => givenFor(journalOf(given), session, asked)).toThrow(expect.objectContaining({ code }));
});

const answer = (status: string, givenLeft?: number) =>
  ({ kind: 'answer', status, balance: 0, givenLeft }) as Parameters<typeof leftAfter>[2];
const round = { sessionId: 's', given: 'g' } as Round;

test('the wallet’s word says what is left', () => {
  const journal = journalOf(grant);
  expect(leftAfter(journal, round, answer('OK', 1))?.left).toBe(1);
  expect(leftAfter(journal, round, answer('OK'))?.left).toBe(2);
  expect(leftAfter(journal, round, answer('FREE_SPINS_OVER'))?.left).toBe(0);
  expect(leftAfter(journal, round, answer('LIMIT_REACHED'))).toBeNull();
  expect(leftAfter(journal, { ...round, given: undefined }, answer('OK', 1))).toBeNull();
});
