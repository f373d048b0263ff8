import type { Engine } from '../play/engine';
import { EngineError, fieldsOf, isWhole, listOf } from '../play/engine-error';
import { actAt, blackjack } from './blackjack';
import type { BlackjackShown, SeatResult } from './result';
import { MOST_SEATS } from './rules';
import { CHOICES, type BlackjackState, type Choice } from './state';

/** A seat of a table that is played, from 1, and its stake in minor units. */
export interface SeatStake {
  seat: number;
  stake: number;
}

/** A choice of a seat. */
export interface SeatsChoice {
  seat: number;
  choice: string;
}

/** A player's bet at a table with others: every seat that is played, in their order, and which is the player's. */
export interface TableBet {
  seats: readonly SeatStake[];
  own: number;
}

/** A round of a table, secrets included. Plain JSON. */
export interface TableState {
  /** Seats that are played, in their order: the engine's own count them from 0. */
  places: readonly number[];
  /** The player's, from 0 among those that are played. */
  own: number;
  game: BlackjackState;
}

export const isSeat = (value: unknown): value is number => isWhole(value, 1, MOST_SEATS);

function checkedBet(sent: unknown): { places: number[]; stakes: unknown[]; own: number } {
  const { seats, own } = fieldsOf(sent);
  const fields = listOf(seats, MOST_SEATS).map(fieldsOf);
  const places = fields.flatMap(({ seat }) => (isSeat(seat) ? [seat] : []));
  const inOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? place));
  const at = places.findIndex((place) => place === own);
  if (places.length !== fields.length || !inOrder || at < 0) throw new EngineError('bet_invalid');
  return { places, stakes: fields.map(({ stake }) => stake), own: at };
}

/** The round after a choice of a seat, by its number at the table. */
export function actOfSeat(
  game: BlackjackState,
  places: readonly number[],
  { seat, choice }: SeatsChoice,
): BlackjackState {
  const known = CHOICES.find((one) => one === choice);
  const at = places.indexOf(seat);
  if (!known || at < 0) throw new EngineError('choice_invalid');
  return actAt(game, at, known);
}

/** What a seat that says nothing does in this turn: no insurance; and it stands on every hand that it has. */
export function byRule(game: BlackjackState, at: number): Choice[] {
  if (game.turn.phase === 'insurance') return ['decline'];
  const chosen: Choice[] = [];
  for (let now = game; now.turn.phase === 'play' && now.turn.seat === at; now = actAt(now, at, 'stand'))
    chosen.push('stand');
  return chosen;
}

const resultOf = ({ game, own }: TableState): SeatResult | null => blackjack.result(game)?.seats[own] ?? null;

/**
 * Blackjack at a table with others, as one of its players has it: dealt from one shoe for every seat that is played, so the
 * cards follow from the seeds, from which seats are played, and from the choices of all of them in their order. What it costs
 * and pays is what the player's own seat does. A round that was left declines and stands at every seat.
 */
export const tableBlackjack: Engine<TableBet, TableState, SeatsChoice, BlackjackShown, SeatResult> = {
  begin(rng, sent) {
    const { places, stakes, own } = checkedBet(sent);
    return { places, own, game: blackjack.begin(rng, stakes as number[]) };
  },
  act: (state, sent) => {
    const { seat, choice } = fieldsOf(sent) as Partial<SeatsChoice>;
    if (!isSeat(seat) || typeof choice !== 'string') throw new EngineError('choice_invalid');
    return { ...state, game: actOfSeat(state.game, state.places, { seat, choice }) };
  },
  finish: (state) => ({ ...state, game: blackjack.finish(state.game) }),
  spots: ({ game, own }) => blackjack.spots(game).slice(own, own + 1),
  staked({ game, own }) {
    const seat = game.seats[own];
    return (seat?.hands ?? []).reduce((sum, { stake }) => sum + stake, seat?.insurance ?? 0);
  },
  result: resultOf,
  shown: ({ game }) => blackjack.shown(game),
};

/** What choices of a seat put its money on: each stake by its number, the first being 0, those of choices in their order. */
interface Laid {
  hands: (readonly number[])[];
  insurance: number | null;
  stakes: number;
}

function laidBy(laid: Laid, { turn }: BlackjackState, choice: string): Laid {
  const { hands, stakes } = laid;
  if (choice === 'insure') return { ...laid, insurance: stakes, stakes: stakes + 1 };
  if (turn.phase !== 'play' || (choice !== 'double' && choice !== 'split')) return laid;
  const hand = hands[turn.hand] ?? [];
  const after = choice === 'double' ? [[...hand, stakes]] : [hand, [stakes]];
  return { ...laid, hands: hands.toSpliced(turn.hand, 1, ...after), stakes: stakes + 1 };
}

/**
 * What each stake of the player's seat pays: the bet itself, then what choices added, in their order. A doubled hand pays half
 * on each of its two stakes, the odd unit on the first. Together they are the seat's pay.
 * @param begun the round as it was dealt. @param choices of all seats, to the end of the round
 */
export function paysOfStakes(begun: TableState, choices: readonly SeatsChoice[]): number[] {
  let laid: Laid = { hands: [[0]], insurance: null, stakes: 1 };
  let state = begun;
  for (const one of choices) {
    if (one.seat === begun.places[begun.own]) laid = laidBy(laid, state.game, one.choice);
    state = tableBlackjack.act(state, one);
  }
  const result = resultOf(state);
  if (!result) throw new RangeError('the round goes on');
  const pays = Array.from({ length: laid.stakes }, () => 0);
  const put = (stakes: readonly number[], pay: number) => {
    const each = Math.floor(pay / stakes.length);
    for (const [at, stake] of stakes.entries())
      pays[stake] = at === 0 ? pay - each * (stakes.length - 1) : each;
  };
  for (const [at, stakes] of laid.hands.entries()) put(stakes, result.hands[at]?.pay ?? 0);
  if (laid.insurance !== null) put([laid.insurance], result.insurance.pay);
  return pays;
}
