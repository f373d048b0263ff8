import type { Currency } from '@/lib/money/money';
import { INSURANCE_PAY } from '../../../engines/blackjack/rules';
import type { BlackjackShown } from '../../../engines/blackjack/result';
import type { Choice } from '../../../engines/blackjack/state';
import { paidAt } from '../../../engines/play/stake';
import { INSURANCE_MS, KEEP_SEAT_MS, SEAT_TURN_MS } from '../../../live/limits';
import { isBlackjack } from '../../../engines/blackjack/state';
import type { ChoosingView } from '../choosing-scene';
import { allOpen, handsPay } from './hands';
import type { SayLiveSeat } from './live-texts';
import type { Tag } from './owners';
import type { Place } from './places';
import type { SeenSeat } from './seats-seen';

/** A choice is written at its seat for so long, ms. */
const DID_MS = 1_800;

/** The last choice of each seat, and when it was seen by the studio's clock. */
export type Did = ReadonlyMap<Place, { choice: Choice; at: number }>;

/** What the tags are written from. */
export interface TagTools {
  say: SayLiveSeat;
  moneyIn(currency: Currency): (minor: number) => string;
  /** Who looks plays with play money: theirs needs no mark. */
  isDemo: boolean;
}

/** What a seat got back, insurance included; null before the dealer's cards lie open. */
function paidTo({ seats, dealer }: BlackjackShown, at: number): number | null {
  const seat = seats[at];
  if (!seat || !allOpen(dealer)) return null;
  const insured = isBlackjack(dealer) ? paidAt(seat.insurance ?? 0, INSURANCE_PAY) : 0;
  return handsPay(seat, dealer) + insured;
}

/** The part of a turn that is left at a seat; null where nobody is waited for. */
function shareOf({ round, clock, own }: ChoosingView, { number }: SeenSeat): number | null {
  const turn = round?.phase === 'deciding' ? round.turn : null;
  if (!turn || clock === null) return null;
  const left = Math.max(0, turn.until - clock);
  if (turn.seat === number) return Math.min(1, left / SEAT_TURN_MS);
  const asked = turn.seat === null && own?.seat === number;
  return asked ? Math.min(1, left / INSURANCE_MS) : null;
}

/**
 * What stands below a seat.
 * @param ended the round as its end was seen, and at which place in it the seat played; null before
 */
export function tagOf(
  { say, moneyIn, isDemo }: TagTools,
  view: ChoosingView,
  seat: SeenSeat,
  ended: { shown: BlackjackShown; at: number } | null,
  did: { choice: Choice; at: number } | undefined,
): Tag {
  const { owner, bet, leftMs, number } = seat;
  const isOpen = view.round?.phase === 'waiting';
  const tag: Tag = {
    ...{ owner, name: '', figure: '', demo: false, won: false, chose: false },
    share: shareOf(view, seat),
    turn: view.round?.turn?.seat === number,
  };
  if (owner === 'free') return { ...tag, name: isOpen ? '' : say('tagEmpty') };
  if (owner === 'kept' || owner === 'yours')
    return {
      ...tag,
      name: say(owner === 'kept' ? 'tagKept' : 'tagYours'),
      figure: say('tagSeconds', { seconds: Math.ceil(leftMs / 1_000) }),
      share: leftMs / KEEP_SEAT_MS,
    };
  // That a seat takes no insurance needs no word.
  const isTold =
    did !== undefined && did.choice !== 'decline' && view.clock !== null && view.clock - did.at < DID_MS;
  const who = owner === 'own' ? say('tagYou') : (bet?.[1] ?? '');
  const stake = bet?.[2] ?? view.own?.stake ?? 0;
  const paid = ended && paidTo(ended.shown, ended.at);
  const money = bet ? moneyIn(bet[3]) : String;
  return {
    ...tag,
    name: isTold ? say(did.choice) : who,
    chose: isTold,
    // What is lost leaves the seat without a word.
    figure: bet && paid !== 0 ? money(paid ?? stake) : '',
    demo: !isDemo && bet?.[4] === 1,
    won: paid !== null && paid > stake,
  };
}
