import { table } from './designs';
import type { Step } from './steps';

/** Pays of small games that are played through. */
export const SMALL_PAYS = table(
  [9, 20, 50],
  [8, 18, 40],
  [7, 16, 30],
  [6, 14, 25],
  [5, 12, 20],
  [4, 10, 15],
  [3, 8, 12],
  [2, 6, 10],
);

/** Plays a game once with each combination of numbers that it can draw, and adds up what comes to pass. */
export function everyRound(play: (rng: { below(bound: number): number }) => readonly Step[]) {
  let [mean, square, zero] = [0, 0, 0];
  const choices: number[] = [];
  const bounds: number[] = [];
  for (;;) {
    let at = 0;
    bounds.length = 0;
    const steps = play({
      below(bound) {
        bounds.push(bound);
        choices[at] ??= 0;
        at += 1;
        return choices[at - 1] ?? 0;
      },
    });
    const units = steps.reduce((sum, step) => sum + step.units, 0);
    const chance = bounds.reduce((product, bound) => product / bound, 1);
    mean += chance * units;
    square += chance * units ** 2;
    if (units === 0) zero += chance;
    choices.length = at;
    while (choices.length > 0 && choices.at(-1) === (bounds[choices.length - 1] ?? 0) - 1) choices.pop();
    if (choices.length === 0) return { mean, square, zero };
    choices.push((choices.pop() ?? 0) + 1);
  }
}

/** For tests: the law of a game is what all its rounds come to. */
export const expectLaw = (
  game: { units: number; law(bought: boolean): { moments: readonly number[]; zero: number } },
  every: ReturnType<typeof everyRound>,
  bought = false,
) => {
  const { moments, zero } = game.law(bought);
  expect(moments[0]).toBeCloseTo(1, 12);
  expect((moments[1] ?? 0) * game.units).toBeCloseTo(every.mean, 9);
  expect((moments[2] ?? 0) * game.units ** 2).toBeCloseTo(every.square, 6);
  expect(zero).toBeCloseTo(every.zero, 12);
};
