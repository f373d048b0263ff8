import { NOMINAL_RTPS, VOLATILITIES } from '@/sandbox/studio/maths/model';
import { seededRng } from '@/sandbox/studio/maths/rng';
import { playRound } from '@/sandbox/studio/maths/spin';
import { variantOf } from '@/sandbox/studio/maths/variants';
import { ROUNDS_WITHOUT_FREE_SPINS, STUDIO_SEED } from './studio-seed.mjs';

const GAMES = VOLATILITIES.flatMap((volatility) =>
  NOMINAL_RTPS.flatMap((nominal) => [5, 10, 20, 25].map((lines) => ({ volatility, nominal, lines }))),
);

test('no game of a test’s process group begins with free spins', () => {
  const spins = GAMES.map(({ volatility, nominal, lines }) => {
    const { model } = variantOf(volatility, nominal);
    const rng = seededRng(Number(STUDIO_SEED));
    return Array.from(
      { length: ROUNDS_WITHOUT_FREE_SPINS },
      () => playRound(model, rng, { lines, total: lines * 5 }).length,
    );
  });
  expect(new Set(spins.flat())).toEqual(new Set([1]));
});
