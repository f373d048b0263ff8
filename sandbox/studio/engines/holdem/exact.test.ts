import { seededRng } from '../../maths/rng';
import { cardsOf, newDecks } from '../cards/cards';
import { errorsOff, resultAtEnd } from '../play/simulated';
import { exactBonus } from './exact';
import { HOLDEM_FIGURES } from './figures';
import { holdem, type HoldemState } from './holdem';
import { HIGH, LOW, PAIRS, pairNumber } from './pairs';
import { DEALERS, PAIRS_BESIDE_BOARD, showdowns } from './showdowns';

const bonus = exactBonus();

it('numbers pairs from 0, each once', () => {
  expect(PAIRS).toBe(1326);
  expect(Array.from(LOW, (low, pair) => pairNumber(low, HIGH[pair] ?? 0))).toEqual([...LOW.keys()]);
});

it.each([
  ['a board on which some dealers do not qualify', '2h 4s 6c 8d 9h'],
  ['a board that makes them all qualify', '9s 9h 2c 3c 4c'],
  ['a straight for all', 'Th Js Qc Kd Ah'],
])('counts showdowns at %s as the engine settles them one by one', (_what, codes) => {
  const board = cardsOf(codes);
  const { pairs, won, squares } = showdowns()(board);
  expect(new Set(pairs).size).toBe(PAIRS_BESIDE_BOARD);
  for (const at of [0, 400, 750, 1080]) {
    const own = [LOW[pairs[at] ?? 0] ?? 0, HIGH[pairs[at] ?? 0] ?? 0];
    const rest = newDecks(1).filter((card) => !board.includes(card) && !own.includes(card));
    let [rounds, sum, sumOfSquares] = [0, 0, 0];
    for (const [before, high] of rest.entries()) {
      for (const low of rest.slice(0, before)) {
        const state: HoldemState = {
          ante: 1,
          bonus: 0,
          cards: [...own, low, high, ...board],
          choice: 'call',
        };
        const { stake, pay } = resultAtEnd(holdem, state);
        const net = pay - stake;
        rounds += 1;
        sum += net;
        sumOfSquares += net * net;
      }
    }
    expect([rounds, sum, sumOfSquares]).toEqual([DEALERS, won[at], squares[at]]);
  }
});

// casinoz.bet gives a return of 93.74 % for it.
it('loses 6.2583 % of the bonus bet', () => {
  expect(bonus.mean.mul(100).round(4).toString()).toBe('-6.2583');
  expect(bonus.mean.toFraction()).toBe('-5809/92820');
});

it('is what 40,000 rounds come to when each is called', () => {
  const rng = seededRng(6);
  const ROUNDS = 40_000;
  let [main, side] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const called = holdem.act(holdem.begin(rng, { ante: 1, bonus: 1 }), 'call');
    const { ante, call, bonus: sideBet } = resultAtEnd(holdem, called).bets;
    side += sideBet.pay - sideBet.stake;
    main += ante.pay + call.pay - ante.stake - call.stake;
  }
  expect(errorsOff(main / ROUNDS, ROUNDS, HOLDEM_FIGURES.always)).toBeLessThan(4);
  expect(errorsOff(side / ROUNDS, ROUNDS, bonus)).toBeLessThan(4);
});
