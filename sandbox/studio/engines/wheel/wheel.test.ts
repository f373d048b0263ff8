import { seededRng } from '../../maths/rng';
import { fairRng } from '@/lib/domain/chance/seeds';
import { HOSTILE, returned, standardErrorsOff } from '../play/simulated';
import { momentsOf, returnOf } from '../play/outcomes';
import { RISKS } from '../instant/risks';
import { SEGMENT_COUNTS, segmentsOf } from './segments';
import { wheel, wheelOutcomes, type WheelBet } from './wheel';

const seeds = (nonce: number) => ({ serverSeed: '3c'.repeat(32), clientSeed: 'parlour', nonce });
const BET = { stake: 1_000, segments: 30, risk: 'medium' } as const;
const WHEELS = RISKS.flatMap((risk) => SEGMENT_COUNTS.map((segments) => ({ risk, segments })));

it('stops here, as was published', () => {
  expect([0, 1, 2].map((nonce) => wheel.begin(fairRng(seeds(nonce)), BET).segment)).toEqual([6, 14, 28]);
});

describe.each(WHEELS)('$segments segments at $risk risk', (table) => {
  const pays = segmentsOf(table.segments, table.risk);

  it('returns 99 %, exactly', () => {
    expect(returnOf(wheelOutcomes(table)).toFraction()).toBe('99/100');
    expect(pays).toHaveLength(table.segments);
  });

  it('pays in tenths, most at the first segment', () => {
    expect(pays.every((pay) => Number.isSafeInteger(pay) && pay >= 0 && pay % 10 === 0)).toBe(true);
    expect(Math.max(...pays)).toBe(pays[0]);
  });

  it('pays each segment what stands on it', () => {
    const bet = { ...BET, ...table };
    expect(pays.map((_, segment) => wheel.result({ bet, segment }).pay)).toEqual(pays.map((pay) => pay * 10));
  });

  it('returns in play what was computed', () => {
    const bet = { ...BET, ...table };
    const rng = seededRng(table.segments);
    const play = () => returned(wheel.result(wheel.begin(rng, bet)));
    expect(standardErrorsOff(momentsOf(wheelOutcomes(bet)), 20_000, play)).toBeLessThan(4);
  });
});

it('has these segments at medium risk', () => {
  expect(segmentsOf(10, 'medium')).toEqual([300, 0, 150, 0, 150, 0, 200, 0, 190, 0]);
  const others = segmentsOf(50, 'medium').filter((pay) => pay > 0);
  expect(others.filter((pay) => pay === 200)).toHaveLength(13);
  expect(others.at(-1)).toBe(150);
});

it('refuses a bet that it does not know', () => {
  const refused = (bet: unknown) => expect(() => wheel.begin(seededRng(1), bet as WheelBet));
  for (const value of [...HOSTILE, 0, 5, 15, 60, '10']) {
    refused(value).toThrow('bet_invalid');
    refused({ ...BET, segments: value }).toThrow('bet_invalid');
    refused({ ...BET, risk: value }).toThrow('bet_invalid');
  }
  for (const value of [...HOSTILE, 0]) refused({ ...BET, stake: value }).toThrow('stake_invalid');
});
