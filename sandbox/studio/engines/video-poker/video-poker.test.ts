import { seededRng } from '../../maths/rng';
import { cardsOf, codeOf } from '../cards/cards';
import { fairRng } from '@/lib/domain/chance/seeds';
import { MAX_STAKE } from '../play/stake';
import { handValue } from '../poker/hands';
import { bestHold, HOLDS, worthOf, type Hold } from './holds';
import { payingKind, payOf, PAYS } from './pays';
import { hint, videoPoker, type VideoPokerState } from './video-poker';

const { act, begin, finish, result, shown } = videoPoker;
const ALL: Hold = [true, true, true, true, true];
const NONE: Hold = [false, false, false, false, false];

const stateOf = (codes: string, stake = 10): VideoPokerState => ({
  stake,
  cards: cardsOf(codes),
  hold: null,
});
const codesOf = (cards: readonly number[]) => cards.map(codeOf).join(' ');

describe('pays', () => {
  it.each([
    ['Ts Js Qs Ks As', 'royal_flush', 800],
    ['Ah 2h 3h 4h 5h', 'straight_flush', 50],
    ['2c 2d 2h 2s 3c', 'four_of_a_kind', 25],
    ['2c 2d 2h 3s 3c', 'full_house', 9],
    ['2c 4c 6c 8c Tc', 'flush', 6],
    ['2c 3d 4h 5s 6c', 'straight', 4],
    ['2c 2d 2h 5s 6c', 'three_of_a_kind', 3],
    ['2c 2d 3h 3s 6c', 'two_pair', 2],
    ['Jc Jd 2h 3s 4c', 'pair', 1],
    ['Ac Ad 2h 3s 4c', 'pair', 1],
    ['Tc Td Jh Qs Kc', null, 0],
    ['2c 4d 6h 8s Ac', null, 0],
  ])('%s: %s gives back %i', (codes, kind, multiple) => {
    const value = handValue(cardsOf(codes));
    expect([payingKind(value), payOf(value)]).toEqual([kind, multiple]);
    expect(result(act(stateOf(`${codes} 9c 9d 9h 9s 7c`), ALL))).toMatchObject({ pay: 10 * multiple, kind });
  });

  it('are those of the machine’s five-coin row', () => {
    expect(Object.values(PAYS).map((pay) => 5 * pay)).toEqual([4000, 250, 125, 45, 30, 20, 15, 10, 5]);
  });
});

describe('a round', () => {
  it('replaces what is not held from the left, by the next cards of the deck', () => {
    const dealt = stateOf('2c Jd 4h Js 7c Jh 3d Jc 9s 5h');
    expect(shown(dealt)).toEqual({ stake: 10, hand: cardsOf('2c Jd 4h Js 7c'), hold: null });
    const held = act(dealt, [false, true, false, true, false]);
    expect(shown(held).hand).toEqual(cardsOf('Jh Jd 3d Js Jc'));
    expect(result(held)).toEqual({
      stake: 10,
      pay: 250,
      hand: cardsOf('Jh Jd 3d Js Jc'),
      kind: 'four_of_a_kind',
    });
    expect(dealt.hold).toBeNull();
    expect(codesOf(result(act(dealt, NONE))?.hand ?? [])).toBe('Jh 3d Jc 9s 5h');
    expect(JSON.parse(JSON.stringify(held))).toEqual(held);
  });

  it('shows no card before its time', () => {
    const state = begin(seededRng(5), 5);
    expect(JSON.stringify(shown(state))).toBe(
      JSON.stringify({ stake: 5, hand: state.cards.slice(0, 5), hold: null }),
    );
    expect(new Set(state.cards).size).toBe(10);
  });

  it('ends once, and has no result before', () => {
    const dealt = begin(seededRng(5), 5);
    expect(result(dealt)).toBeNull();
    const held = act(dealt, ALL);
    expect(() => act(held, ALL)).toThrow('round_over');
    expect([finish(held), hint(held)]).toEqual([held, null]);
  });

  it('deals these hands, which were published', () => {
    const dealtAt = (nonce: number) =>
      begin(fairRng({ serverSeed: '00'.repeat(32), clientSeed: 'parlour', nonce }), 5).cards;
    expect([0, 1, 2].map((nonce) => codesOf(dealtAt(nonce)))).toEqual([
      '5h 4h Ah Qh 6c 9s 9h 7d Jd 4s',
      'Ts 8h Td 7h Kc Jd 3c Ks 4c 5h',
      '9h Ts 9c Jh 2d 5h 6s Ah 2s Ks',
    ]);
  });
});

describe('what comes from outside', () => {
  it.each([
    ['stake_invalid', [NaN, -5, 0, 5.5, '5', null, undefined, {}, [], 5n, Infinity, 2 ** 53]],
    ['stake_too_high', [MAX_STAKE + 1]],
  ])('is refused as %s, before anything is drawn', (code, stakes) => {
    const rng = { below: jest.fn() };
    for (const stake of stakes)
      expect(() => begin(rng, stake as number)).toThrow(expect.objectContaining({ code }));
    expect(rng.below).not.toHaveBeenCalled();
  });

  it.each([
    [undefined],
    [null],
    ['hold'],
    [31],
    [[]],
    [[true, true, true, true]],
    [[...ALL, true]],
    [[1, 0, 1, 0, 1]],
    [['true', true, true, true, true]],
    // A list of five holes.
    [Array(5)],
    [{ length: 5 }],
  ])('is refused as no choice: %j', (choice) => {
    expect(() => act(begin(seededRng(1), 5), choice as Hold)).toThrow('choice_invalid');
  });

  it('pays the highest stake exactly', () => {
    expect(result(act(stateOf('Ts Js Qs Ks As 9c 9d 9h 9s 7c', MAX_STAKE), ALL))?.pay).toBe(800 * MAX_STAKE);
  });
});

describe('the best hold', () => {
  it('knows every hold once', () => {
    expect(new Set(HOLDS.map(String)).size).toBe(32);
    expect(HOLDS[0b00001]).toEqual([true, false, false, false, false]);
  });

  it('is worth what its 47 draws pay, counted by hand', () => {
    // Four to a royal flush: the royal, eight other clubs, three tens, three of each high card.
    const worth = worthOf(cardsOf('Ac Kc Qc Jc 3d'), [true, true, true, true, false]);
    expect(worth).toMatchObject({ pays: 800 + 8 * 6 + 3 * 4 + 12, draws: 47 });
    // An inside straight without high cards: four eights.
    expect(worthOf(cardsOf('5c 6d 7h 9s 2c'), [true, true, true, true, false])).toMatchObject({ pays: 16 });
    // A pair of threes without its kickers: 16,215 draws.
    expect(worthOf(cardsOf('3c 3d 7h 9s Kc'), [true, true, false, false, false]).draws).toBe(16_215);
  });

  it.each([
    ['keeps a royal flush', 'Ts Js Qs Ks As', [true, true, true, true, true]],
    ['breaks a flush for four to a royal', 'Ac Kc Qc Jc 3c', [true, true, true, true, false]],
    ['keeps a low pair before one high card', '3c 3d 7h 9s Kc', [true, true, false, false, false]],
  ])('%s', (_what, codes, hold) => {
    expect(bestHold(cardsOf(codes)).hold).toEqual(hold);
  });

  it('is the hint, while a round that was left alone holds all five', () => {
    const state = stateOf('2c Jd 4h Js 7c Jh 3d Jc 9s 5h');
    expect(hint(state)?.hold).toEqual([false, true, false, true, false]);
    expect(finish(state)).toEqual(act(state, ALL));
  });
});
