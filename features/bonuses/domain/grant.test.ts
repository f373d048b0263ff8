import { grantOf } from '../testing/grants';
import { costToFinish } from './grant';

const left = (of: number, weights: Record<string, number>) =>
  costToFinish({ wagering: { ...grantOf().wagering, left: of }, weights });

it('is what slots keep of the stakes that are left, rounded up to a cent', () => {
  // Four percent of 288.00.
  expect(left(28_800, { slots: 100 })).toBe(1_152);
  // Half counts: twice the stakes.
  expect(left(28_800, { slots: 50 })).toBe(2_304);
  expect(left(1, { slots: 100 })).toBe(1);
  expect(left(100, { all: 25 })).toBe(16);
});

it('is nothing that can be said where slots count nothing, or nothing is left', () => {
  expect(left(28_800, { slots: 0, all: 100 })).toBeNull();
  expect(left(0, { slots: 100 })).toBeNull();
});
