import { cardsOf, codeOf, newDecks } from '../cards/cards';
import { fairRng } from '@/lib/domain/chance/seeds';
import { resultAtEnd } from '../play/simulated';
import { blackjack, deal } from './blackjack';
import { choicesNow } from './choices';
import { RULES, type Rules } from './rules';
import type { BlackjackState, Choice } from './state';
import { hint } from './strategy';

const { act, finish, result } = blackjack;

/** One seat that staked 100. The shoe in its order: player, dealer, player, hidden card, then what is drawn. */
const table = (codes: string, choices: Choice[] = [], rules: Partial<Rules> = {}, stake = 100) =>
  choices.reduce(act, deal(cardsOf(codes), [stake], { ...RULES, ...rules }));
const names = (state: BlackjackState) => choicesNow(state).map(({ choice }) => choice);
const outcomes = (state: BlackjackState) =>
  result(state)?.seats.map(({ hands }) => hands.map(({ outcome }) => outcome).join(' '));
const hands = (state: BlackjackState) =>
  state.seats.map((seat) => seat.hands.map(({ cards }) => cards.map(codeOf).join(' ')).join(' | '));

describe('the end of a round', () => {
  it.each<[what: string, codes: string, choices: Choice[], outcome: string, paid: number]>([
    ['more than the dealer', 'Tc 9c Td 9d', ['stand'], 'win', 200],
    ['less', 'Tc 9c 7d 9d', ['stand'], 'lose', 0],
    ['the same', 'Tc 9c 9d Td', ['stand'], 'push', 100],
    ['more than 21', 'Tc 9c 6d 9d 6h', ['hit'], 'bust', 0],
    ['a dealer above 21', 'Tc 6c 3d Td Th', ['stand'], 'win', 200],
    ['a double', '6c 6d 5c Td Th Ts', ['double'], 'win', 400],
    ['a double that loses', '6c 6d 5c Td 2h 5s', ['double'], 'lose', 0],
    ['blackjack', 'Ac 9c Kd 9d', [], 'blackjack', 250],
    ['blackjack against blackjack', 'Ac Kc Kd Ad', [], 'push', 100],
    ['21 in three cards against blackjack, which ends it first', 'Tc Kc 5d Ad 6h', [], 'lose', 0],
    ['21 in three cards, which stands by itself', 'Tc 9c 5d 9d 6h', ['hit'], 'win', 200],
  ])('with %s', (_what, codes, choices, outcome, paid) => {
    const state = table(codes, choices);
    expect(outcomes(state)).toEqual([outcome]);
    expect(result(state)?.pay).toBe(paid);
  });

  it('pays 3:2 of an odd stake rounded down once', () => {
    const paid = (stake: number) => resultAtEnd(blackjack, table('Ac 9c Kd 9d', [], {}, stake)).pay;
    expect([1, 101, 103, 999_999_999].map(paid)).toEqual([2, 252, 257, 2_499_999_997]);
  });

  it('is reached by itself when nobody plays on: no insurance, every hand stands', () => {
    const begun = deal(cardsOf('Tc 5c Ac Td 6d 9h'), [100, 100]);
    expect(begun.turn).toEqual({ phase: 'insurance', seat: 0 });
    const state = finish(begun);
    expect(hands(state)).toEqual(['Tc Td', '5c 6d']);
    expect(outcomes(state)).toEqual(['push', 'lose']);
    expect(finish(state)).toEqual(state);
  });
});

describe('the dealer', () => {
  const dealer = (codes: string, rules: Partial<Rules> = {}) =>
    table(codes, ['stand'], rules).dealer.map(codeOf).join(' ');

  it('stands on soft 17, unless the rules say otherwise', () => {
    expect(dealer('Tc 6c 9d Ad 4h')).toBe('6c Ad');
    expect(dealer('Tc 6c 9d Ad 4h', { dealerHitsSoft17: true })).toBe('6c Ad 4h');
    expect(dealer('Tc 7c 9d Td 4h', { dealerHitsSoft17: true })).toBe('7c Td');
  });

  it('takes cards up to 17, and counts an ace as 1 where 11 is too much', () => {
    expect(dealer('Tc 2c 9d Ad 3h Th 5h')).toBe('2c Ad 3h Th 5h');
  });

  it('takes none when every hand is decided', () => {
    expect(table('Ac 6c Kd Td Th').dealer).toHaveLength(2);
    expect(table('Tc 6c 6d Td Th 9h', ['hit']).dealer).toHaveLength(2);
  });
});

describe('splitting', () => {
  it('gives each card of a pair a second one, at once, and plays from the left', () => {
    const state = table('8c 6c 8d Td 3h 9h', ['split']);
    expect(hands(state)).toEqual(['8c 3h | 8d 9h']);
    expect(state.turn).toEqual({ phase: 'play', seat: 0, hand: 0 });
    expect(choicesNow(state)).toEqual([
      { choice: 'hit', price: 0 },
      { choice: 'stand', price: 0 },
      { choice: 'double', price: 100 },
    ]);
    const over = ['double' as const, 'stand' as const].reduce(
      act,
      table('8c 6c 8d Td 3h 9h Th Ts', ['split']),
    );
    expect(hands(over)).toEqual(['8c 3h Th | 8d 9h']);
    expect(result(over)).toMatchObject({ stake: 300, pay: 600 });
  });

  it('goes on to four hands and no further', () => {
    const state = table('8c 6c 8d Td 8h 8s 8c 8d 8h 8s', ['split', 'split', 'split']);
    expect(hands(state)).toEqual(['8c 8h | 8c 8s | 8h 8d | 8d 8s']);
    expect(names(state)).toEqual(['hit', 'stand', 'double']);
    expect(() => act(state, 'split')).toThrow('not_now');
  });

  it('gives aces one card each, and 21 with it is no blackjack', () => {
    const state = table('Ac 6c Ad Td Kh Ah Th', ['split']);
    expect(hands(state)).toEqual(['Ac Kh | Ad Ah']);
    expect(state.turn).toEqual({ phase: 'over' });
    expect(outcomes(state)).toEqual(['win win']);
    expect(result(state)?.pay).toBe(400);
  });

  it('takes ten-value cards for a pair', () => {
    expect(names(table('Kc 6c Td Td'))).toContain('split');
    expect(names(table('9c 6c Td Td'))).not.toContain('split');
  });

  it('follows the rules of the table', () => {
    expect(names(table('8c 6c 8d Td 3h 9h', ['split'], { doubleAfterSplit: false }))).toEqual([
      'hit',
      'stand',
    ]);
    expect(names(table('8c 6c 8d Td 8h 9h', ['split'], { mostHands: 2 }))).not.toContain('split');
  });
});

describe('insurance', () => {
  it('is asked for when an ace lies open, for half the stake', () => {
    const state = table('Tc Ac 9d 9h', [], {}, 101);
    expect(choicesNow(state)).toEqual([
      { choice: 'insure', price: 50 },
      { choice: 'decline', price: 0 },
    ]);
    expect(names(table('Tc Kc 9d 9h'))).not.toContain('insure');
  });

  it('pays 2:1 against blackjack, which ends the round', () => {
    expect(result(table('Tc Ac 9d Kh', ['insure']))).toMatchObject({ stake: 150, pay: 150 });
    expect(result(table('Tc Ac 9d Kh', ['decline']))).toMatchObject({ stake: 100, pay: 0 });
    expect(result(table('Ac Ad Kd Kh', ['insure']))).toMatchObject({ stake: 150, pay: 250 });
  });

  it('is lost without', () => {
    const state = table('Tc Ac 9d 6h', ['insure', 'stand']);
    expect(result(state)?.seats[0]).toMatchObject({
      insurance: { stake: 50, pay: 0 },
      stake: 150,
      pay: 200,
    });
  });

  it('is not there for half of the smallest unit', () => {
    expect(names(table('Tc Ac 9d 6h', [], {}, 1))).toContain('stand');
  });
});

describe('late surrender', () => {
  it('is off', () => {
    expect(names(table('Tc 9c 6d 9d'))).not.toContain('surrender');
  });

  it('gives half of the stake back where a table has it, for the first two cards', () => {
    const on = { lateSurrender: true };
    expect(result(table('Tc 9c 6d 9d', ['surrender'], on, 101))?.pay).toBe(50);
    expect(names(table('Tc 9c 2d 9d 3h', ['hit'], on))).not.toContain('surrender');
    expect(names(table('8c 6c 8d Td 3h 9h', ['split'], on))).not.toContain('surrender');
  });
});

describe('a table of seven seats', () => {
  it('deals round it, plays in the order of the seats, and pays each', () => {
    const order = '2c 3c 4c 5c 6c 7c Kc 9s Td Th Ts Tc Td Th Ah 9h';
    const state = deal(cardsOf(`${order} 5s 9d`), [100, 200, 300, 400, 500, 600, 700]);
    expect(hands(state)).toEqual(['2c Td', '3c Th', '4c Ts', '5c Tc', '6c Td', '7c Th', 'Kc Ah']);
    expect(state.dealer.map(codeOf)).toEqual(['9s', '9h']);
    const over = finish(act(act(state, 'hit'), 'stand'));
    expect(hands(over)[0]).toBe('2c Td 5s');
    expect(result(over)?.seats.map(({ pay }) => pay)).toEqual([0, 0, 0, 0, 0, 0, 1750]);
  });

  it('asks every seat for insurance before anybody plays', () => {
    let state = deal(cardsOf('2c 3c Ac Td Th 9d'), [100, 100]);
    state = act(state, 'insure');
    expect(state.turn).toEqual({ phase: 'insurance', seat: 1 });
    state = act(state, 'decline');
    expect(state.turn).toEqual({ phase: 'play', seat: 0, hand: 0 });
    expect(resultAtEnd(blackjack, state).seats.map(({ stake }) => stake)).toEqual([150, 100]);
  });

  it('never empties six decks, even when the cards are as small as they can be', () => {
    const small = newDecks(6).toSorted((a, b) => ((a + 1) % 13) - ((b + 1) % 13));
    let state = deal(small, Array<number>(7).fill(100));
    while (state.turn.phase !== 'over') {
      const may = names(state);
      const greedy = (['split', 'hit', 'decline'] as const).find((choice) => may.includes(choice));
      state = act(state, greedy ?? 'stand');
    }
    expect(state.dealt).toBeLessThan(312);
  });
});

it('gives these rounds by the hint, which were published', () => {
  const rounds = [0, 1, 2].map((nonce) => {
    let state = blackjack.begin(
      fairRng({ serverSeed: '00'.repeat(32), clientSeed: 'parlour', nonce }),
      [100],
    );
    for (let choice = hint(state); choice !== null; choice = hint(state)) state = act(state, choice);
    return `${hands(state).join()} : ${state.dealer.map(codeOf).join(' ')} = ${result(state)?.pay}`;
  });
  expect(rounds).toEqual(['4h 7d 8h : 3h 7h 2h Th = 400', '9h Kh : 2c 6c Qh = 200', '9h 9d : Kh Qh = 0']);
});
