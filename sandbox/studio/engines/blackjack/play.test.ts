import { seededRng } from '../../maths/rng';
import { cardsOf } from '../cards/cards';
import { MAX_STAKE } from '../play/stake';
import { blackjack, deal } from './blackjack';
import { choicesNow } from './choices';
import { RULES } from './rules';
import { handInTurn, type Choice } from './state';
import { hint } from './strategy';

const { act, begin, finish, result, shown, spots, staked } = blackjack;

/** One seat that staked 100. The shoe in its order: player, dealer, player, hidden card, then what is drawn. */
const table = (codes: string, choices: Choice[] = []) => choices.reduce(act, deal(cardsOf(codes), [100]));

describe('what is shown', () => {
  it('hides the second card of the dealer and the shoe until the round is over', () => {
    const state = table('Tc 9c 6d 9d 2h');
    const text = JSON.stringify(shown(state));
    expect(text).not.toContain('shoe');
    expect(shown(state).dealer).toEqual([state.dealer[0], null]);
    // Nothing that is shown depends on the hidden card.
    const other = { ...state, dealer: [state.dealer[0] ?? 0, ((state.dealer[1] ?? 0) + 1) % 52] };
    expect(shown(other)).toEqual(shown(state));
    const over = finish(state);
    expect(shown(over).dealer).toEqual(over.dealer);
  });

  it('has totals and choices', () => {
    expect(shown(table('Ac 9c 6d Td'))).toMatchObject({
      dealerTotal: 9,
      seats: [{ stake: 100, hands: [{ total: 17, soft: true, stake: 100 }], insurance: null }],
      choices: [
        { choice: 'hit', price: 0 },
        { choice: 'stand', price: 0 },
        { choice: 'double', price: 100 },
      ],
    });
  });

  it('gives a hint that can be chosen, and insures never', () => {
    expect(hint(table('Tc Ac 9d 6h'))).toBe('decline');
    expect(hint(table('8c Kc 8d 6h'))).toBe('split');
    expect(hint(table('Ac 3c 7d 6h'))).toBe('double');
    expect(hint(table('Ac 3c 2d 6h 5h', ['hit']))).toBe('stand');
    expect(hint(table('Ac 9c 2d 6h 5h', ['hit']))).toBe('hit');
    expect(hint(table('Ac 9c Kd 9d'))).toBeNull();
  });

  it("hints at nothing that the player can't pay", () => {
    expect([100, 99].map((budget) => hint(table('8c 6c 8d 6h'), budget))).toEqual(['split', 'stand']);
    expect([100, 99].map((budget) => hint(table('6c 6d 5d 6h'), budget))).toEqual(['double', 'hit']);
    expect([100, 99].map((budget) => hint(table('Ac 6d 7d 6h'), budget))).toEqual(['double', 'stand']);
  });
});

describe('refusals', () => {
  it.each<[string, unknown[]]>([
    ['bet_invalid', [null, undefined, 100, '100', { 0: 100, length: 1 }, []]],
    ['bet_invalid', [Array<number>(8).fill(100), Array<number>(1e6).fill(100)]],
    ['stake_invalid', [[NaN], [-100], ['100'], [100.5], [100, null], Array(3), [[100]], [0]]],
    ['stake_too_high', [[MAX_STAKE + 1], [100, Number.MAX_SAFE_INTEGER]]],
  ])('of bets as %s', (code, wrong) => {
    for (const bets of wrong) {
      expect(() => begin(seededRng(1), bets as number[])).toThrow(
        expect.objectContaining({ name: 'EngineError', code }),
      );
    }
  });

  it('of choices that are unknown, or not for this turn, or too late, without a change', () => {
    const state = table('Tc 9c 6d 9d 2h');
    const before = JSON.stringify(state);
    for (const wrong of ['fold', '', null, undefined, 1, NaN, {}, ['hit'], '__proto__', 'constructor'])
      expect(() => act(state, wrong as Choice)).toThrow('choice_invalid');
    for (const wrong of ['split', 'insure', 'decline', 'surrender'] as const)
      expect(() => act(state, wrong)).toThrow('not_now');
    expect(() => act(table('Tc Ac 6d 9d'), 'hit')).toThrow('not_now');
    expect(() => act(act(state, 'hit'), 'double')).toThrow('not_now');
    expect(() => act(finish(state), 'hit')).toThrow('round_over');
    expect(result(state)).toBeNull();
    expect(JSON.stringify(state)).toBe(before);
  });
});

it('lives on as plain JSON, whatever is chosen', () => {
  const rng = seededRng(8);
  for (let round = 0; round < 300; round += 1) {
    let state = begin(rng, [100, 301, 700]);
    let stored = JSON.stringify(state);
    while (state.turn.phase !== 'over') {
      const offers = choicesNow(state);
      const choice = offers[rng.below(offers.length)]?.choice ?? 'stand';
      expect(handInTurn(state)?.done ?? false).toBe(false);
      const before = staked(state);
      const price = offers.find((offer) => offer.choice === choice)?.price;
      state = act(state, choice);
      expect(staked(state) - before).toBe(price);
      stored = JSON.stringify(act(JSON.parse(stored), choice));
    }
    expect(stored).toBe(JSON.stringify(state));
    const { seats = [], stake, pay = -1 } = result(state) ?? {};
    expect(stake).toBe(staked(state));
    expect(stake).toBe(seats.reduce((sum, seat) => sum + seat.stake, 0));
    expect(Number.isSafeInteger(pay) && pay >= 0).toBe(true);
    expect(spots(state).map((spot) => spot.stake)).toEqual([100, 301, 700]);
    expect(state.seats.every((seat) => seat.hands.length <= RULES.mostHands)).toBe(true);
  }
});
