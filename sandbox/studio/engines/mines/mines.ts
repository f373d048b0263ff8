import { shuffled } from '../chance/shuffle';
import type { Rng } from '@/lib/domain/chance/rng';
import type { Engine } from '../play/engine';
import { EngineError, fieldsOf, isWhole } from '../play/engine-error';
import { choose, outcome, type Outcome } from '../play/outcomes';
import { oneSpot } from '../play/limits';
import {
  checkedStake,
  NOTHING,
  settled,
  STAKE_BACK,
  times,
  type Multiple,
  type SettledAt,
} from '../play/stake';

/** Tiles are numbered from 0, row by row. */
export const TILES = 25;

export interface MinesBet {
  /** Minor units. */
  stake: number;
  /** 1 to 24. */
  mines: number;
}

export interface MinesState {
  bet: MinesBet;
  /** Tiles with a mine, as drawn. */
  mines: number[];
  /** Tiles that the player opened, in that order; the last is a mine when the round is lost. */
  opened: number[];
  cashedOut: boolean;
}

export type MinesChoice = { do: 'open'; tile: number } | { do: 'cash-out' };

/** What the player sees. */
export interface MinesShown {
  bet: MinesBet;
  opened: number[];
  phase: 'open' | 'won' | 'lost';
  /** What a cash-out pays now; 1 while no tile is open, 0 after a mine. */
  multiple: Multiple;
  /** What it pays after one more safe tile; null when the round is over. */
  next: Multiple | null;
  /** Tiles with a mine; null until the round is over. */
  mines: number[] | null;
}

/**
 * What a cash-out pays after so many safe tiles, 1 or more: 0.99 × C(25, safe) ÷ C(25 − mines, safe), which is 99 %
 * divided by the chance to open so many tiles without a mine.
 */
export const multipleAfter = (mines: number, safe: number): Multiple =>
  times(99 * Number(choose(TILES, safe)), 100 * Number(choose(TILES - mines, safe)));

/** No round pays more than this: it cashes out before the tile that would pass it. The return stays 99 %, as with any stop. */
export const HIGHEST_MULTIPLE = 10_000;

function passesHighest({ numerator, denominator }: Multiple): boolean {
  return numerator > HIGHEST_MULTIPLE * denominator;
}

/** How many safe tiles a round can come to, by the number of its mines: all, or as many as the highest multiple leaves. */
const MOST_SAFE = Array.from({ length: TILES }, (_, mines) => {
  let safe = 1;
  while (safe < TILES - mines && !passesHighest(multipleAfter(mines, safe + 1))) safe += 1;
  return safe;
});
/** @param mines 1 to 24 */
export const mostSafe = (mines: number): number => MOST_SAFE[mines] ?? 1;

function checkedBet(sent: unknown): MinesBet {
  const { stake, mines } = fieldsOf(sent);
  if (!isWhole(mines, 1, TILES - 1)) throw new EngineError('bet_invalid');
  return { stake: checkedStake(stake), mines };
}

function phaseOf({ bet, mines, opened, cashedOut }: MinesState): MinesShown['phase'] {
  const last = opened.at(-1);
  if (last !== undefined && mines.includes(last)) return 'lost';
  return cashedOut || opened.length === mostSafe(bet.mines) ? 'won' : 'open';
}

function multipleNow(state: MinesState): Multiple {
  if (phaseOf(state) === 'lost') return NOTHING;
  return state.opened.length === 0 ? STAKE_BACK : multipleAfter(state.bet.mines, state.opened.length);
}

function begin(rng: Rng, sent: MinesBet): MinesState {
  const bet = checkedBet(sent);
  const tiles = Array.from({ length: TILES }, (_, tile) => tile);
  return { bet, mines: shuffled(rng, tiles).slice(0, bet.mines), opened: [], cashedOut: false };
}

function act(state: MinesState, sent: MinesChoice): MinesState {
  const choice = fieldsOf(sent);
  if (choice.do !== 'open' && choice.do !== 'cash-out') throw new EngineError('choice_invalid');
  if (phaseOf(state) !== 'open') throw new EngineError('round_over');
  if (choice.do === 'cash-out') {
    if (state.opened.length === 0) throw new EngineError('nothing_open');
    return { ...state, cashedOut: true };
  }
  const { tile } = choice;
  if (!isWhole(tile, 0, TILES - 1)) throw new EngineError('choice_invalid');
  if (state.opened.includes(tile)) throw new EngineError('tile_open');
  return { ...state, opened: [...state.opened, tile] };
}

/** A round that the player left cashes out. Where no tile is open nothing was played, and the stake goes back whole. */
const finish = (state: MinesState): MinesState =>
  phaseOf(state) === 'open' ? { ...state, cashedOut: true } : state;

function result(state: MinesState): SettledAt | null {
  return phaseOf(state) === 'open' ? null : settled(state.bet.stake, multipleNow(state));
}

function shown(state: MinesState): MinesShown {
  const { bet, opened, mines } = state;
  const phase = phaseOf(state);
  const over = phase !== 'open';
  return {
    bet,
    opened,
    phase,
    multiple: multipleNow(state),
    next: over ? null : multipleAfter(bet.mines, opened.length + 1),
    mines: over ? mines : null,
  };
}

/**
 * Tiles with mines among them. The tiles 0 to 24 are shuffled as `shuffled` says (24 draws); the first ones are the mines,
 * so that the same seeds hold the mines of a bet with fewer among those of one with more. A mine ends the round, and so
 * does the last safe one that can be reached (`mostSafe`), which cashes out. `act` also refuses tile_open, and nothing_open for a cash-out too early.
 */
export const mines: Engine<MinesBet, MinesState, MinesChoice, MinesShown, SettledAt> = {
  begin,
  act,
  finish,
  spots: ({ bet }) => oneSpot(bet.stake),
  staked: ({ bet }) => bet.stake,
  result,
  shown,
};

/** What a player comes to who opens so many tiles and then cashes out. The return is 99 %, whatever they choose. */
export function minesOutcomes(count: number, safe: number): Outcome[] {
  const all = choose(TILES, safe);
  const without = choose(TILES - count, safe);
  return [outcome(without, all, multipleAfter(count, safe)), outcome(all - without, all, NOTHING)];
}
