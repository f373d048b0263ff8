import { exactly, isOnLattice } from './exact';
import { edgeShare, GAMES } from './games';
import type { PayTable } from './pay-table';
import { simulated } from './simulated';
import { heapEnds, heapOf, HEAPS, type Ends, type Walk } from './walk';

const COIN: PayTable = [
  [0, 1],
  [2, 1],
];

const end = (work: Generator<number, Ends>): Ends => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

const walk = (change: Partial<Walk>): Walk => ({
  deposit: 1_000,
  bonus: 0,
  stake: 100,
  rounds: 10,
  pays: COIN,
  maxWin: null,
  ...change,
});

/** Every way that a short walk can go, in whole minor units: the rules once more, written the plain way. */
function everyWay(one: Walk): Ends {
  const all = one.pays.reduce((sum, [, parts]) => sum + parts, 0);
  const sum: Ends = {
    finish: 0,
    left: 0,
    staked: 0,
    heaps: Array.from({ length: HEAPS }, () => 0),
    errors: null,
  };
  const put = (chance: number, left: number) => {
    sum.left += chance * left;
    const heap = heapOf(left, heapEnds(one));
    sum.heaps[heap] = (sum.heaps[heap] ?? 0) + chance;
  };
  const go = (chance: number, own: number, bonus: number, left: number) => {
    if (left === 0) {
      sum.finish += chance;
      put(chance, own + Math.min(bonus, one.maxWin ?? Infinity));
      return;
    }
    if (own + bonus < one.stake) {
      put(chance, own);
      return;
    }
    sum.staked += chance * one.stake;
    const real = Math.min(own, one.stake);
    const lent = one.stake - real;
    for (const [stakes, parts] of one.pays) {
      const toBonus = Math.floor(stakes * lent);
      go(chance * (parts / all), own - real + stakes * one.stake - toBonus, bonus - lent + toBonus, left - 1);
    }
  };
  go(1, one.deposit, one.bonus, one.rounds);
  return sum;
}

const expectEnds = (found: Ends, known: Ends, digits: number) => {
  expect(found.finish).toBeCloseTo(known.finish, digits);
  expect(found.left).toBeCloseTo(known.left, digits);
  expect(found.staked).toBeCloseTo(known.staked, digits);
  found.heaps.forEach((chance, heap) => expect(chance).toBeCloseTo(known.heaps[heap] ?? 0, digits));
};

describe('by hand', () => {
  test('one coin for all that there is', () => {
    expectEnds(
      end(exactly(walk({ deposit: 100, rounds: 1 }))),
      { finish: 1, left: 100, staked: 100, heaps: [0.5, 0, 0.5, 0, 0], errors: null },
      12,
    );
  });

  test('two coins: whoever loses the first one has no second', () => {
    expectEnds(
      end(exactly(walk({ deposit: 100, rounds: 2 }))),
      { finish: 0.5, left: 100, staked: 150, heaps: [0.5, 0.25, 0, 0.25, 0], errors: null },
      12,
    );
  });

  test('own money goes first, and bonus money turns into money only with the last round', () => {
    // 4, 2, 2 and 0 stakes are left, each once in four.
    expectEnds(
      end(exactly(walk({ deposit: 100, bonus: 100, rounds: 2 }))),
      { finish: 1, left: 200, staked: 200, heaps: [0.25, 0, 0.5, 0.25, 0], errors: null },
      12,
    );
  });

  test('of bonus money no more than the highest win is turned into money', () => {
    // 4, 2, 1 and 0 stakes.
    expectEnds(
      end(exactly(walk({ deposit: 100, bonus: 100, rounds: 2, maxWin: 100 }))),
      { finish: 1, left: 175, staked: 200, heaps: [0.25, 0.25, 0.25, 0.25, 0], errors: null },
      12,
    );
  });

  test('a bonus that needs no deposit', () => {
    expectEnds(
      end(exactly(walk({ deposit: 0, bonus: 200, rounds: 3, maxWin: 200 }))),
      // Lost in two rounds: once in four. Else 5, 3, 3, 1, 3 and 1 stakes, each once in eight, and no more than 2 are paid.
      { finish: 0.75, left: 125, staked: 275, heaps: [0.25, 0.75, 0, 0, 0], errors: null },
      12,
    );
  });

  test('nothing to stake: everything is money at once', () => {
    expectEnds(
      end(exactly(walk({ deposit: 200, bonus: 300, rounds: 0 }))),
      { finish: 1, left: 500, staked: 0, heaps: [0, 0, 0, 1, 0], errors: null },
      12,
    );
  });
});

const UNEVEN: PayTable = [
  [0, 5],
  [1, 2],
  [2, 2],
  [7, 1],
];

test.each([
  walk({ deposit: 300, bonus: 200, rounds: 7, pays: UNEVEN }),
  walk({ deposit: 100, bonus: 400, rounds: 7, pays: UNEVEN, maxWin: 350 }),
  walk({ deposit: 0, bonus: 100, rounds: 8, pays: UNEVEN, maxWin: 5_000 }),
  walk({ deposit: 600, rounds: 7, pays: UNEVEN }),
  walk({ deposit: 300, bonus: 300, rounds: 8, maxWin: 0 }),
])('what is computed is every way that it can go (%#)', (one) => {
  expectEnds(end(exactly(one)), everyWay(one), 9);
});

const PLAYERS = 20_000;

function expectWithinFourErrors(found: Ends, known: Pick<Ends, 'finish' | 'left' | 'heaps'>) {
  const { errors } = found;
  if (!errors) throw new Error('a simulation tells its errors');
  expect(Math.abs(found.finish - known.finish)).toBeLessThan(4 * errors.finish);
  expect(Math.abs(found.left - known.left)).toBeLessThan(4 * errors.left);
  found.heaps.forEach((share, heap) => {
    const chance = known.heaps[heap] ?? 0;
    const error = Math.sqrt(Math.max(chance * (1 - chance), 1 / PLAYERS) / PLAYERS);
    expect(Math.abs(share - chance)).toBeLessThan(4 * error);
  });
}

describe('simulated', () => {
  test.each([
    walk({ deposit: 2_000, bonus: 1_000, stake: 100, rounds: 350, pays: GAMES.slotLow.pays }),
    walk({ deposit: 5_000, bonus: 5_000, stake: 200, rounds: 875, pays: GAMES.slotMedium.pays }),
    walk({
      deposit: 5_000,
      bonus: 5_000,
      stake: 500,
      rounds: 350,
      pays: GAMES.slotHigh.pays,
      maxWin: 10_000,
    }),
    walk({ deposit: 2_000, bonus: 2_000, stake: 500, rounds: 140, pays: GAMES.roulette.pays }),
    walk({ deposit: 0, bonus: 2_000, stake: 100, rounds: 700, pays: GAMES.blackjack.pays, maxWin: 4_000 }),
  ])('comes to what is computed, within four standard errors (%#)', (one) => {
    expectWithinFourErrors(end(simulated(one, PLAYERS)), end(exactly(one)));
  });

  test.each([
    walk({ deposit: 150, bonus: 130, rounds: 7, pays: UNEVEN }),
    walk({ deposit: 333, bonus: 41, rounds: 7, pays: UNEVEN, maxWin: 90 }),
  ])('knows stakes of both kinds of money, to the odd cent (%#)', (one) => {
    expect(isOnLattice(one)).toBe(false);
    expect(() => end(exactly(one))).toThrow(RangeError);
    expectWithinFourErrors(end(simulated(one, PLAYERS)), everyWay(one));
  });

  test('the same seed plays the same, another one does not', () => {
    const one = walk({ bonus: 1_000, rounds: 300, pays: GAMES.slotMedium.pays });
    expect(end(simulated(one, 500, 1))).toEqual(end(simulated(one, 500, 1)));
    expect(end(simulated(one, 500, 2)).left).not.toBe(end(simulated(one, 500, 1)).left);
  });

  test('four times as many players halve the error', () => {
    const one = walk({ bonus: 1_000, rounds: 200, pays: GAMES.slotLow.pays });
    const [few, many] = [500, 8_000].map((players) => end(simulated(one, players)).errors?.finish ?? 0);
    expect((few ?? 0) / (many ?? 1)).toBeCloseTo(4, 0);
  });
});

describe('always', () => {
  const base = walk({ deposit: 2_000, bonus: 1_000, stake: 100, rounds: 350, pays: GAMES.slotMedium.pays });
  const ends = (change: Partial<Walk>) => end(exactly({ ...base, ...change }));

  test('no money appears: what is left and what the house keeps of the stakes are what was put in', () => {
    for (const game of Object.values(GAMES)) {
      for (const [deposit, bonus, rounds] of [
        [2_000, 1_000, 350],
        [0, 1_000, 700],
        [500, 5_000, 100],
      ] as const) {
        const { left, staked } = ends({ deposit, bonus, rounds, pays: game.pays });
        expect(left + staked * edgeShare(game.pays)).toBeCloseTo(deposit + bonus, 5);
      }
    }
  });

  test('the heaps hold everybody', () => {
    for (const { heaps, finish } of [ends({}), ends({ maxWin: 500 }), end(simulated(base, 1_000))]) {
      expect(heaps.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(heaps[0]).toBeGreaterThanOrEqual(1 - finish - 1e-12);
    }
  });

  test('more rounds are finished by fewer, and leave less', () => {
    const found = [0, 50, 350, 700, 1_400].map((rounds) => ends({ rounds }));
    for (const [at, one] of found.slice(1).entries()) {
      expect(one.finish).toBeLessThanOrEqual(found[at]?.finish ?? 0);
      expect(one.left).toBeLessThan(found[at]?.left ?? 0);
    }
  });

  test('more money finishes more often', () => {
    const found = [500, 1_000, 2_000, 4_000].map((deposit) => ends({ deposit }).finish);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(new Set(found).size).toBe(found.length);
  });

  test('wilder slots are finished by fewer', () => {
    const { slotLow, slotMedium, slotHigh } = GAMES;
    const [low = 0, medium = 0, high = 0] = [slotLow, slotMedium, slotHigh].map(
      ({ pays }) => ends({ pays }).finish,
    );
    expect(low).toBeGreaterThan(medium);
    expect(medium).toBeGreaterThan(high);
  });

  test('a higher bound of what may be won never leaves less', () => {
    const found = [0, 500, 2_000, 20_000, null].map((maxWin) => ends({ maxWin }).left);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[3]).toBeLessThan(found[4] ?? 0);
  });

  test('progress goes up to 1', () => {
    for (const work of [exactly(base), simulated(base, 400)]) {
      const shares = [...work];
      expect(shares.length).toBeGreaterThan(3);
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(shares.at(-1)).toBeLessThanOrEqual(1);
    }
  });
});
