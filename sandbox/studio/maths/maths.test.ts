import { readFileSync } from 'node:fs';
import fc from '@/tests/support/properties';
import { variantsSource } from './build-strips';
import { exactReturn, toMillionths } from './exact-rtp';
import { freeSpinsFor, modelOf, NOMINAL_RTPS, scatterPayFor, VOLATILITIES, type Model } from './model';
import { nearestLineCount, paylines, stakeLadder } from './paylines';
import { rngOf } from '@/lib/domain/chance/rng';
import { fairRng } from '@/lib/domain/chance/seeds';
import { seededRng } from './rng';
import { RULES } from './rules';
import { simulate } from './simulate';
import { evaluateStops, playRound } from './spin';
import { REELS, ROWS, SCATTER, SYMBOLS, WILD } from './symbols';
import { nearestNominal, variantOf } from './variants';
import { BEFORE_RELEASE } from '@/tests/support/release';

/** Of one simulation. */
const ROUNDS = BEFORE_RELEASE ? 3_000_000 : 300_000;
const LINES = [5, 10, 20, 25] as const;
const paid = { multiplier: 1, awardable: 50 };

describe('the exact return', () => {
  test.each(
    VOLATILITIES.flatMap((volatility) => NOMINAL_RTPS.map((nominal) => [volatility, nominal] as const)),
  )('%s %i is within 0.02 % of its nominal', (volatility, nominal) => {
    expect(Math.abs(variantOf(volatility, nominal).rtpMillionths - nominal * 100)).toBeLessThanOrEqual(200);
  });

  test('equals a full enumeration of every stop, for every line set', () => {
    const rules = { ...RULES.medium, freeSpins: [0, 0, 0] as const };
    const model = modelOf(rules, ['1AS2', 'W1AS', '1WSA2', 'AS1W', '1SWA']);
    const exact = exactReturn(model);
    for (const lines of LINES) {
      let won = 0;
      let cycle = 0;
      eachStop(model, (stops) => {
        won += evaluateStops(model, stops, { lines, total: lines }, paid).amount;
        cycle++;
      });
      expect(BigInt(won) * exact.rtp.denominator).toBe(exact.rtp.numerator * BigInt(cycle * lines));
    }
  });

  test('counts free spins with retriggers and their bound as the tree of all rounds does', () => {
    const rules = { ...RULES.low, freeSpins: [2, 2, 2] as const, freeSpinsBound: 5 };
    const model = modelOf(rules, ['1AS', 'A1S', '2SA', 'AQS', '1JK']);
    const chances = new Map<number, number>();
    let cycle = 0;
    eachStop(model, (stops) => {
      const { scatters } = evaluateStops(model, stops, { lines: 5, total: 5 }, paid);
      chances.set(scatters, (chances.get(scatters) ?? 0) + 1);
      cycle++;
    });
    const expected = (left: number, awarded: number): number => {
      if (left === 0) return 0;
      let value = 1;
      for (const [scatters, ways] of chances) {
        const more = Math.min(freeSpinsFor(rules, scatters), rules.freeSpinsBound - awarded);
        value += (ways / cycle) * expected(left - 1 + more, awarded + more);
      }
      return value;
    };
    let tree = 0;
    for (const [scatters, ways] of chances) {
      const first = freeSpinsFor(rules, scatters);
      tree += (ways / cycle) * expected(first, first);
    }
    expect(tree).toBeGreaterThan(0);
    expect(toMillionths(exactReturn(model).freeSpins)).toBe(Math.round(tree * 1e6));
  });

  test('refuses a wild on the first reel, where a line would have two readings', () => {
    expect(() => exactReturn(modelOf(RULES.low, ['W1', '1A', '1A', '1A', '1A']))).toThrow(RangeError);
  });
});

describe('a simulation', () => {
  test.each([
    ['low', 9400, 25, 1],
    ['medium', 9600, 20, 2],
    ['high', 9650, 10, 3],
    ['very_high', 9700, 20, 4],
  ] as const)(
    '%s %i on %i lines agrees with the exact return',
    (volatility, nominal, lines, seed) => {
      const { model, rtpMillionths } = variantOf(volatility, nominal);
      const seen = simulate(model, lines, ROUNDS, seededRng(seed));
      const standardError = seen.deviation / Math.sqrt(seen.rounds);
      expect(Math.abs(seen.meanReturn - rtpMillionths / 1e6)).toBeLessThan(2.58 * standardError);
      expect(standardError).toBeLessThan(0.01 * Math.sqrt(3_000_000 / ROUNDS));
    },
    60_000,
  );

  test('volatility rises with its name, the hit rate falls', () => {
    const seen = VOLATILITIES.map((volatility) =>
      simulate(variantOf(volatility, 9600).model, 20, ROUNDS / 5, seededRng(9)),
    );
    expect(seen.map((one) => one.deviation)).toEqual(
      [...seen.map((one) => one.deviation)].sort((a, b) => a - b),
    );
    expect(seen[0]?.hitRate).toBeGreaterThan(seen[3]?.hitRate ?? 1);
  }, 60_000);

  test('pays round by round what the server pays', () => {
    const { model } = variantOf('high', 9600);
    let won = 0;
    const rng = seededRng(77);
    for (let round = 0; round < 20_000; round++) {
      for (const spin of playRound(model, rng, { lines: 20, total: 20 })) won += spin.amount;
    }
    expect(simulate(model, 20, 20_000, seededRng(77)).meanReturn).toBeCloseTo(won / 20 / 20_000, 10);
  });
});

describe('the strips', () => {
  test('are what their build script writes', () => {
    const stored = readFileSync('sandbox/studio/maths/variants.data.ts', 'utf8');
    expect(variantsSource().replace(/\s/g, '')).toBe(stored.replace(/\s/g, ''));
  });

  test('never show two scatters in one window and hold every symbol', () => {
    for (const volatility of VOLATILITIES) {
      for (const nominal of NOMINAL_RTPS) {
        variantOf(volatility, nominal).model.strips.forEach((strip, reel) => {
          for (let stop = 0; stop < strip.length; stop++) {
            const shown = [0, 1, 2].map((row) => strip[(stop + row) % strip.length]);
            expect(shown.filter((symbol) => symbol === SCATTER).length).toBeLessThanOrEqual(1);
          }
          expect(new Set(strip).size).toBe(reel === 0 ? SYMBOLS.length - 1 : SYMBOLS.length);
        });
      }
    }
  });
});

describe('a round', () => {
  const anyRound = fc.record({
    volatility: fc.constantFrom(...VOLATILITIES),
    nominal: fc.constantFrom(...NOMINAL_RTPS),
    lines: fc.constantFrom(...LINES),
    step: fc.nat(12),
    seed: fc.nat(),
  });

  test('pays whole minor units, the sum of its parts, and plays exactly the free spins that it awards', () => {
    fc.assert(
      fc.property(anyRound, ({ volatility, nominal, lines, step, seed }) => {
        const ladder = stakeLadder(lines);
        const total = ladder[step % ladder.length] ?? 0;
        const { model } = variantOf(volatility, nominal);
        const spins = playRound(model, seededRng(seed), { lines, total });
        const awarded = spins.reduce((sum, spin) => sum + spin.freeSpinsAwarded, 0);
        expect(spins.length).toBe(1 + awarded);
        expect(awarded).toBeLessThanOrEqual(model.rules.freeSpinsBound);
        spins.forEach((spin, index) => {
          expect(Number.isSafeInteger(spin.amount) && spin.amount >= 0).toBe(true);
          expect(spin.multiplier).toBe(index === 0 ? 1 : model.rules.freeSpinsMultiplier);
          expect(spin.amount).toBe(spin.lineWins.reduce((sum, win) => sum + win.amount, spin.scatterAmount));
          expect(spin.scatterAmount).toBe(
            total * scatterPayFor(model.rules, spin.scatters) * spin.multiplier,
          );
          for (const win of spin.lineWins) {
            const rows = paylines(lines)[win.line - 1] ?? [];
            const cells = rows.map((row, reel) => spin.reels[reel]?.[row]);
            expect(cells[0]).toBe(win.symbol);
            cells.slice(0, win.run).forEach((cell) => expect([win.symbol, WILD]).toContain(cell));
            if (win.run < REELS) expect([win.symbol, WILD]).not.toContain(cells[win.run]);
          }
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('stakes divide by the lines and rise; an odd stake is refused', () => {
    for (const lines of LINES) {
      const ladder = stakeLadder(lines);
      expect(ladder.every((stake) => stake % lines === 0)).toBe(true);
      expect([...ladder].sort((a, b) => a - b)).toEqual(ladder);
    }
    expect(() =>
      evaluateStops(variantOf('low', 9600).model, [0, 0, 0, 0, 0], { lines: 20, total: 21 }, paid),
    ).toThrow(RangeError);
  });

  test('catalogue figures map to the nearest variant', () => {
    expect([1, 7, 9, 15.5, 22, 40, 243, 117_649].map(nearestLineCount)).toEqual([
      5, 5, 10, 20, 20, 25, 25, 25,
    ]);
    expect([9100, 9612, 9626, 9700, 9900].map(nearestNominal)).toEqual([9400, 9600, 9650, 9700, 9700]);
  });
});

describe('random numbers', () => {
  test('words that would favour low numbers are thrown away', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 7];
    expect(rngOf(() => words.shift() ?? 0).below(3 * 2 ** 30)).toBe(7);
    expect(() => rngOf(() => 0).below(0)).toThrow(RangeError);
  });

  test('the generator of real play is uniform over the stops of a strip (chi-square, p > 1e-6)', () => {
    const rng = fairRng({ serverSeed: '5e'.repeat(32), clientSeed: 'parlour', nonce: 0 });
    const bins = new Array<number>(47).fill(0);
    const draws = BEFORE_RELEASE ? 470_000 : 94_000;
    for (let draw = 0; draw < draws; draw++) {
      const value = rng.below(47);
      bins[value] = (bins[value] ?? 0) + 1;
    }
    const expected = draws / 47;
    const chiSquare = bins.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(106);
  });

  test('a seed repeats its play', () => {
    const { model } = variantOf('medium', 9500);
    const stake = { lines: 20, total: 100 } as const;
    expect(playRound(model, seededRng(5), stake)).toEqual(playRound(model, seededRng(5), stake));
  });
});

function eachStop(model: Model, visit: (stops: number[]) => void) {
  const lengths = model.strips.map((strip) => strip.length);
  const cycle = lengths.reduce((product, length) => product * length, 1);
  for (let index = 0; index < cycle; index++) {
    let rest = index;
    visit(
      lengths.map((length) => {
        const stop = rest % length;
        rest = Math.floor(rest / length);
        return stop;
      }),
    );
  }
  expect(ROWS).toBe(3);
}
