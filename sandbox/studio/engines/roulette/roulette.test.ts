import { seededRng } from '../../maths/rng';
import { fairRng } from '@/lib/domain/chance/seeds';
import { checkTable, type TableLimits } from '../play/limits';
import { MAX_STAKE } from '../play/stake';
import { ANNOUNCED, announcedBets, neighbourBets } from './announced';
import { colourOf, KINDS, OUTSIDE, OUTSIDE_NAMES, spotAt, WHEEL, type Kind } from './layout';
import { everySpot } from './every-spot';
import { frenchRoulette, MOST_BETS, multipleOf, roulette, type RouletteBet } from './roulette';

const SPOTS = everySpot();

const arc = (from: number, to: number): number[] => {
  const start = WHEEL.indexOf(from);
  const length = ((WHEEL.indexOf(to) - start + 37) % 37) + 1;
  return Array.from({ length }, (_, step) => WHEEL[(start + step) % 37] ?? -1);
};
const covered = (bets: RouletteBet[]): number[] => [
  ...new Set(bets.flatMap(({ on }) => spotAt(on)?.covers ?? [])),
];
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('the wheel', () => {
  it('holds each number once, colours in turns', () => {
    expect(ascending(WHEEL)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket));
    expect(OUTSIDE.red).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
    expect(colourOf(0)).toBe('zero');
    expect(colourOf(26)).toBe('black');
  });
});

describe('the cloth', () => {
  it('has as many spots of each kind as it is drawn with', () => {
    const counts = Object.fromEntries(
      KINDS.map((kind) => [kind, SPOTS.filter((spot) => spot.kind === kind).length]),
    );
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      first_four: 1,
      six_line: 11,
      column: 3,
      dozen: 3,
      even_money: 6,
    } satisfies Record<Kind, number>);
  });

  it.each<[Kind, number[]]>([
    ['straight', [0]],
    ['split', [0, 2]],
    ['split', [17, 20]],
    ['trio', [0, 2, 3]],
    ['street', [34, 35, 36]],
    ['corner', [1, 2, 4, 5]],
    ['first_four', [3, 1, 0, 2]],
    ['six_line', [4, 1, 6, 3, 5, 2]],
  ])('has a %s on %j, in whatever order', (kind, numbers) => {
    expect(spotAt(numbers)).toEqual({ kind, on: ascending(numbers), covers: ascending(numbers) });
  });

  it.each([
    ['numbers of two rows side by side', [3, 4]],
    ['numbers that touch at a corner', [1, 5]],
    ['zero with a number it does not touch', [0, 4]],
    ['zero with both ends of the first row', [0, 1, 3]],
    ['half a corner', [1, 2, 4]],
    ['a row and a half', [1, 2, 3, 4]],
    ['four in a column', [1, 4, 7, 10]],
    ['five numbers', [0, 1, 2, 3, 4]],
    ['six numbers of three rows', [1, 2, 4, 5, 7, 8]],
    ['a number twice', [5, 5]],
    ['no number', []],
    ['37', [37]],
    ['-1', [-1]],
    ['a half', [1.5]],
    ['no real number', [NaN]],
    ['a text in the list', ['17']],
    ['a number by itself', 17],
    ['a name of an object', 'toString'],
    ['an unknown name', 'dozen_4'],
    ['nothing', undefined],
    ['null', null],
    ['a list of a list', [[17]]],
  ])('has nothing at %s', (_what, place) => {
    expect(spotAt(place)).toBeUndefined();
  });

  it('gives an outside bet its pockets, without the zero', () => {
    expect(OUTSIDE.column_3).toEqual(Array.from({ length: 12 }, (_, row) => 3 * row + 3));
    expect(OUTSIDE.dozen_2).toEqual(arcOfNumbers(13, 24));
    expect(OUTSIDE.high).toEqual(arcOfNumbers(19, 36));
    expect(OUTSIDE.even).toHaveLength(18);
    expect(OUTSIDE_NAMES.filter((name) => OUTSIDE[name].includes(0))).toEqual([]);
  });
});

const arcOfNumbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

describe('announced bets', () => {
  it('cover their parts of the wheel, and together all of it', () => {
    expect(ascending(covered(announcedBets('voisins', 1)))).toEqual(ascending(arc(22, 25)));
    expect(ascending(covered(announcedBets('tiers', 1)))).toEqual(ascending(arc(27, 33)));
    expect(ascending(covered(announcedBets('orphelins', 1)))).toEqual(
      ascending([...arc(17, 6), ...arc(1, 9)]),
    );
    expect(ascending(covered(announcedBets('jeu_zero', 1)))).toEqual(ascending(arc(12, 15)));
  });

  it('put down as many chips as they are known for', () => {
    expect(ANNOUNCED.map((name) => announcedBets(name, 5).length)).toEqual([9, 6, 5, 4]);
    for (const name of ANNOUNCED) {
      for (const { on, stake } of announcedBets(name, 5)) expect([spotAt(on)?.on, stake]).toEqual([on, 5]);
    }
    const state = roulette.begin(seededRng(1), announcedBets('voisins', 5));
    expect(state.bets).toHaveLength(7);
    expect(state.bets[0]).toEqual({ on: [0, 2, 3], stake: 10 });
  });

  it('take neighbours from both sides, over the end of the list', () => {
    expect(neighbourBets(0, 2, 5).map(({ on }) => on)).toEqual([[3], [26], [0], [32], [15]]);
    expect(neighbourBets(17, 0, 5)).toEqual([{ on: [17], stake: 5 }]);
    expect(covered(neighbourBets(8, 18, 5))).toHaveLength(37);
  });

  it.each([NaN, -1, 19, 1.5, Infinity])('refuse %s neighbours on each side', (eachSide) => {
    expect(() => neighbourBets(0, eachSide, 5)).toThrow('bet_invalid');
  });

  it('refuse what is not on the wheel, and chips that are none', () => {
    expect(() => neighbourBets(37, 1, 5)).toThrow('bet_invalid');
    expect(() => neighbourBets(0, 1, 0.5)).toThrow('stake_invalid');
    expect(() => announcedBets('toString' as 'tiers', 5)).toThrow('bet_invalid');
    expect(() => announcedBets('tiers', NaN)).toThrow('stake_invalid');
  });
});

describe('bets', () => {
  it.each<[code: string, bets: unknown]>([
    ['bet_invalid', undefined],
    ['bet_invalid', []],
    ['bet_invalid', 'red'],
    ['bet_invalid', Array.from({ length: MOST_BETS + 1 }, () => ({ on: 'red', stake: 1 }))],
    ['bet_invalid', [{ on: [1, 5], stake: 1 }]],
    ['bet_invalid', [null]],
    ['bet_invalid', [7]],
    ...[NaN, 0, -5, 0.5, '5', undefined, null, 5n, Infinity, 2 ** 53].map((stake): [string, unknown] => [
      'stake_invalid',
      [{ on: 'red', stake }],
    ]),
    ['stake_too_high', [{ on: 'red', stake: MAX_STAKE + 1 }]],
    [
      'stake_too_high',
      [
        { on: 'red', stake: MAX_STAKE },
        { on: 'red', stake: 1 },
      ],
    ],
  ])('are refused as %s, before anything is drawn', (code, bets) => {
    const rng = { below: jest.fn() };
    expect(() => roulette.begin(rng, bets as RouletteBet[])).toThrow(expect.objectContaining({ code }));
    expect(rng.below).not.toHaveBeenCalled();
  });

  it('keep to the limits of their kind and of the round', () => {
    const any = { min: 1, max: MAX_STAKE };
    const limits: TableLimits<Kind> = {
      spots: {
        ...(Object.fromEntries(KINDS.map((kind) => [kind, any])) as TableLimits<Kind>['spots']),
        straight: { min: 10, max: 50 },
        even_money: { min: 100, max: 1000 },
      },
      total: { min: 20, max: 1020 },
    };
    const taken = (...bets: RouletteBet[]) =>
      expect(() => checkTable(roulette.spots(roulette.begin(seededRng(1), bets)), limits));
    taken({ on: [7], stake: 9 }, { on: 'red', stake: 100 }).toThrow('stake_too_low');
    taken({ on: [7], stake: 5 }, { on: [7], stake: 5 }, { on: [8], stake: 10 }).not.toThrow();
    taken({ on: [7], stake: 30 }, { on: [7], stake: 21 }).toThrow('stake_too_high');
    taken({ on: [7], stake: 10 }).toThrow('stake_too_low');
    taken({ on: 'red', stake: 50 }).toThrow('stake_too_low');
    taken({ on: 'red', stake: 1000 }, { on: [7], stake: 21 }).toThrow('stake_too_high');
    taken({ on: 'red', stake: 1000 }, { on: [7], stake: 20 }).not.toThrow();
  });

  it('add up on the same spot, in whatever order its numbers come', () => {
    const bets = [
      { on: [2, 1], stake: 3 },
      { on: [1, 2], stake: 4 },
    ];
    const state = roulette.begin(seededRng(1), bets);
    expect(state.bets).toEqual([{ on: [1, 2], stake: 7 }]);
    expect([roulette.spots(state), roulette.staked(state)]).toEqual([[{ kind: 'split', stake: 7 }], 7]);
  });
});

describe('a round', () => {
  it('pays each bet and says the whole', () => {
    const bets: RouletteBet[] = [
      { on: [17], stake: 2 },
      { on: [17, 20], stake: 2 },
      { on: 'black', stake: 5 },
      { on: 'even', stake: 5 },
    ];
    expect(roulette.result({ laPartage: false, bets, pocket: 17 })).toEqual({
      pocket: 17,
      stake: 14,
      pay: 72 + 36 + 10,
      bets: bets.map((bet, at) => ({ ...bet, pay: [72, 36, 10, 0][at] })),
    });
  });

  it('gives half of even money back at zero where la partage is the rule, rounded down', () => {
    const pay = (on: RouletteBet['on'], stake: number, pocket: number, laPartage = true) =>
      frenchRoulette.result({ laPartage, bets: [{ on, stake }], pocket }).pay;
    expect(pay('red', 100, 0)).toBe(50);
    expect(pay('red', 101, 0)).toBe(50);
    expect(pay('red', 101, 0, false)).toBe(0);
    expect(pay('red', 101, 2)).toBe(0);
    expect(pay('dozen_1', 100, 0)).toBe(0);
    expect(() => multipleOf([1, 5], 0, { laPartage: true })).toThrow(RangeError);
  });

  it('falls on these numbers, which were published', () => {
    const pocketAt = (nonce: number) =>
      roulette.begin(fairRng({ serverSeed: '00'.repeat(32), clientSeed: 'parlour', nonce }), [
        { on: 'red', stake: 1 },
      ]).pocket;
    expect([0, 1, 2].map(pocketAt)).toEqual([17, 25, 35]);
  });
});
