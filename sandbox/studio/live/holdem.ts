import { ENGINE_GAMES, LONGEST_BET } from '../engine-rounds/games';
import type { Rng } from '@/lib/domain/chance/rng';
import type { Seeds } from '@/lib/domain/chance/seeds';
import { holdem, type HoldemChoice, type HoldemShown, type HoldemState } from '../engines/holdem/holdem';
import { CALL } from '../engines/holdem/rules';
import type { Limits } from '../engines/play/limits';
import type { ChoiceGame, LiveGame } from './game';
import { CALL_MS } from './limits';
import { roundRng } from './round-rng';

/** Cards of the board that lie open while players choose. */
const FLOP = 3;

const CHOICES: readonly string[] = ['call', 'fold'] satisfies HoldemChoice[];

/** The hand that all play: the cards follow from the seeds alone, whatever is staked. */
const handOf = (rng: Rng): HoldemState => holdem.begin(rng, { ante: 1 });
const drawn = (seeds: Seeds): HoldemState => handOf(roundRng('live_holdem', seeds));

/** One hand for everybody: who has bet calls or folds, all at the same time, each for themselves. */
const choices: ChoiceGame = {
  seats: 0,
  asks: (_seeds, _dealt, undecided) => (undecided > 0 ? { seat: null, ms: CALL_MS } : null),
  offers(_seeds, _dealt, { bet, made }) {
    if (made && made.length > 0) return [];
    const { ante } = bet as { ante: number };
    return [
      { choice: 'call', price: CALL * ante },
      { choice: 'fold', price: 0 },
    ];
  },
  knows: (choice) => CHOICES.includes(choice),
  byRule: () => ['fold'],
  shown(seeds, _dealt, isOver) {
    const hand = drawn(seeds);
    const { own, board, dealer } = holdem.shown(isOver ? holdem.finish(hand) : hand);
    return { ante: 0, bonus: 0, own, board, dealer, choice: null, callStake: null };
  },
  covered(shown) {
    const { board } = shown as HoldemShown;
    return { ...shown, board: board.slice(0, FLOP), dealer: null };
  },
  course: (_dealt, { bet, made = [] }, isOver) => ({
    bet,
    choices: made.map(({ choice }) => choice),
    left: isOver && made.length === 0,
  }),
  chosen: ({ choices: made, left }) => (left ? ['fold'] : made.map(String)),
  pays(seeds, course) {
    const begun = holdem.begin(roundRng('live_holdem', seeds), course.bet as HoldemState);
    const called = course.choices[0] === 'call';
    const result = holdem.result(called ? holdem.act(begun, 'call') : holdem.finish(begun));
    if (!result) throw new RangeError('the round goes on');
    const { ante, bonus, call } = result.bets;
    return [ante.pay + bonus.pay, ...(called ? [call.pay] : [])];
  },
};

/** The ante takes a tenth of the catalogue's highest stake, because it can be paid a hundred times; the bonus half of that. */
function limits({ min, max }: Limits) {
  const upTo = (share: number): Limits => ({ min, max: Math.max(min, Math.floor(max / share)) });
  return { spots: { ante: upTo(10), bonus: upTo(20) }, total: { min, max } };
}

// Turn, river and the dealer's two cards; then hands are read, chips leave, wins are seen.
const HOLDEM_MS = 13_000;

export const LIVE_HOLDEM: LiveGame = {
  drawnAs: 'holdem',
  engine: ENGINE_GAMES.holdem.engine,
  longestBet: LONGEST_BET,
  outcome(rng) {
    const { own, board, dealer } = holdem.shown(holdem.finish(handOf(rng)));
    return { own, board, dealer };
  },
  limits,
  showMs: HOLDEM_MS,
  choices,
};
