import { seededRng } from '../../maths/rng';
import type { Rng } from '@/lib/domain/chance/rng';
import { momentsOf, returnOf } from '../play/outcomes';
import { standardErrorsOff } from '../play/simulated';
import { allSpins, showOutcomes } from './exact';
import { SHOW_BETS, WHEEL, type ShowBet } from './segments';
import { outcomeOfSpin, show } from './show';

/** Draws these numbers, and no more. */
function drawing(...numbers: (readonly [of: number, number: number])[]): Rng {
  const left = [...numbers];
  return {
    below(of) {
      const [wanted, number] = left.shift() ?? [NaN, NaN];
      expect(of).toBe(wanted);
      return number;
    },
  };
}
const at = (bet: ShowBet) => WHEEL.indexOf(bet);

it('has 54 segments: 26, 13, 4 and 2 of the numbers, 4, 3 and 2 of the bonus rounds', () => {
  const many = SHOW_BETS.map((bet) => WHEEL.filter((one) => one === bet).length);
  expect([WHEEL.length, many]).toEqual([54, [26, 13, 4, 2, 4, 3, 2]]);
});

it('has the same bonus round nowhere beside itself', () => {
  for (const [place, bet] of WHEEL.entries())
    if (bet !== 'n1') expect([place, WHEEL[(place + 1) % WHEEL.length]]).not.toEqual([place, bet]);
});

it.each(SHOW_BETS)('returns exactly 52 of 54 on %s', (bet) => {
  expect(returnOf(showOutcomes(bet)).toFraction()).toBe('26/27');
});

it('is one of its outcomes for certain', () => {
  expect(returnOf(allSpins().map(({ chance }) => ({ chance, multiple: chance.div(chance) }))).valueOf()).toBe(
    1,
  );
});

it('pays the number that came, and no other', () => {
  const state = show.begin(drawing([54, at('n12')]), { n12: 100, n1: 300, lanterns: 50 });
  expect(show.result(state)).toMatchObject({
    ...{ stake: 450, pay: 1_300, bet: 'n12', multiple: 13, bonus: null },
    pays: { n12: 1_300, n1: 0, lanterns: 0 },
  });
  expect(show.spots(state)).toContainEqual({ kind: 'lanterns', stake: 50 });
});

it('draws the bonus round after the segment, and pays what it brings', () => {
  const lantern = show.begin(drawing([54, at('lanterns')], [8, 7]), { lanterns: 200 });
  expect(show.result(lantern)).toMatchObject({ pay: 7_800, multiple: 39, bonus: { place: 7, bell: null } });
  const curtain = show.begin(drawing([54, at('curtains')], [12, 0]), { carousel: 200 });
  expect(show.result(curtain)).toMatchObject({ pay: 0, multiple: 6 });
  const horse = show.begin(drawing([54, at('carousel')], [24, 23], [20, 19]), { carousel: 100 });
  expect(show.result(horse)).toMatchObject({ pay: 180_000, multiple: 1_800, bonus: { place: 23, bell: 19 } });
  expect(show.shown(horse)).toMatchObject({ bets: { carousel: 100 }, bet: 'carousel', multiple: 1_800 });
});

it('pays 1,800 times at most', () => {
  expect(Math.max(...allSpins().map(({ spin }) => outcomeOfSpin(spin).multiple))).toBe(1_800);
});

it.each(['n2', 'bonus', 'constructor'])('takes no other bets: %s', (name) => {
  expect(() => show.begin(drawing(), { [name]: 10 })).toThrow('bet_invalid');
});

it.each(SHOW_BETS)('comes to its exact return when it is played: %s', (bet) => {
  const rng = seededRng(5);
  const play = () => show.result(show.begin(rng, { [bet]: 1 })).pay;
  expect(standardErrorsOff(momentsOf(showOutcomes(bet)), 40_000, play)).toBeLessThan(4);
});
