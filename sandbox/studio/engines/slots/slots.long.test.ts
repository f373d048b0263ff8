import { volatilityOf } from '@/lib/domain/slot-models';
import { seededRng } from '../../maths/rng';
import { VOLATILITIES } from '../../maths/model';
import { variantOf } from '../../maths/variants';
import { errorsOff, returned } from '../play/simulated';
import { buildVariant } from './build';
import { CLUSTER } from './cluster/designs';
import { measuredSquare } from './cluster/cluster';
import { slotEngine } from './engine';
import { computedFigures } from './figures';
import { gameOf, UNITS } from './games';
import { figuresOf } from './law';
import { linesGame } from './lines/lines';
import { ALL_VARIANTS, figuresOfVariant, variantGame } from './variants';
import { VARIANTS } from './variants.data';

jest.setTimeout(300_000);

const ROUNDS = 200_000;
const BOUGHT_ROUNDS = 5_000;

describe.each(ALL_VARIANTS)('$model, $spread', ({ model, spread }) => {
  const game = variantGame(model, spread);
  const engine = slotEngine(game);

  it('is built and worked out again as it is stored', () => {
    const built = buildVariant(model, spread);
    expect(built).toEqual(VARIANTS[model][spread]);
    expect(computedFigures(gameOf(model, spread, built))).toEqual(figuresOfVariant(model, spread));
  });

  it('returns in play what was worked out', () => {
    const { spin, bought } = figuresOfVariant(model, spread);
    const parts = [
      { buy: false, figures: spin, rounds: ROUNDS },
      { buy: true, figures: bought, rounds: BOUGHT_ROUNDS },
    ];
    for (const { buy, figures, rounds } of parts) {
      if (!figures) continue;
      const rng = seededRng(41);
      let [sum, hits] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        const back = returned(engine.result(engine.begin(rng, { stake: game.units, buy })));
        sum += back;
        if (back > 0) hits += 1;
      }
      const { rtp, hit, deviation } = figures;
      expect(errorsOff(sum / rounds, rounds, { mean: rtp, variance: deviation ** 2 })).toBeLessThan(4);
      expect(errorsOff(hits / rounds, rounds, { mean: hit, variance: hit * (1 - hit) })).toBeLessThan(4);
    }
  });
});

it.each(['low', 'medium', 'high'] as const)('cluster, %s: measures the square that is stored', (spread) => {
  const pays = VARIANTS.cluster[spread].pays.map((text) => text.split(' ').map(Number));
  const rules = { ...CLUSTER[spread], units: UNITS, pays };
  const { mean, standardError } = measuredSquare(rules, seededRng(51), 300_000);
  expect(Math.abs(mean - rules.gridSquare) / standardError).toBeLessThan(4);
});

it.each(VOLATILITIES)('lines, %s: counting every stop comes to the return of combinatorics', (volatility) => {
  const { model, rtpMillionths } = variantOf(volatility, 9650);
  const game = linesGame(model, 25);
  const { rtp, hit, deviation } = figuresOf(game.law(false), game.cap);
  expect(rtp * 1e6).toBeCloseTo(rtpMillionths, 0);
  const rng = seededRng(61);
  const engine = slotEngine(game);
  let [sum, hits] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const back = returned(engine.result(engine.begin(rng, { stake: 25, buy: false })));
    sum += back;
    if (back > 0) hits += 1;
  }
  expect(errorsOff(sum / ROUNDS, ROUNDS, { mean: rtp, variance: deviation ** 2 })).toBeLessThan(4);
  expect(errorsOff(hits / ROUNDS, ROUNDS, { mean: hit, variance: hit * (1 - hit) })).toBeLessThan(4);
});

it.each(VOLATILITIES)('lines, %s: the deviation of 20 lines is called so', (volatility) => {
  const game = linesGame(variantOf(volatility, 9600).model, 20);
  expect(volatilityOf(figuresOf(game.law(false), game.cap).deviation)).toBe(volatility);
});

it('lines of one variant have by counting every stop the return that was known by combinatorics', () => {
  const { model, rtpMillionths } = variantOf('medium', 9600);
  expect((linesGame(model, 20).law(false).moments[1] ?? 0) * 1e6).toBeCloseTo(rtpMillionths, 0);
});
