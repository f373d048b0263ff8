import { seededRng } from '../../maths/rng';
import { shuffledShoe } from '../cards/cards';
import { momentsOf, returnOf } from '../play/outcomes';
import { errorsOff } from '../play/simulated';
import { coupOf, coupResult, multipleOf } from './baccarat';
import { baccaratOutcomes, countWins } from './exact';
import { DECKS, PAYS, type BetName } from './rules';

const BETS = Object.keys(PAYS) as BetName[];

describe('the exact return', () => {
  // ENGINES §6 of the project; the same counts stand at wizardofodds.com, "Baccarat", and excelpunks.com, "Concepts 13".
  it('comes from these counts of wins', () => {
    expect(countWins()).toEqual({
      banker: 2_292_252_566_437_888n,
      player: 2_230_518_282_592_256n,
      tie: 475_627_426_473_216n,
    });
  });

  it('is this of a stake', () => {
    const outcomes = baccaratOutcomes();
    const percent = BETS.map((bet) => [bet, returnOf(outcomes[bet]).mul(100).round(5).toString()]);
    expect(Object.fromEntries(percent)).toEqual({
      player: '98.76492',
      banker: '98.94209',
      tie: '85.64037',
      // Of 415 cards that can follow the first, 31 make a pair, which gives back 12 stakes: 372/415.
      player_pair: '89.63855',
      banker_pair: '89.63855',
    });
    expect(returnOf(outcomes.player_pair).toFraction()).toBe('372/415');
  });
});

it('deals what the exact return says, in 200,000 rounds within 4 standard errors', () => {
  const rng = seededRng(2026);
  const exact = baccaratOutcomes();
  const sums = new Map(BETS.map((bet) => [bet, 0]));
  // A shuffled shoe is as random from any place on: 16 rounds that share no card come from one.
  const SHOES = 12_500;
  const ROUNDS = 16;
  for (let shoe = 0; shoe < SHOES; shoe += 1) {
    const cards = shuffledShoe(rng, DECKS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const coup = coupResult(coupOf(cards.slice(round * 26, round * 26 + 6)));
      for (const bet of BETS) {
        const { numerator, denominator } = multipleOf(bet, coup);
        sums.set(bet, (sums.get(bet) ?? 0) + numerator / denominator);
      }
    }
  }
  const rounds = SHOES * ROUNDS;
  for (const bet of BETS) {
    const off = errorsOff((sums.get(bet) ?? 0) / rounds, rounds, momentsOf(exact[bet]));
    expect({ bet, near: off < 4 }).toEqual({ bet, near: true });
  }
});
