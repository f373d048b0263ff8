import { seededRng } from '../../maths/rng';
import { baccarat } from '../baccarat/baccarat';
import { blackjack, blackjackWith } from '../blackjack/blackjack';
import { choicesNow } from '../blackjack/choices';
import { RULES } from '../blackjack/rules';
import type { BlackjackState } from '../blackjack/state';
import type { Rng } from '@/lib/domain/chance/rng';
import { dice } from '../dice/dice';
import { holdem, type HoldemState } from '../holdem/holdem';
import { keno } from '../keno/keno';
import { mines, TILES, type MinesState } from '../mines/mines';
import { plinko } from '../plinko/plinko';
import { announcedBets } from '../roulette/announced';
import { frenchRoulette, roulette } from '../roulette/roulette';
import { slotEngine } from '../slots/engine';
import { ALL_VARIANTS, variantGame } from '../slots/variants';
import { HOLDS } from '../video-poker/holds';
import { videoPoker, type VideoPokerState } from '../video-poker/video-poker';
import { wheel } from '../wheel/wheel';
import type { Engine } from './engine';
import { EngineError } from './engine-error';
import { stakeOn } from './limits';
import { HOSTILE, resultAtEnd } from './simulated';

/** What a service of rounds knows of an engine: nothing of its bets, states and choices. */
type AnyEngine = Engine<unknown, unknown, unknown, unknown>;

interface Game {
  name: string;
  engine: AnyEngine;
  bet: unknown;
  /** A choice that can be made now. */
  choose?: (state: unknown, rng: Rng) => unknown;
  /** The same round, as far as the player knows, with other hidden cards. */
  otherwise?: (state: unknown, rng: Rng) => unknown;
}

/** A game with choices, by types of its own. */
const chosen = <State>(
  name: string,
  engine: AnyEngine,
  bet: unknown,
  choose: (state: State, rng: Rng) => unknown,
  otherwise: (state: State, rng: Rng) => State,
): Game => ({
  name,
  engine,
  bet,
  choose: (state, rng) => choose(state as State, rng),
  otherwise: (state, rng) => otherwise(state as State, rng),
});

const oneOf = <Item>(rng: Rng, list: readonly Item[]): Item => list[rng.below(list.length)] as Item;

/** Turns a list that is not seen by a random number of places: other cards at each place. */
const turned = <Item>(rng: Rng, list: readonly Item[]): Item[] => {
  const by = 1 + rng.below(list.length - 1);
  return [...list.slice(by), ...list.slice(0, by)];
};

const otherShoe = (state: BlackjackState, rng: Rng): BlackjackState => {
  const [open = 0, hidden = 0] = state.dealer;
  const unseen = turned(rng, [hidden, ...state.shoe.slice(state.dealt)]);
  const [other = 0, ...rest] = unseen;
  return { ...state, dealer: [open, other], shoe: [...state.shoe.slice(0, state.dealt), ...rest] };
};
const blackjackChoice = (state: BlackjackState, rng: Rng) => oneOf(rng, choicesNow(state)).choice;

const GAMES: Game[] = [
  { name: 'dice', engine: dice, bet: { stake: 101, side: 'over', target: 4_000 } },
  { name: 'plinko', engine: plinko, bet: { stake: 101, rows: 12, risk: 'high' } },
  { name: 'keno', engine: keno, bet: { stake: 101, picks: [3, 7, 21], risk: 'low' } },
  { name: 'wheel', engine: wheel, bet: { stake: 101, segments: 20, risk: 'medium' } },
  ...ALL_VARIANTS.filter(({ spread }) => spread === 'medium').map(({ model, spread }) => ({
    name: `slot of ${model}`,
    engine: slotEngine(variantGame(model, spread)),
    bet: { stake: 100, buy: variantGame(model, spread).price !== null },
  })),
  { name: 'roulette', engine: roulette, bet: announcedBets('voisins', 7) },
  { name: 'roulette with la partage', engine: frenchRoulette, bet: [{ on: 'red', stake: 101 }] },
  { name: 'baccarat', engine: baccarat, bet: { banker: 101, tie: 7, player_pair: 3 } },
  chosen<MinesState>(
    'mines',
    mines,
    { stake: 101, mines: 3 },
    ({ opened }, rng) => {
      const closed = Array.from({ length: TILES }, (_, tile) => tile).filter(
        (tile) => !opened.includes(tile),
      );
      return opened.length > 0 && rng.below(4) === 0
        ? { do: 'cash-out' }
        : { do: 'open', tile: oneOf(rng, closed) };
    },
    (state, rng) => {
      const hidden = Array.from({ length: TILES }, (_, tile) => tile).filter(
        (tile) => !state.opened.includes(tile),
      );
      return { ...state, mines: turned(rng, hidden).slice(0, state.bet.mines) };
    },
  ),
  chosen('blackjack', blackjack, [101, 100], blackjackChoice, otherShoe),
  chosen(
    'blackjack with surrender',
    blackjackWith({ ...RULES, lateSurrender: true, dealerHitsSoft17: true }),
    [7, 1, 3],
    blackjackChoice,
    otherShoe,
  ),
  chosen<VideoPokerState>(
    'video poker',
    videoPoker,
    101,
    (_, rng) => oneOf(rng, HOLDS),
    (state, rng) => ({ ...state, cards: [...state.cards.slice(0, 5), ...turned(rng, state.cards.slice(5))] }),
  ),
  chosen<HoldemState>(
    "casino hold'em",
    holdem,
    { ante: 101, bonus: 7 },
    (_, rng) => oneOf(rng, ['call', 'fold']),
    (state, rng) => {
      const { cards } = state;
      const [one = 0, other = 0, ...last] = turned(rng, [...cards.slice(2, 4), ...cards.slice(7)]);
      return { ...state, cards: [...cards.slice(0, 2), one, other, ...cards.slice(4, 7), ...last] };
    },
  ),
];
const ROUNDS = 60;

const stored = (state: unknown): unknown => JSON.parse(JSON.stringify(state));
/** What an engine makes of input that it should refuse. */
const refusal = (play: () => unknown): unknown => {
  try {
    return play();
  } catch (error) {
    return error instanceof EngineError ? error.code : error;
  }
};

describe.each(GAMES)('$name', ({ engine, bet, choose, otherwise }) => {
  /** States of a round from its beginning to its end, by choices that chance makes. */
  const played = (rng: Rng): unknown[] => {
    const states = [engine.begin(rng, bet)];
    let state = states[0];
    while (engine.result(state) === null) {
      state = engine.act(state, choose?.(state, rng));
      states.push(state);
    }
    return states;
  };

  it('stakes what is on its spots at first, only more by choices, and settles all of it', () => {
    const rng = seededRng(1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const states = played(rng);
      const stakes = states.map((state) => engine.staked(state));
      expect(stakes[0]).toBe(stakeOn(engine.spots(states[0])));
      expect(stakes).toEqual(stakes.toSorted((a, b) => a - b));
      for (const state of states) expect(engine.spots(state)).toEqual(engine.spots(states[0]));
      const { stake, pay } = resultAtEnd(engine, states.at(-1));
      expect(stake).toBe(stakes.at(-1));
      expect(Number.isSafeInteger(pay) && pay >= 0).toBe(true);
    }
  });

  it('ends a round that the player left, at any time, without more stakes', () => {
    const rng = seededRng(2);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const state of played(rng)) {
        const end = engine.finish(state);
        expect(engine.result(end)?.stake).toBe(engine.staked(state));
        expect(engine.finish(end)).toEqual(end);
        if (engine.result(state) !== null) expect(end).toEqual(state);
      }
    }
  });

  it('lives on as plain JSON', () => {
    const rng = seededRng(3);
    for (let round = 0; round < ROUNDS; round += 1) {
      let state = engine.begin(rng, bet);
      for (;;) {
        const copy = stored(state);
        expect(copy).toStrictEqual(state);
        const [one, other] = [state, copy].map((each) => [
          engine.spots(each),
          engine.staked(each),
          engine.result(each),
          engine.shown(each),
          engine.finish(each),
        ]);
        expect(other).toStrictEqual(one);
        expect(stored(one)).toStrictEqual(one);
        if (engine.result(state) !== null) break;
        const choice = choose?.(state, rng);
        state = engine.act(state, choice);
        expect(engine.act(copy, stored(choice))).toStrictEqual(state);
      }
    }
  });

  it('leaves bets and states as they are', () => {
    const rng = seededRng(4);
    const before = JSON.stringify(bet);
    let state = engine.begin(rng, bet);
    while (engine.result(state) === null) {
      const was = JSON.stringify(state);
      const next = engine.act(state, choose?.(state, rng));
      engine.finish(state);
      expect(JSON.stringify(state)).toBe(was);
      state = next;
    }
    expect(JSON.stringify(bet)).toBe(before);
  });

  it('refuses what no client sends, before anything is drawn', () => {
    const rng = { below: jest.fn() };
    const codes = ['bet_invalid', 'stake_invalid', 'stake_too_high'];
    for (const value of HOSTILE) {
      expect(codes).toContain(refusal(() => engine.begin(rng, value)));
    }
    expect(rng.below).not.toHaveBeenCalled();
  });

  it('refuses choices that it does not know, and any once the round is over', () => {
    const states = played(seededRng(5));
    for (const state of states) {
      const over = engine.result(state) !== null;
      for (const choice of HOSTILE) {
        const code = refusal(() => engine.act(state, choice));
        expect(over ? ['round_over', 'choice_invalid'] : ['choice_invalid']).toContain(code);
      }
    }
    if (!choose) expect(refusal(() => engine.act(states[0], 'stand'))).toBe('round_over');
  });

  it('shows nothing that the player may not know yet', () => {
    const rng = seededRng(6);
    let compared = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const state of played(rng)) {
        if (engine.result(state) !== null) continue;
        const other = otherwise?.(state, rng);
        expect(engine.shown(other)).toStrictEqual(engine.shown(state));
        compared += 1;
      }
    }
    // Only what is over as it is drawn has nothing to compare.
    expect(compared > 0).toBe(choose !== undefined);
  });
});
