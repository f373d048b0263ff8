import { LONGEST_BET, type AnyEngine } from '../engine-rounds/games';
import { blackjack, deal } from '../engines/blackjack/blackjack';
import { offersAt } from '../engines/blackjack/choices';
import { DECKS, MOST_SEATS } from '../engines/blackjack/rules';
import { CHOICES, type BlackjackState } from '../engines/blackjack/state';
import {
  actOfSeat,
  isSeat,
  paysOfStakes,
  byRule,
  tableBlackjack,
  type SeatsChoice,
  type TableBet,
} from '../engines/blackjack/table';
import { shuffledShoe } from '../engines/cards/cards';
import type { Rng } from '@/lib/domain/chance/rng';
import type { Seeds } from '@/lib/domain/chance/seeds';
import { EngineError, fieldsOf } from '../engines/play/engine-error';
import type { ChoiceGame, Dealt, LiveGame, PlayedSeats } from './game';
import { INSURANCE_MS, SEAT_TURN_MS } from './limits';
import { roundRng } from './round-rng';

/** A round as all seats have played it so far. */
function tableOf(rng: Rng, { seats, choices }: PlayedSeats): BlackjackState {
  const places = seats.map(({ seat }) => seat);
  const dealt = deal(
    shuffledShoe(rng, DECKS),
    seats.map(({ stake }) => stake),
  );
  return choices.reduce((state, choice) => actOfSeat(state, places, choice), dealt);
}

const stateOf = (seeds: Seeds, dealt: Dealt): BlackjackState =>
  tableOf(roundRng('live_blackjack', seeds), dealt);
const placeOf = ({ seats }: Dealt, seat: number | undefined): number =>
  seats.findIndex((one) => one.seat === seat);

/** Seven seats, one shoe: with an ace open all are asked for insurance at once, then each seat plays in its turn. */
const choices: ChoiceGame = {
  seats: MOST_SEATS,
  asks(seeds, dealt) {
    const { turn } = stateOf(seeds, dealt);
    if (turn.phase === 'over') return null;
    if (turn.phase === 'insurance') return { seat: null, ms: INSURANCE_MS };
    return { seat: dealt.seats[turn.seat]?.seat ?? 0, ms: SEAT_TURN_MS };
  },
  offers: (seeds, dealt, { seat }) => offersAt(stateOf(seeds, dealt), placeOf(dealt, seat)),
  knows: (choice) => CHOICES.some((one) => one === choice),
  byRule: (seeds, dealt, { seat }) => byRule(stateOf(seeds, dealt), placeOf(dealt, seat)),
  shown: (seeds, dealt) => blackjack.shown(stateOf(seeds, dealt)),
  // The engine covers the dealer's second card until all have played.
  covered: (shown) => shown,
  course: ({ seats, choices: made }, { seat = 0 }) => ({
    bet: { own: seat, seats: seats.map(({ seat: place, stake }) => ({ seat: place, stake })) },
    choices: made,
    left: false,
  }),
  chosen: ({ choices: made }, { seat }) =>
    (made as readonly SeatsChoice[]).flatMap((one) => (one.seat === seat ? one.choice : [])),
  pays: (seeds, { bet, choices: made }) =>
    paysOfStakes(
      tableBlackjack.begin(roundRng('live_blackjack', seeds), bet as TableBet),
      made as readonly SeatsChoice[],
    ),
};

// The dealer's cards, one after the other; then hands are read, chips leave, wins are seen.
const BLACKJACK_MS = 14_000;
/** A table at which nobody sits has nothing to show, ms. */
const EMPTY_MS = 3_000;

export const LIVE_BLACKJACK: LiveGame = {
  drawnAs: 'blackjack',
  engine: tableBlackjack as AnyEngine,
  longestBet: LONGEST_BET,
  betAlone(sent) {
    const { seat, stake } = fieldsOf(sent);
    if (!isSeat(seat)) throw new EngineError('bet_invalid');
    return { own: seat, seats: [{ seat, stake }] };
  },
  outcome: (rng, played = { seats: [], choices: [] }) => blackjack.shown(tableOf(rng, played)),
  limits: (catalogue) => ({ spots: { seat: catalogue }, total: catalogue }),
  showMs: BLACKJACK_MS,
  emptyMs: EMPTY_MS,
  choices,
};
