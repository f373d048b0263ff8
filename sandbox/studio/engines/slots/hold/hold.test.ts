import { seededRng } from '../../../maths/rng';
import { everyRound, expectLaw, SMALL_PAYS } from '../every-round';
import { reelsOf } from '../reels';
import { coinLaw, holdGame, holdLaws, type HoldRules } from './hold';

describe('hold and spin', () => {
  const rules: HoldRules = {
    reels: reelsOf(['S', 'S1', 'S', '1S', 'S'], 1),
    lines: [[0, 0, 0, 0, 0]],
    pays: SMALL_PAYS,
    startsAt: 4,
    turns: 2,
    oneIn: 2,
    coins: [
      { pot: '', units: 1, weight: 2 },
      { pot: 'mini', units: 5, weight: 1 },
    ],
    fullUnits: 50,
    cap: 1_000,
  };

  it('has the law of every round of a small grid', () => {
    const game = holdGame(rules);
    expectLaw(
      game,
      everyRound((rng) => game.play(rng, false)),
    );
  });

  it('holds coins, counts turns down, and starts them anew with each coin', () => {
    const game = holdGame({ ...rules, reels: reelsOf(['S1', 'S1', 'S1', 'S1', 'S1'], 2) });
    const rng = seededRng(8);
    for (let round = 0; round < 200; round += 1) {
      const holds = game.play(rng, false).filter((step) => step.kind === 'hold');
      const cells = holds.flatMap(({ coins }) => coins.map(({ cell }) => cell.join()));
      expect(new Set(cells).size).toBe(cells.length);
      holds.slice(1).forEach(({ coins, left, held }, at) => {
        expect(held).toBe((holds[at]?.held ?? 0) + coins.length);
        expect(left).toBe(held === 10 ? 0 : coins.length > 0 ? 2 : (holds[at]?.left ?? 0) - 1);
      });
    }
    expect(coinLaw(rules, 1).moments[1]).toBeCloseTo(7 / 3, 12);
    expect(holdLaws(rules, 1)(5).moments[1]).toBe(50);
  });
});
