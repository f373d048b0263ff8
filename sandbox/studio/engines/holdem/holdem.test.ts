import { seededRng } from '../../maths/rng';
import { cardsOf, codeOf } from '../cards/cards';
import { fairRng } from '@/lib/domain/chance/seeds';
import { MAX_STAKE } from '../play/stake';
import { hint } from './hint';
import { holdem, type HoldemBets, type HoldemChoice, type HoldemOutcome, type HoldemState } from './holdem';

const { act, begin, finish, result, shown, spots, staked } = holdem;

/** Own cards, the dealer's, the board. */
const stateOf = (own: string, dealer: string, board: string, bonus = 0): HoldemState => ({
  ante: 10,
  bonus,
  cards: cardsOf(`${own} ${dealer} ${board}`),
  choice: null,
});

describe('a round', () => {
  it.each<[string, HoldemOutcome, [string, string, string], number, number]>([
    ['dealer without a pair', 'not_qualified', ['Kc Qd', 'Ac Jd', '2h 4s 6c 8d 9h'], 20, 20],
    ['dealer with threes', 'not_qualified', ['Kc Qd', '3c 3d', '2h 4s 6c 8d 9h'], 20, 20],
    ['dealer with fours, the better hand', 'won', ['5c 5d', '4c Kd', '2h 4s 6c 8d 9h'], 20, 40],
    ['dealer with fours, the worse hand', 'lost', ['Kc Qd', '4c Jd', '2h 4s 6c 8d 9h'], 0, 0],
    ['fours on the board, higher cards', 'won', ['Ac Qd', 'Kc Jd', '4h 4s 6c 8d 9h'], 20, 40],
    ['the same five of seven', 'tied', ['2c 3d', '2d 3c', 'Th Js Qc Kd Ah'], 10, 20],
    ['a flush pays the ante 2', 'won', ['Ah 3h', 'Kc Kd', '2h 4h 6h 8d 9s'], 30, 40],
    ['a full house pays it 3', 'won', ['Ah Ad', 'Kc Kd', 'Ac 9h 9c 8d 2s'], 40, 40],
    ['four pay it 10', 'won', ['Ah Ad', 'Kc Kd', 'Ac As 9c 8d 2s'], 110, 40],
    ['a straight flush pays it 20', 'won', ['5h 6h', 'Kc Kd', '2h 3h 4h 8d 9s'], 210, 40],
    ['a royal flush pays it 100', 'won', ['Ah Kh', '4c 4d', 'Th Jh Qh 8d 9s'], 1010, 40],
    ['so it does without a dealer', 'not_qualified', ['Ah Kh', '2c 4d', 'Th Jh Qh 8d 3s'], 1010, 20],
  ])('%s: %s', (_what, outcome, [own, dealer, board], ante, call) => {
    expect(result(act(stateOf(own, dealer, board), 'call'))).toMatchObject({
      outcome,
      stake: 30,
      pay: ante + call,
      bets: {
        ante: { stake: 10, pay: ante },
        call: { stake: 20, pay: call },
        bonus: { stake: 0, pay: 0 },
      },
    });
  });

  it.each([
    ['Ah Kh', 'Th Jh Qh', 101],
    ['5h 6h', '2h 3h 4h', 51],
    ['9h 9c', '9d 9s 4h', 41],
    ['9h 9c', '9d 4s 4h', 31],
    ['2h 5h', '9h Jh Kh', 21],
    ['Ah 2c', '3d 4s 5h', 8],
    ['9h 9c', '9d 4s 5h', 8],
    ['9h 9c', '4d 4s 5h', 8],
    ['Ah Ac', '4d 7s 5h', 8],
    ['Kh Kc', '4d 7s 5h', 0],
    ['Ah Kc', '4d 7s 5h', 0],
  ])('pays a bonus bet on %s with %s back %i times, also when it was folded', (own, flop, times) => {
    const state = stateOf(own, '2d 8c', `${flop} 8d 3s`, 5);
    expect(result(act(state, 'call'))?.bets.bonus).toEqual({ stake: 5, pay: 5 * times });
    expect(result(finish(state))).toMatchObject({
      outcome: 'folded',
      stake: 15,
      pay: 5 * times,
      bets: { ante: { stake: 10, pay: 0 }, call: { stake: 0, pay: 0 } },
    });
  });

  it('shows the dealer’s cards, turn and river after the choice alone', () => {
    const state = stateOf('Kc Qd', 'Ac Jd', '2h 4s 6c 8d 9h', 5);
    expect(shown(state)).toEqual({
      ante: 10,
      bonus: 5,
      own: cardsOf('Kc Qd'),
      board: cardsOf('2h 4s 6c'),
      dealer: null,
      choice: null,
      callStake: 20,
    });
    expect(shown(act(state, 'fold'))).toMatchObject({
      board: cardsOf('2h 4s 6c 8d 9h'),
      dealer: cardsOf('Ac Jd'),
      choice: 'fold',
      callStake: null,
    });
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('ends once, and has no result before', () => {
    const state = begin(seededRng(1), { ante: 10, bonus: 5 });
    expect(result(state)).toBeNull();
    const called = act(state, 'call');
    expect([state, called, act(state, 'fold')].map(staked)).toEqual([15, 35, 15]);
    expect(spots(called)).toEqual([
      { kind: 'ante', stake: 10 },
      { kind: 'bonus', stake: 5 },
    ]);
    expect(() => act(called, 'fold')).toThrow('round_over');
    expect([finish(called), hint(called), state.choice]).toEqual([called, null, null]);
  });

  it('deals these cards, which were published', () => {
    const dealtAt = (nonce: number) => {
      const rng = fairRng({ serverSeed: '00'.repeat(32), clientSeed: 'parlour', nonce });
      return begin(rng, { ante: 10 }).cards.map(codeOf).join(' ');
    };
    expect([0, 1, 2].map(dealtAt)).toEqual([
      '5h 4h Ah Qh 6c 9s 9h 7d Jd',
      'Ts 8h Td 7h Kc Jd 3c Ks 4c',
      '9h Ts 9c Jh 2d 5h 6s Ah 2s',
    ]);
  });
});

describe('what comes from outside', () => {
  const WRONG = [NaN, -10, 10.5, '10', null, {}, [], 10n, Infinity, 2 ** 53];

  it.each([
    ['bet_invalid', [undefined, null, 10, 'ante', {}, []]],
    ['stake_invalid', [{ ante: 0 }, ...WRONG.map((ante) => ({ ante }))]],
    ['stake_invalid', WRONG.map((bonus) => ({ ante: 10, bonus }))],
    ['stake_too_high', [{ ante: MAX_STAKE + 1 }, { ante: 10, bonus: MAX_STAKE + 1 }]],
  ])('is refused as %s, before anything is drawn', (code, all) => {
    const rng = { below: jest.fn() };
    for (const bets of all)
      expect(() => begin(rng, bets as HoldemBets)).toThrow(expect.objectContaining({ code }));
    expect(rng.below).not.toHaveBeenCalled();
  });

  it.each([undefined, null, '', 'CALL', 'raise', 'toString', 0, true, ['call'], { choice: 'call' }])(
    'is refused as no choice: %j',
    (choice) => {
      expect(() => act(begin(seededRng(1), { ante: 10 }), choice as HoldemChoice)).toThrow('choice_invalid');
    },
  );

  it('takes no bonus bet that was left out, and pays the highest ante exactly', () => {
    const none = begin(seededRng(1), { ante: 10, bonus: 0 });
    expect([none.bonus, spots(none)]).toEqual([0, [{ kind: 'ante', stake: 10 }]]);
    const royal = { ...stateOf('Ah Kh', '4c 4d', 'Th Jh Qh 8d 9s'), ante: MAX_STAKE };
    expect(result(act(royal, 'call'))?.pay).toBe(105 * MAX_STAKE);
  });
});

it.each([
  ['calls a pair', 'Ac Ad', '2h 7s Jc', 'call'],
  ['folds two low cards beside a high flop', '2c 3d', '9h Js Kc', 'fold'],
])('the hint %s', (_what, own, flop, choice) => {
  const known = hint(stateOf(own, '4c 5c', `${flop} 8d 9s`));
  expect(known?.choice).toBe(choice);
  expect(known?.rounds).toBe(1_070_190);
});
