import { seededRng } from '../../maths/rng';
import { everyCall, exactHoldem, worthOfStarts } from './exact';
import { HOLDEM_FIGURES } from './figures';
import { callWorth } from './hint';

jest.setTimeout(300_000);

const calls = everyCall();
const exact = exactHoldem(calls);

it('counts every start and every board', () => {
  expect([exact.classes, exact.starts, calls.boards]).toEqual([1_286_792, 25_989_600n, 2_598_960]);
});

// Shackleford's text on the game at expert-gambler.com calls 82 %; casinoz.bet gives a return of 97.8 % with best play.
it('loses 2.15765 % of the ante with best play, which calls 82 of 100 hands', () => {
  expect(exact.best.neg().mul(100).round(5).toString()).toBe('2.15765');
  expect(exact.calls.mul(100).round(0).toString()).toBe('82');
});

it('is what the figures say that stand for it', () => {
  const { edge, calls: called, always } = HOLDEM_FIGURES;
  expect({
    edge: exact.best.neg().toFraction(),
    calls: exact.calls.toFraction(),
    mean: exact.always.mean.toFraction(),
    variance: exact.always.variance.toFraction(),
  }).toEqual({
    edge: edge.toFraction(),
    calls: called.toFraction(),
    mean: always.mean.toFraction(),
    variance: always.variance.toFraction(),
  });
});

it('counts for a start what all ways to go on come to one by one', () => {
  const rng = seededRng(3);
  const chosen = new Set(Array.from({ length: 8 }, () => rng.below(exact.classes)));
  let at = 0;
  for (const { own, flop, worth } of worthOfStarts(calls)) {
    if (chosen.has(at)) {
      const { won, rounds } = callWorth(own, flop);
      expect([rounds, worth.mul(rounds).toFraction()]).toEqual([1_070_190, String(won)]);
    }
    at += 1;
  }
});
