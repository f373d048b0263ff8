import { bonusIn, meanOf, oddsOf, WHEEL_FIELDS, worthOf, type WheelField } from './wheel';
import { drawField } from './wheel-draw';

const spins = (size: number): WheelField => ({ kind: 'spins', size });
const nothing: WheelField = { kind: 'nothing', size: 0 };
/** That of the first version. */
const TABLE: WheelField[] = [
  ...[spins(5), nothing, { kind: 'bonus' as const, size: 100 }, spins(10)],
  ...[{ kind: 'points' as const, size: 50 }, spins(5), nothing, { kind: 'bonus' as const, size: 500 }],
  ...[spins(10), spins(5), { kind: 'points' as const, size: 50 }, nothing],
];

it('counts what fields are worth on average', () => {
  // (3 × 1.00 + 2 × 2.00 + 1.00 + 5.00) / 12
  expect(meanOf(TABLE, 'EUR', 20)).toBe(108);
  expect(meanOf(TABLE, 'AUD', 20)).toBe(133);
  expect(meanOf([], 'EUR', 20)).toBe(0);
  expect(worthOf({ kind: 'points', size: 50 }, 'EUR', 20)).toBe(0);
  expect(bonusIn(100, 'AUD')).toBe(150);
});

it('puts the same prizes together, and all fields are in it', () => {
  const odds = oddsOf(TABLE);
  expect(odds.map(({ kind, size, fields }) => `${kind} ${size}: ${fields}`)).toEqual([
    'spins 5: 3',
    'spins 10: 2',
    'bonus 100: 1',
    'bonus 500: 1',
    'points 50: 2',
    'nothing 0: 3',
  ]);
  expect(odds.reduce((sum, { fields }) => sum + fields, 0)).toBe(WHEEL_FIELDS);
});

it('draws each field as often as any other', () => {
  const drawn = new Map<number, number>();
  const turns = 12_000;
  for (let nonce = 0; nonce < turns; nonce += 1) {
    const field = drawField({ serverSeed: 'a1'.repeat(32), clientSeed: 'lantern', nonce });
    drawn.set(field, (drawn.get(field) ?? 0) + 1);
  }
  expect(drawn.size).toBe(WHEEL_FIELDS);
  // Chi-squared with eleven degrees of freedom: above 31.3 once in a thousand.
  const each = turns / WHEEL_FIELDS;
  const squared = [...drawn.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  expect(squared).toBeLessThan(31.3);
});
