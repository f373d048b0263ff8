import Fraction from 'fraction.js';
import { seededRng } from '../../maths/rng';
import { fairRng } from '@/lib/domain/chance/seeds';
import { momentsOf } from '../play/outcomes';
import { HOSTILE, resultAtEnd, returned, standardErrorsOff } from '../play/simulated';
import { MAX_STAKE } from '../play/stake';
import {
  mines,
  minesOutcomes,
  HIGHEST_MULTIPLE,
  mostSafe,
  multipleAfter,
  TILES,
  type MinesBet,
  type MinesChoice,
  type MinesState,
} from './mines';

const seeds = (nonce: number) => ({ serverSeed: '2f'.repeat(32), clientSeed: 'parlour', nonce });
const BET = { stake: 1_000, mines: 5 };
const open = (tile: number): MinesChoice => ({ do: 'open', tile });
const CASH_OUT: MinesChoice = { do: 'cash-out' };
/** A round whose mines lie on the last tiles. */
const known = (count: number): MinesState => ({
  bet: { stake: 1_000, mines: count },
  mines: Array.from({ length: count }, (_, at) => TILES - 1 - at),
  opened: [],
  cashedOut: false,
});
const played = (state: MinesState, ...choices: MinesChoice[]) => choices.reduce(mines.act, state);

it('lays these mines, which were published', () => {
  expect([0, 1, 2].map((nonce) => mines.begin(fairRng(seeds(nonce)), BET).mines.join(' '))).toEqual([
    '23 9 12 20 4',
    '16 2 12 20 21',
    '12 5 3 1 19',
  ]);
});

it('returns 99 % exactly after any number of tiles, by the chance of one tile after another', () => {
  for (let count = 1; count < TILES; count += 1) {
    let chance = new Fraction(1);
    for (let safe = 1; safe <= TILES - count; safe += 1) {
      chance = chance.mul(TILES - count - safe + 1).div(TILES - safe + 1);
      const { numerator, denominator } = multipleAfter(count, safe);
      expect(chance.mul(numerator).div(denominator).toFraction()).toBe('99/100');
      expect(Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)).toBe(true);
    }
  }
});

it('pays 99 % over all places of three mines, for a player who opens four tiles', () => {
  let [paid, places] = [0, 0];
  const bet = { stake: 2_000_000, mines: 3 };
  for (let a = 0; a < TILES; a += 1) {
    for (let b = a + 1; b < TILES; b += 1) {
      for (let c = b + 1; c < TILES; c += 1) {
        let state: MinesState = { bet, mines: [a, b, c], opened: [], cashedOut: false };
        for (const tile of [0, 7, 12, 24])
          if (mines.result(state) === null) state = mines.act(state, open(tile));
        paid += resultAtEnd(mines, state).pay;
        places += 1;
      }
    }
  }
  expect(places).toBe(2_300);
  // Each win is rounded down by less than one minor unit.
  const exact = 0.99 * bet.stake * places;
  expect(paid).toBeLessThanOrEqual(exact);
  expect(paid).toBeGreaterThan(exact - places);
});

it.each([
  { mines: 3, safe: 5, rounds: 60_000 },
  { mines: 24, safe: 1, rounds: 60_000 },
  { mines: 1, safe: 24, rounds: 30_000 },
])('returns in play what was computed: %j', ({ mines: count, safe, rounds }) => {
  const bet = { stake: 1_000_000, mines: count };
  const rng = seededRng(count);
  const off = standardErrorsOff(momentsOf(minesOutcomes(count, safe)), rounds, () => {
    let state = mines.begin(rng, bet);
    for (let tile = 0; tile < safe && mines.result(state) === null; tile += 1)
      state = mines.act(state, open(tile));
    return returned(resultAtEnd(mines, state));
  });
  expect(off).toBeLessThan(4);
});

describe('a round', () => {
  it('grows with each safe tile and pays when the player cashes out', () => {
    const two = played(known(5), open(0), open(1));
    expect(mines.result(two)).toBeNull();
    // 0.99 × 25 × 24 ÷ (20 × 19) = 1.5631…
    expect(mines.result(played(two, CASH_OUT))).toMatchObject({ stake: 1_000, pay: 1_563 });
  });

  it('loses with a mine', () => {
    const lost = played(known(5), open(0), open(24));
    expect(mines.result(lost)?.pay).toBe(0);
    expect(() => mines.act(lost, open(3))).toThrow('round_over');
    expect(() => mines.act(lost, CASH_OUT)).toThrow('round_over');
    expect(mines.finish(lost)).toEqual(lost);
  });

  it('is won when all safe tiles are open', () => {
    const won = played(known(24), open(0));
    expect(mines.result(won)?.pay).toBe(24_750);
    expect(() => mines.act(won, CASH_OUT)).toThrow('round_over');
  });

  it('cashes out when the player left it', () => {
    expect(mines.result(mines.finish(played(known(5), open(0), open(1))))?.pay).toBe(1_563);
    expect(mines.result(mines.finish(known(5)))?.pay).toBe(1_000);
  });

  it('shows no mine before it is over', () => {
    const state = played(known(5), open(0));
    expect(mines.shown(state)).toMatchObject({ phase: 'open', mines: null, multiple: multipleAfter(5, 1) });
    expect(Object.keys(mines.shown(state))).toEqual(['bet', 'opened', 'phase', 'multiple', 'next', 'mines']);
    expect(mines.shown(known(5))).toMatchObject({
      multiple: { numerator: 1, denominator: 1 },
      next: multipleAfter(5, 1),
    });
    const over = mines.shown(played(state, open(24)));
    expect(over).toMatchObject({ phase: 'lost', mines: [24, 23, 22, 21, 20], next: null });
    expect(over.multiple.numerator).toBe(0);
  });

  it('leaves the state that it was given as it is', () => {
    const state = known(5);
    mines.act(state, open(0));
    expect(state).toEqual(known(5));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('cashes out before it would pass the highest multiple, and pays a safe integer at the highest stake', () => {
    const bet = { stake: MAX_STAKE, mines: 12 };
    const state = { ...known(12), bet, opened: Array.from({ length: mostSafe(12) - 1 }, (_, tile) => tile) };
    expect(mines.result(state)).toBeNull();
    const won = mines.act(state, open(mostSafe(12) - 1));
    const { numerator, denominator } = multipleAfter(12, mostSafe(12));
    expect(mines.result(won)?.pay).toBe(Math.floor((MAX_STAKE * numerator) / denominator));
    expect(numerator / denominator).toBeLessThanOrEqual(HIGHEST_MULTIPLE);
    const more = multipleAfter(12, mostSafe(12) + 1);
    expect(more.numerator / more.denominator).toBeGreaterThan(HIGHEST_MULTIPLE);
    expect(() => mines.act(won, open(20))).toThrow('round_over');
  });
});

describe('what a client may not send', () => {
  it('is refused as a bet', () => {
    const refused = (bet: unknown) => expect(() => mines.begin(seededRng(1), bet as MinesBet));
    for (const value of [...HOSTILE, 0, 25]) {
      refused(value).toThrow('bet_invalid');
      refused({ ...BET, mines: value }).toThrow('bet_invalid');
    }
    for (const value of [...HOSTILE, 0]) refused({ ...BET, stake: value }).toThrow('stake_invalid');
  });

  it('is refused as a choice', () => {
    const refused = (choice: unknown) => expect(() => mines.act(known(5), choice as MinesChoice));
    for (const value of HOSTILE) {
      refused(value).toThrow('choice_invalid');
      refused({ do: value }).toThrow('choice_invalid');
      refused({ do: 'open', tile: value }).toThrow('choice_invalid');
    }
    refused(open(25)).toThrow('choice_invalid');
    refused(CASH_OUT).toThrow('nothing_open');
    expect(() => played(known(5), open(3), open(3))).toThrow('tile_open');
  });
});
