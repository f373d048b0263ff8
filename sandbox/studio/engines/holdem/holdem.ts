import { shuffledShoe, type Card } from '../cards/cards';
import type { Engine } from '../play/engine';
import { EngineError, fieldsOf } from '../play/engine-error';
import type { Spot } from '../play/limits';
import {
  checkedStake,
  NOTHING,
  paidAt,
  STAKE_BACK,
  together,
  type Multiple,
  type Settled,
} from '../play/stake';
import { handValue, kindOf, type HandKind } from '../poker/hands';
import { anteMultiple, bonusMultiple, CALL, CALL_WON, qualifies } from './rules';

const CHOICES = ['call', 'fold'] as const;
export type HoldemChoice = (typeof CHOICES)[number];

export interface HoldemBets {
  /** Minor units. */
  ante: number;
  /** Of the side bet on the player's cards and the flop; 0 or left out for none. */
  bonus?: number;
}

/** A round, secrets included. Plain JSON; never sent to a player. */
export interface HoldemState {
  /** Minor units. */
  ante: number;
  bonus: number;
  /** The first nine of the deck: two of the player, two of the dealer, the flop, turn and river. */
  cards: Card[];
  /** Null while the round waits for it. */
  choice: HoldemChoice | null;
}

export interface HoldemShown {
  ante: number;
  bonus: number;
  /** The player's two cards. */
  own: Card[];
  /** Three cards, and all five once the round is over. */
  board: Card[];
  /** The dealer's two cards, null before the round is over. */
  dealer: Card[] | null;
  choice: HoldemChoice | null;
  /** What a call costs, minor units; null once the round is over. */
  callStake: number | null;
}

/** `not_qualified`: the dealer has less than a pair of fours. */
export type HoldemOutcome = 'folded' | 'not_qualified' | 'won' | 'tied' | 'lost';

export interface HoldemResult extends Settled {
  outcome: HoldemOutcome;
  /** Hands of the best five of seven, what the player folded included. */
  player: HandKind;
  dealer: HandKind;
  /** What each of the three bets came to. */
  bets: { ante: Settled; call: Settled; bonus: Settled };
}

const OWN = 2;
const DEALER = 4;
const FLOP = 7;
const DEALT = 9;

export const ownOf = ({ cards }: HoldemState): Card[] => cards.slice(0, OWN);
const dealerOf = ({ cards }: HoldemState): Card[] => cards.slice(OWN, DEALER);
const boardOf = ({ cards }: HoldemState): Card[] => cards.slice(DEALER);
export const flopOf = ({ cards }: HoldemState): Card[] => cards.slice(DEALER, FLOP);

const callStake = ({ ante }: HoldemState): number => CALL * ante;

/** What ante and call give back for each outcome; the ante that wins goes by the player's hand. */
const GIVES_BACK: Readonly<Record<HoldemOutcome, { ante: Multiple | 'by_hand'; call: Multiple }>> = {
  folded: { ante: NOTHING, call: NOTHING },
  not_qualified: { ante: 'by_hand', call: STAKE_BACK },
  won: { ante: 'by_hand', call: CALL_WON },
  tied: { ante: STAKE_BACK, call: STAKE_BACK },
  lost: { ante: NOTHING, call: NOTHING },
};

function outcomeOf(choice: HoldemChoice, player: number, dealer: number): HoldemOutcome {
  if (choice === 'fold') return 'folded';
  if (!qualifies(dealer)) return 'not_qualified';
  if (player === dealer) return 'tied';
  return player > dealer ? 'won' : 'lost';
}

const spots = ({ ante, bonus }: HoldemState): Spot<'ante' | 'bonus'>[] => [
  { kind: 'ante', stake: ante },
  ...(bonus > 0 ? [{ kind: 'bonus' as const, stake: bonus }] : []),
];

const staked = (state: HoldemState): number =>
  state.ante + state.bonus + (state.choice === 'call' ? callStake(state) : 0);

/** All multiples are whole: nothing is rounded. */
function result(state: HoldemState): HoldemResult | null {
  const { choice } = state;
  if (!choice) return null;
  const player = handValue([...ownOf(state), ...boardOf(state)]);
  const dealer = handValue([...dealerOf(state), ...boardOf(state)]);
  const outcome = outcomeOf(choice, player, dealer);
  const { ante, call } = GIVES_BACK[outcome];
  const paid = (stake: number, multiple: Multiple): Settled => ({ stake, pay: paidAt(stake, multiple) });
  const bets = {
    ante: paid(state.ante, ante === 'by_hand' ? anteMultiple(player) : ante),
    call: paid(choice === 'call' ? callStake(state) : 0, call),
    bonus: paid(state.bonus, bonusMultiple(handValue([...ownOf(state), ...flopOf(state)]))),
  };
  return {
    ...together(Object.values(bets)),
    outcome,
    player: kindOf(player),
    dealer: kindOf(dealer),
    bets,
  };
}

function act(state: HoldemState, sent: HoldemChoice): HoldemState {
  const choice = CHOICES.find((one) => one === sent);
  if (!choice) throw new EngineError('choice_invalid');
  if (state.choice) throw new EngineError('round_over');
  return { ...state, choice };
}

/** What the player may know now: two own cards and the flop, and everything once the round is over. */
function shown(state: HoldemState): HoldemShown {
  const { ante, bonus, choice } = state;
  return {
    ante,
    bonus,
    own: ownOf(state),
    board: choice ? boardOf(state) : flopOf(state),
    dealer: choice ? dealerOf(state) : null,
    choice,
    callStake: choice ? null : callStake(state),
  };
}

/**
 * Casino hold'em. One deck as `shuffledShoe` puts it in order (51 draws). From its beginning: two cards to the player, two
 * to the dealer, three of the flop, the turn, the river. All of them are decided before the player chooses: to call, which
 * stakes CALL antes more, or to fold. Either ends the round. A round that the player left is folded, however good the hand
 * is: a call would stake money that nobody put up. The bonus bet needs no choice and is paid.
 */
export const holdem: Engine<HoldemBets, HoldemState, HoldemChoice, HoldemShown, HoldemResult> = {
  begin: (rng, sent) => {
    const { ante, bonus = 0 } = fieldsOf(sent);
    if (ante === undefined) throw new EngineError('bet_invalid');
    const checked = { ante: checkedStake(ante), bonus: bonus === 0 ? 0 : checkedStake(bonus) };
    return { ...checked, cards: shuffledShoe(rng, 1).slice(0, DEALT), choice: null };
  },
  act,
  finish: (state) => (state.choice ? state : act(state, 'fold')),
  spots,
  staked,
  result,
  shown,
};
