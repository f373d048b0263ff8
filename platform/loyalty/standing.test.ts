import { standingOf } from './standing';

const LADDER = [40n, 150n, 500n].map((fromPoints, index) => ({ level: index + 1, fromPoints }));
const stand = (points: bigint) => {
  const { level, next, ...rest } = standingOf(points, LADDER);
  return { level: level?.level ?? null, next: next?.level ?? null, ...rest };
};

test.each([
  [0n, { level: null, next: 1, pointsLeft: 40n, progressPercent: 0 }],
  [39n, { level: null, next: 1, pointsLeft: 1n, progressPercent: 97 }],
  [40n, { level: 1, next: 2, pointsLeft: 110n, progressPercent: 0 }],
  [149n, { level: 1, next: 2, pointsLeft: 1n, progressPercent: 99 }],
  [150n, { level: 2, next: 3, pointsLeft: 350n, progressPercent: 0 }],
  [500n, { level: 3, next: null, pointsLeft: null, progressPercent: 100 }],
  [10n ** 15n, { level: 3, next: null, pointsLeft: null, progressPercent: 100 }],
])('%s points', (points, standing) => {
  expect(stand(points)).toEqual(standing);
});

test('a casino without levels has nobody on one', () => {
  expect(standingOf(70n, [])).toEqual({ level: null, next: null, pointsLeft: null, progressPercent: 100 });
});
