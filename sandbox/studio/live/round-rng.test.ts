import { fairRng } from '@/lib/domain/chance/seeds';
import { LIVE_GAMES } from './games';
import { LIVE_KINDS } from './kinds';
import { roundRng } from './round-rng';

const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'lantern', nonce: 7 };

it.each(LIVE_KINDS)('%s draws for each bet what its seeds come to', (kind) => {
  const { outcome } = LIVE_GAMES[kind];
  const alone = outcome(fairRng(seeds));
  expect(
    [roundRng(kind, seeds), roundRng(kind, seeds), roundRng(kind, { ...seeds })].map((rng) => outcome(rng)),
  ).toEqual([alone, alone, alone]);
  const other = { ...seeds, nonce: 8 };
  expect(outcome(roundRng(kind, other))).toEqual(outcome(fairRng(other)));
});

it('goes on where another bet stopped', () => {
  const fresh = { ...seeds, nonce: 9 };
  const whole = fairRng(fresh);
  const expected = [10, 20, 30].map((of) => whole.below(of));
  const short = roundRng('live_roulette', fresh);
  expect(short.below(10)).toBe(expected[0]);
  const long = roundRng('live_roulette', fresh);
  expect([10, 20, 30].map((of) => long.below(of))).toEqual(expected);
  expect(() => roundRng('live_roulette', fresh).below(11)).toThrow('a draw that depends on the bet');
});
