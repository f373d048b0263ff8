import fc from '@/tests/support/properties';
import { HOSTILE } from '../play/simulated';
import { MAX_STAKE } from '../play/stake';
import { MAX_POINT } from './chain';
import { endMsOf, msOf, multiplierAt } from './growth';
import { act, begin, settle, shown, type CrashBet, type CrashChoice } from './round';

const MAX_WIN = 10_000_000;
const byHand = { stake: 1_000, auto: null };
const atTwice = { stake: 500, auto: 200 };
const begun = (...bets: CrashBet[]) => begin(bets, MAX_WIN);

describe('a bet that leaves by itself', () => {
  it.each([
    [199, 0, null],
    [200, 1_000, 200],
    [201, 1_000, 200],
    [MAX_POINT, 1_000, 200],
  ])('at a point of %i pays %i', (point, pay, out) => {
    expect(settle(begun(atTwice), point)).toMatchObject([{ stake: 500, pay, out }]);
  });

  it('rounds down once', () => {
    expect(settle(begun({ stake: 33, auto: 101 }), 101)[0]?.pay).toBe(33);
    expect(settle(begun({ stake: 333, auto: 155 }), 155)[0]?.pay).toBe(516);
  });

  it('leaves where its win comes to the cap, and pays no more', () => {
    const state = begin(
      [
        { stake: 3_000, auto: null },
        { stake: 1_000, auto: 5_000 },
      ],
      10_000,
    );
    // 3,000 × 3.34 is the first to reach 10,000.
    expect(settle(state, 333)).toMatchObject([
      { pay: 0, out: null },
      { pay: 0, out: null },
    ]);
    expect(settle(state, 334)).toMatchObject([
      { pay: 10_000, out: 334 },
      { pay: 0, out: null },
    ]);
    expect(settle(state, 1_000)).toMatchObject([
      { pay: 10_000, out: 334 },
      { pay: 10_000, out: 1_000 },
    ]);
  });

  it('leaves at the highest point, when nothing else takes it out', () => {
    const state = begin([{ stake: MAX_STAKE, auto: null }], Number.MAX_SAFE_INTEGER);
    expect(settle(state, MAX_POINT - 1)[0]?.pay).toBe(0);
    expect(settle(state, MAX_POINT)[0]?.pay).toBe(MAX_STAKE * 1_000_000);
  });
});

describe('a cash-out by hand', () => {
  const at = (ms: number): CrashChoice => ({ bet: 0, at: ms });

  it('pays the multiplier of its millisecond', () => {
    const state = act(begun(byHand, atTwice), at(5_000), 300);
    expect(multiplierAt(5_000)).toBe(133);
    expect(settle(state, 300)).toMatchObject([
      { pay: 1_330, out: 133 },
      { pay: 1_000, out: 200 },
    ]);
    expect(settle(state, 150)).toMatchObject([
      { pay: 1_330, out: 133 },
      { pay: 0, out: null },
    ]);
  });

  it('counts at the point, until the multiplier passes it', () => {
    const last = endMsOf(250) - 1;
    expect(settle(act(begun(byHand), at(last), 250), 250)).toMatchObject([{ pay: 2_500, out: 250 }]);
    expect(() => act(begun(byHand), at(last + 1), 250)).toThrow('round_over');
    expect(() => act(begun(byHand), at(Number.MAX_SAFE_INTEGER), 250)).toThrow('round_over');
    expect(() => act(begun(byHand), at(170), 100)).toThrow('too_early');
    expect(() => act(begun(byHand), at(171), 100)).toThrow('round_over');
  });

  it('does not count twice, before 1.01, or after the bet left by itself', () => {
    expect(() => act(begun(byHand), at(0), 300)).toThrow('too_early');
    const out = act(begun(byHand), at(2_000), 300);
    expect(() => act(out, at(2_001), 300)).toThrow('bet_out');
    expect(() => act(out, at(1e6), 300)).toThrow('bet_out');
    expect(() => act(begun(atTwice), at(msOf(200)), 300)).toThrow('bet_out');
    expect(() => act(begun(atTwice), at(1e6), 300)).toThrow('bet_out');
    expect(act(begun(atTwice), at(msOf(200) - 1), 300).bets[0]?.out).toBe(199);
    expect(() => act(begin([byHand], 3_000), at(msOf(300)), 400)).toThrow('bet_out');
  });

  it('leaves the state that it was given as it is', () => {
    const state = begun(byHand);
    act(state, at(2_000), 300);
    expect(state).toEqual(begun(byHand));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('pays at any time what that time is worth, or nothing after the point', () => {
    const anyRound = fc.record({
      stake: fc.integer({ min: 1, max: 1_000_000 }),
      auto: fc.option(fc.integer({ min: 101, max: 5_000 })),
      ms: fc.integer({ min: 0, max: 70_000 }),
      point: fc.integer({ min: 100, max: 6_000 }),
    });
    fc.assert(
      fc.property(anyRound, ({ stake, auto, ms, point }) => {
        const state = begun({ stake, auto });
        const now = multiplierAt(ms);
        const leaves = Math.min(auto ?? MAX_POINT, Math.ceil((MAX_WIN * 100) / stake));
        const worth = (out: number) => Math.min(Math.floor((stake * out) / 100), MAX_WIN);
        if (leaves <= Math.min(now, point)) {
          expect(() => act(state, at(ms), point)).toThrow('bet_out');
          expect(settle(state, point)[0]?.pay).toBe(worth(leaves));
        } else if (now > point) {
          expect(() => act(state, at(ms), point)).toThrow('round_over');
          expect(settle(state, point)[0]?.pay).toBe(0);
        } else if (now > 100) {
          expect(settle(act(state, at(ms), point), point)[0]?.pay).toBe(worth(now));
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('shows the point only when it is passed', () => {
  const state = act(begun(byHand, atTwice), { bet: 0, at: 5_000 }, 250);
  const seen = (ms: number) => shown(state, 250, ms);
  expect(seen(6_000)).toEqual({
    multiplier: 141,
    point: null,
    bets: [
      { ...byHand, phase: 'out', out: 133, pay: 1_330 },
      { ...atTwice, phase: 'in', out: null, pay: null },
    ],
  });
  expect(seen(msOf(200)).bets[1]).toMatchObject({ phase: 'out', out: 200, pay: 1_000 });
  expect(seen(endMsOf(250) - 1).point).toBeNull();
  expect(seen(endMsOf(250))).toMatchObject({ multiplier: 250, point: 250 });
  expect(shown(begun(byHand), 100, 171).bets).toEqual([{ ...byHand, phase: 'lost', out: null, pay: 0 }]);
});

describe('what a client may not send', () => {
  it('is refused as bets', () => {
    const refused = (bets: unknown) => expect(() => begin(bets as CrashBet[], MAX_WIN));
    for (const value of HOSTILE) {
      refused(value).toThrow(/^(bet|stake)_invalid$/);
      refused([value]).toThrow('stake_invalid');
      refused([{ stake: value, auto: 200 }]).toThrow('stake_invalid');
      if (value !== undefined && value !== null) refused([{ stake: 1, auto: value }]).toThrow('bet_invalid');
    }
    for (const auto of [100, MAX_POINT + 1, 150.5]) refused([{ stake: 1, auto }]).toThrow('bet_invalid');
    for (const bets of [[], [byHand, byHand, byHand], Array(1e6)]) refused(bets).toThrow('bet_invalid');
    refused(Array(2)).toThrow('stake_invalid');
    refused([{ stake: 0, auto: null }]).toThrow('stake_invalid');
    refused([{ stake: MAX_STAKE + 1, auto: null }]).toThrow('stake_too_high');
    refused([{ stake: MAX_WIN, auto: null }]).toThrow('stake_too_high');
  });

  it('is refused as a choice', () => {
    const refused = (choice: unknown) => expect(() => act(begun(byHand), choice as CrashChoice, 300));
    for (const value of HOSTILE) {
      refused(value).toThrow('choice_invalid');
      refused({ bet: value, at: 1_000 }).toThrow('choice_invalid');
      refused({ bet: 0, at: value }).toThrow('choice_invalid');
    }
    refused({ bet: 1, at: 1_000 }).toThrow('choice_invalid');
  });

  it.each([0, -1, 1.5, NaN])('and a cap of %d is none', (cap) => {
    expect(() => begin([byHand], cap)).toThrow(RangeError);
  });
});
