import { seededRng } from '../../maths/rng';
import { cardsOf, codeOf, shuffledShoe } from '../cards/cards';
import { fairRng } from '@/lib/domain/chance/seeds';
import { MAX_STAKE } from '../play/stake';
import { baccarat, coupOf, coupResult, type BaccaratBets } from './baccarat';
import { bankerDraws } from './rules';

const dealt = (codes: string) => {
  const { player, banker } = coupOf(cardsOf(codes));
  return [player.map(codeOf).join(' '), banker.map(codeOf).join(' ')];
};
const paid = (codes: string, bets: BaccaratBets) => baccarat.result({ bets, ...coupOf(cardsOf(codes)) });

describe('dealing', () => {
  it.each([
    ['a natural of the player ends the round', '9c 2c Kd 3d', ['9c Kd', '2c 3d']],
    ['a natural of the banker ends it, though the player has 0', 'Tc 4c Kd 4d', ['Tc Kd', '4c 4d']],
    ['nobody draws at 6 and 7', '6c 7c Kd Kh', ['6c Kd', '7c Kh']],
    ['the banker draws at 5 when the player stands', '7c 5c Kd Kh 2s', ['7c Kd', '5c Kh 2s']],
    ['the banker stands at 3 against a third card of 8', '2c 3c Kd Kh 8s 5s', ['2c Kd 8s', '3c Kh']],
    ['and draws against a 9', '2c 3c Kd Kh 9s 5s', ['2c Kd 9s', '3c Kh 5s']],
    ['a third ace counts 1: the banker stands at 4', '2c 4c Kd Kh As 5s', ['2c Kd As', '4c Kh']],
  ])('%s', (_what, shoe, hands) => {
    expect(dealt(shoe)).toEqual(hands);
  });

  it('lets the banker draw as the table of the game says', () => {
    const row = (points: number) =>
      [...Array(10).keys()].map((third) => (bankerDraws(points, third) ? 'D' : 'S')).join('');
    expect([...Array(8).keys()].map(row)).toEqual([
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDSD',
      'SSDDDDDDSS',
      'SSSSDDDDSS',
      'SSSSSSDDSS',
      'SSSSSSSSSS',
    ]);
  });

  it('refuses a shoe that ends too early', () => {
    expect(() => dealt('2c 3c Kd Kh 9s')).toThrow(RangeError);
  });

  it('gives these rounds, which were published', () => {
    const rounds = [0, 1, 2].map((nonce) => {
      const rng = fairRng({ serverSeed: '00'.repeat(32), clientSeed: 'parlour', nonce });
      const { player, banker, winner } = baccarat.shown(baccarat.begin(rng, { player: 100 }));
      return `${player.map(codeOf).join(' ')} : ${banker.map(codeOf).join(' ')} = ${winner}`;
    });
    expect(rounds).toEqual(['7d Kh : 5d Ah = player', '4h 5s : 6c 5c = player', '4c Ah 4c : Th Qs 9h = tie']);
  });
});

describe('pays', () => {
  const every: BaccaratBets = { player: 101, banker: 101, tie: 100, player_pair: 100, banker_pair: 100 };

  it('takes a commission of one in twenty from the banker, rounded down', () => {
    expect(paid('2c 9c Kd Kh', every)).toMatchObject({
      winner: 'banker',
      pays: { player: 0, banker: 196, tie: 0, player_pair: 0, banker_pair: 0 },
      stake: 502,
      pay: 196,
    });
  });

  it('gives player and banker back on a tie', () => {
    expect(paid('9c 9d Kd Kh', every).pays).toEqual({
      player: 101,
      banker: 101,
      tie: 900,
      player_pair: 0,
      banker_pair: 0,
    });
  });

  it('pays pairs of the first two cards by rank, whoever wins', () => {
    expect(paid('4c Kc 4d Kh', every)).toMatchObject({
      playerPair: true,
      bankerPair: true,
      pays: { player: 202, banker: 0, tie: 0, player_pair: 1200, banker_pair: 1200 },
    });
    // A king and a queen are worth the same, and are no pair; neither is a third card.
    expect(paid('2c Kc Kd Qh 2h 3s', { player_pair: 100, banker_pair: 100 }).pay).toBe(0);
  });
});

describe('bets', () => {
  it.each([
    ['bet_invalid', [null, undefined, 7, 'banker', [100], () => 100, {}]],
    [
      'bet_invalid',
      [{ dragon: 100 }, { toString: 100 }, { player: 100, Banker: 100 }, JSON.parse('{"__proto__":100}')],
    ],
    ['stake_invalid', [NaN, -100, '100', 100.5, null, 0].map((tie) => ({ tie }))],
    ['stake_too_high', [{ player: MAX_STAKE + 1 }, { banker: Number.MAX_SAFE_INTEGER }]],
  ])('are refused as %s', (code, wrong) => {
    for (const bets of wrong) {
      expect(() => baccarat.begin(seededRng(1), bets as BaccaratBets)).toThrow(
        expect.objectContaining({ name: 'EngineError', code }),
      );
    }
  });

  it('are copied, so that what the caller changes later changes nothing', () => {
    const bets = { tie: 100 };
    const state = baccarat.begin(seededRng(1), bets);
    bets.tie = 40_000;
    expect(state.bets).toEqual({ tie: 100 });
  });

  it('are spots by their names, of a round that is dealt from the beginning of a shoe', () => {
    const state = baccarat.begin(seededRng(3), { banker: 500, tie: 100 });
    expect(baccarat.spots(state)).toEqual([
      { kind: 'banker', stake: 500 },
      { kind: 'tie', stake: 100 },
    ]);
    expect(coupOf(shuffledShoe(seededRng(3), 8))).toEqual({ player: state.player, banker: state.banker });
    expect(coupResult(state)).toMatchObject({ winner: baccarat.result(state).winner });
  });
});
