import { seededRng } from '../../maths/rng';
import { fairRng } from '../chance/seeds';
import { ACE, cardsOf, codeOf, newDecks, rankOf, RANKS, shuffledShoe, suitOf, SUITS } from './cards';
import { EngineError } from './engine-error';
import { checkedStake, MOST_STAKE, paidAt } from './stakes';

describe('cards', () => {
  it('are 52, each with its own rank and suit', () => {
    const codes = newDecks(1).map(codeOf);
    expect(new Set(codes).size).toBe(52);
    expect(codes.slice(0, 13).join(' ')).toBe('2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac');
    expect(codes[51]).toBe('As');
    expect(newDecks(1).map((card) => suitOf(card) * RANKS.length + rankOf(card))).toEqual(newDecks(1));
    expect(SUITS).toHaveLength(4);
    expect(rankOf(cardsOf('Ah')[0] ?? -1)).toBe(ACE);
  });

  it('are read from their letters', () => {
    expect(cardsOf('2c As Td')).toEqual([0, 51, 21]);
    expect(cardsOf(newDecks(1).map(codeOf).join(' '))).toEqual(newDecks(1));
    for (const wrong of ['1c', 'Ax', 'A', 'Ass', 'as']) expect(() => cardsOf(wrong)).toThrow(RangeError);
  });

  it('come out of a shoe as often as they went in', () => {
    expect(shuffledShoe(seededRng(1), 6).toSorted((a, b) => a - b)).toEqual(
      newDecks(6).toSorted((a, b) => a - b),
    );
  });

  it('lie in this order, which was published', () => {
    const fair = (nonce: number) => fairRng({ serverSeed: '00'.repeat(32), clientSeed: 'parlour', nonce });
    const dealt = [0, 1, 2].map((nonce) => shuffledShoe(fair(nonce), 6).slice(0, 6).map(codeOf).join(' '));
    expect(dealt).toEqual(['4h 3h 7d 7h 8h 2h', '9h 2c Kh 6c Qh 4c', '9h Kh 9d Qh Qs Kd']);
  });
});

describe('stakes', () => {
  const limits = { min: 10, max: 500 };

  it.each([
    ['bad_stake', [NaN, Infinity, -10, 0, 10.5, '10', null, undefined, {}, 10n, 2 ** 53]],
    ['stake_too_low', [1, 9]],
    ['stake_too_high', [501, MOST_STAKE]],
  ])('are refused as %s', (code, stakes) => {
    for (const stake of stakes) {
      expect(() => checkedStake(stake, limits)).toThrow(new EngineError(code));
    }
  });

  it('never pass the most that adds up, whatever the limits say', () => {
    expect(checkedStake(MOST_STAKE, { min: 1, max: Infinity })).toBe(MOST_STAKE);
    expect(() => checkedStake(MOST_STAKE + 1, { min: 1, max: Infinity })).toThrow('stake_too_high');
    expect(checkedStake(10, limits)).toBe(10);
  });

  it('are paid to the minor unit, rounded down', () => {
    expect([1, 2, 3, 99].map((stake) => paidAt(stake, [5, 2]))).toEqual([2, 5, 7, 247]);
    expect(paidAt(MOST_STAKE - 1, [39, 20])).toBe(1_949_999_999_998);
  });
});
