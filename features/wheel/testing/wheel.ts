import type { Wheel } from '../api/get-wheel';
import type { Standing, WheelSpin } from '../api/get-wheel-standing';

const FIELDS: Wheel['fields'] = [
  ...[
    { kind: 'spins' as const, size: 5 },
    { kind: 'nothing' as const, size: 0 },
    { kind: 'bonus' as const, size: 100 },
  ],
  ...[
    { kind: 'spins' as const, size: 10 },
    { kind: 'points' as const, size: 50 },
    { kind: 'spins' as const, size: 5 },
  ],
  ...[
    { kind: 'nothing' as const, size: 0 },
    { kind: 'bonus' as const, size: 500 },
    { kind: 'spins' as const, size: 10 },
  ],
  ...[
    { kind: 'spins' as const, size: 5 },
    { kind: 'points' as const, size: 50 },
    { kind: 'nothing' as const, size: 0 },
  ],
];

export const wheel = (over: Partial<Wheel> = {}): Wheel => ({
  isOn: true,
  verifier: 'https://studio.test/studio/verify',
  version: 1,
  fields: FIELDS,
  spinBet: { EUR: 20 },
  spins: { days: 3, wins: 'real', wagering: 0 },
  bonus: { times: 10, hours: 72 },
  ...over,
});

export const spin = (field: number, over: Partial<WheelSpin> = {}): WheelSpin => {
  const prize = FIELDS[field] ?? { kind: 'nothing', size: 0 };
  return {
    ...{ id: `spin-${field}`, day: '2026-11-30', at: '2026-11-30T09:00:00.000Z', field, prize },
    ...{ currency: 'EUR', amount: 0, freeSpins: 0, points: 0, withheld: null, grantId: null },
    ...{ commitment: 'ab', clientSeed: 'lantern', nonce: 0, record: null },
    ...over,
  };
};

export const standing = (
  state: Standing['state'],
  own: Partial<NonNullable<Standing['own']>> | null = {},
): Standing => ({
  state,
  own: own && {
    timeZone: 'Europe/Berlin',
    dayEndsAt: '2026-11-30T23:00:00.000Z',
    waitsUntil: null,
    pointsLeft: null,
    seeds: { commitment: 'ab', nextCommitment: 'cd', clientSeed: 'lantern', nonce: 0 },
    spins: [],
    ...own,
  },
});
