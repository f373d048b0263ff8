import { EUR, type Odds } from './crowd';

/** Bonuses and plays that the calculator is held to. Amounts are minor units. */
export const CASES: readonly Odds[] = [
  { name: 'a slot of low volatility', terms: {}, deposit: 2_000, stake: 100, game: 'slotLow' },
  {
    name: 'a slot of medium volatility, of bonus and deposit',
    terms: { basis: 'bonus+deposit', wagering: 20 },
    deposit: 2_000,
    stake: 100,
    game: 'slotMedium',
  },
  {
    name: 'a slot of high volatility, of which four times the bonus is paid at most',
    terms: { maxWin: { [EUR]: 8_000 } },
    deposit: 2_000,
    stake: 200,
    game: 'slotHigh',
  },
  {
    name: 'red, of which a tenth counts',
    terms: { wagering: 20 },
    deposit: 2_500,
    stake: 500,
    game: 'roulette',
  },
  {
    name: 'red that counts whole',
    terms: { wagering: 30, weights: { 18: 100 } },
    deposit: 1_000,
    stake: 100,
    game: 'roulette',
  },
  {
    name: 'blackjack with a bonus that needs no deposit, capped',
    terms: { percent: 0, maxBonus: { [EUR]: 1_000 }, maxWin: { [EUR]: 2_000 }, wagering: 10 },
    deposit: 0,
    stake: 100,
    game: 'blackjack',
  },
  {
    name: 'a slot of which 30 percent count, with odd cents',
    terms: { percent: 50, weights: { 3: 30 }, wagering: 10 },
    deposit: 3_333,
    stake: 70,
    game: 'slotMedium',
  },
  {
    name: 'a bonus that is wagered before its deposit is',
    terms: { percent: 25, wagering: 1, maxWin: { [EUR]: 300 } },
    deposit: 2_000,
    stake: 100,
    game: 'slotLow',
  },
  {
    name: 'nothing to wager but the deposit',
    terms: { wagering: 0 },
    deposit: 2_000,
    stake: 100,
    game: 'slotLow',
  },
  {
    name: 'a deposit that is not whole stakes',
    terms: { percent: 100, wagering: 5 },
    deposit: 1_030,
    stake: 200,
    game: 'slotLow',
  },
];
