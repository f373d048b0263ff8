import { paylines } from '../../../maths/paylines';
import { FIRST_PAYING } from '../../../maths/symbols';
import { everyRound, expectLaw, SMALL_PAYS } from '../every-round';
import { reelsOf } from '../reels';
import { bookGame, EXPANDING, type BookRules } from './book';

const NO_FREE_SPINS = { awards: [0], bound: 0 };

describe('book', () => {
  const rules: BookRules = {
    reels: reelsOf(['1SA', 'S1K', 'A1S', '1A', 'AS1'], 3),
    lines: paylines(5),
    pays: SMALL_PAYS,
    bookPays: [0, 0, 0, 2],
    free: { awards: [0, 0, 0, 0, 0, 1], bound: 1 },
    buys: { spins: 1, price: 5 },
    cap: 10_000,
  };

  it('has the law of every round, with every symbol that can expand', () => {
    const game = bookGame(rules);
    expectLaw(
      game,
      everyRound((rng) => game.play(rng, false)),
    );
    expectLaw(
      game,
      everyRound((rng) => game.play(rng, true)),
      true,
    );
  });

  it('lets a symbol cover reels that lie apart, after the lines were paid', () => {
    const reels = reelsOf(['1AK', 'QJK', '1AK', 'QJK', '1AK'], 3);
    const game = bookGame({ ...rules, reels, free: NO_FREE_SPINS });
    const draws = [EXPANDING.indexOf(FIRST_PAYING), 0, 0, 0, 0, 0];
    const [opened, spin] = game.play({ below: () => draws.shift() ?? 0 }, true);
    expect(opened).toEqual({ kind: 'book', symbol: FIRST_PAYING, units: 0 });
    expect(spin).toMatchObject({ falls: [{ expanded: [0, 2, 4] }] });
    const [king] = spin?.kind === 'reels' ? (spin.falls[0]?.wins ?? []) : [];
    expect(king).toMatchObject({ symbol: 7, count: 5 });
    expect(spin?.units).toBe(9 * 5 + 15);
  });
});
