import { everyRound, expectLaw, SMALL_PAYS } from '../every-round';
import { reelsOf } from '../reels';
import { wheelGame, wheelLaw } from './wheel';

it('wheel: a law is what every round comes to, and an inner wheel turns after an outer one', () => {
  const game = wheelGame({
    reels: reelsOf(['1S', 'S1', 'S2', '1', '12'], 1),
    lines: [[0, 0, 0, 0, 0]],
    pays: SMALL_PAYS,
    startsAt: 3,
    wheels: [
      [
        { pot: '', pays: 3, up: false },
        { pot: '', pays: 1, up: true },
      ],
      [
        { pot: 'mini', pays: 10, up: false },
        { pot: 'grand', pays: 90, up: false },
      ],
    ],
    cap: 1_000,
  });
  expectLaw(
    game,
    everyRound((rng) => game.play(rng, false)),
  );
  expect(wheelLaw([]).moments[1]).toBe(0);
});
