import { baccarat } from '../engines/baccarat/baccarat';
import type { BetName } from '../engines/baccarat/rules';
import { blackjack } from '../engines/blackjack/blackjack';
import { dice } from '../engines/dice/dice';
import { holdem } from '../engines/holdem/holdem';
import { keno } from '../engines/keno/keno';
import { mines } from '../engines/mines/mines';
import type { Engine } from '../engines/play/engine';
import type { Limits, TableLimits } from '../engines/play/limits';
import { plinko } from '../engines/plinko/plinko';
import type { Kind } from '../engines/roulette/layout';
import { frenchRoulette, roulette } from '../engines/roulette/roulette';
import { videoPoker } from '../engines/video-poker/video-poker';
import { wheel } from '../engines/wheel/wheel';
import { anySlot } from '../slots/slot-engine';
import type { EngineKind } from './kinds';

/** What the service of rounds knows of an engine: nothing of its bets, states and choices. */
export type AnyEngine = Engine<unknown, unknown, unknown, unknown>;

interface EngineGame {
  engine: AnyEngine;
  /** Minor units, on each spot and together. */
  limits: TableLimits;
  /** A bet is written down as it was sent: one that is longer as JSON is none. Without it LONGEST_BET. */
  longestBet?: number;
}

/** Of a bet, as JSON, where its game needs no more. */
export const LONGEST_BET = 256;

/** A chip and its place, as JSON: a bet needs no more than one for each spot, and one besides. */
export const LONGEST_CHIP = 80;

/** The same of a choice, in every game. */
export const LONGEST_CHOICE = 128;

const chipsUpTo = (max: number): Limits => ({ min: 100, max });
const oneStake = { min: 20, max: 10_000 };
const oneSpot: TableLimits = { spots: { stake: oneStake }, total: oneStake };

// So that no spot of a roulette table can win more than 36 times 250.00 on a number.
const rouletteSpots: Record<Kind, Limits> = {
  straight: chipsUpTo(25_000),
  split: chipsUpTo(50_000),
  street: chipsUpTo(75_000),
  trio: chipsUpTo(75_000),
  corner: chipsUpTo(100_000),
  first_four: chipsUpTo(100_000),
  six_line: chipsUpTo(150_000),
  column: chipsUpTo(250_000),
  dozen: chipsUpTo(250_000),
  even_money: chipsUpTo(250_000),
};

/** Chips may lie on all 157 spots. */
const ROULETTE_BET = 12_000;

const rouletteLimits: TableLimits = { spots: rouletteSpots, total: chipsUpTo(500_000) };

const baccaratSpots: Record<BetName, Limits> = {
  banker: chipsUpTo(100_000),
  player: chipsUpTo(100_000),
  tie: chipsUpTo(25_000),
  banker_pair: chipsUpTo(25_000),
  player_pair: chipsUpTo(25_000),
};

export const ENGINE_GAMES: Record<EngineKind, EngineGame> = {
  baccarat: {
    engine: baccarat,
    limits: { spots: baccaratSpots, total: chipsUpTo(200_000) },
    longestBet: 512,
  },
  blackjack: {
    engine: blackjack,
    limits: { spots: { seat: chipsUpTo(50_000) }, total: chipsUpTo(150_000) },
    longestBet: 512,
  },
  dice: { engine: dice, limits: oneSpot },
  french_roulette: { engine: frenchRoulette, limits: rouletteLimits, longestBet: ROULETTE_BET },
  // An ante can be paid 100 times, and so can the bonus; a call of two antes comes on top.
  holdem: {
    engine: holdem,
    limits: { spots: { ante: chipsUpTo(20_000), bonus: chipsUpTo(10_000) }, total: chipsUpTo(30_000) },
  },
  keno: { engine: keno, limits: oneSpot },
  mines: { engine: mines, limits: oneSpot },
  plinko: { engine: plinko, limits: oneSpot },
  poker: { engine: videoPoker, limits: oneSpot },
  roulette: { engine: roulette, limits: rouletteLimits, longestBet: ROULETTE_BET },
  wheel: { engine: wheel, limits: oneSpot },
};

/** The engine of a round that is kept: slots are played by turns (../rounds.ts), and kept with the others. */
export const engineOf = (kind: EngineKind | 'slot'): AnyEngine =>
  kind === 'slot' ? anySlot : ENGINE_GAMES[kind].engine;
