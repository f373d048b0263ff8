import { seededRng } from '../../maths/rng';
import { fairRng } from '@/lib/domain/chance/seeds';
import { ACE, cardsOf, codeOf, newDecks, rankOf, RANKS, shuffledShoe, suitOf, SUITS } from './cards';

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
