import { seededRng } from '../../maths/rng';
import { shuffledShoe, type Card } from '../cards/cards';
import { resultAtEnd, returned, standardErrorsOff } from '../play/simulated';
import { paysOfHolds, perfectPlay, sumsOfSets } from './exact';
import { HOLDS, worthOf, type Hold } from './holds';
import { videoPoker } from './video-poker';

const sums = sumsOfSets();
const perfect = perfectPlay(sums);

/** The best hold by the sums: a thousand times faster than by all draws. The five cards are ascending. */
function bestBySums(hand: readonly Card[]): Hold {
  const pays = paysOfHolds(sums, hand);
  const averageOf = (bits: number) => (pays[bits] ?? 0) / (DRAWS_OF_HOLDS[bits] ?? NaN);
  return HOLDS[pays.reduce((best, _, bits) => (averageOf(bits) >= averageOf(best) ? bits : best), 0)] ?? [];
}
const DRAWS_OF_HOLDS = HOLDS.map(
  (hold) => [1_533_939, 178_365, 16_215, 1_081, 47, 1][hold.filter(Boolean).length] ?? NaN,
);

it('returns 99.54390436 % with perfect play, over all 134,459 classes of hands', () => {
  expect([perfect.classes, perfect.hands]).toEqual([134_459, 2_598_960]);
  expect(perfect.mean.mul(100).toString(8)).toBe('99.54390436');
  // Over the cycle of 1,661,102,543,100 that tables of this game are printed with.
  expect(perfect.mean.toFraction()).toBe('1653526326983/1661102543100');
});

it('has the variance that is known of it, 19.5147', () => {
  expect(perfect.variance.valueOf().toFixed(4)).toBe('19.5147');
});

it('counts by sums what all draws pay one by one', () => {
  const rng = seededRng(4);
  for (let time = 0; time < 2; time += 1) {
    const hand = shuffledShoe(rng, 1)
      .slice(0, 5)
      .toSorted((a, b) => a - b);
    const worths = HOLDS.map((hold) => worthOf(hand, hold));
    expect(paysOfHolds(sums, hand)).toEqual(worths.map(({ pays }) => pays));
    expect(worths.map(({ draws }) => draws)).toEqual(DRAWS_OF_HOLDS);
  }
});

it('is what perfect play of 60,000 rounds comes to', () => {
  const rng = seededRng(2);
  const play = () => {
    const { cards, ...dealt } = videoPoker.begin(rng, 1);
    const hand = cards.slice(0, 5).toSorted((a, b) => a - b);
    const state = { ...dealt, cards: [...hand, ...cards.slice(5)] };
    return returned(resultAtEnd(videoPoker, videoPoker.act(state, bestBySums(hand))));
  };
  expect(standardErrorsOff(perfect, 60_000, play)).toBeLessThan(4);
});
