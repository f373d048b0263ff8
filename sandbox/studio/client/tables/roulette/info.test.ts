import { returnOf } from '../../../engines/play/outcomes';
import { rouletteOutcomes } from '../../../engines/roulette/exact';
import { LA_PARTAGE_MILLIONTHS, RETURN_MILLIONTHS } from './info';

test('returns are those of the engine, rounded down', () => {
  const millionths = (on: 'red' | number[], laPartage: boolean) =>
    Math.floor(
      returnOf(rouletteOutcomes([{ on, stake: 2 }], laPartage))
        .mul(1_000_000)
        .valueOf(),
    );
  expect(millionths('red', false)).toBe(RETURN_MILLIONTHS);
  expect(millionths([17], true)).toBe(RETURN_MILLIONTHS);
  expect(millionths('red', true)).toBe(LA_PARTAGE_MILLIONTHS);
});
