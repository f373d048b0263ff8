import type { BlackjackShown } from '../../../engines/blackjack/result';
import { insurancePrice } from '../../../engines/blackjack/rules';
import { handTotal, type Choice } from '../../../engines/blackjack/state';
import type { ChoosingView } from '../choosing-scene';
import type { Cards } from '../cards';
import { openDealer, spokenTotal, standingOf } from './hands';
import type { SayLiveSeat } from './live-texts';

/** Nobody's turn any more, and the dealer's cards still to be seen. */
const beforeEnd = (shown: BlackjackShown): BlackjackShown => {
  const open = shown.dealer.slice(0, 1).filter((card) => card !== null);
  return {
    ...shown,
    dealer: [...open, null],
    dealerTotal: handTotal(open).total,
    turn: { phase: 'insurance', seat: -1 },
    choices: [],
  };
};

/** The table as it was dealt, without its end as long as that is not told; null before, and where it is not known. */
export function dealtOf({ round }: ChoosingView): BlackjackShown | null {
  const shown = (round?.dealt ?? null) as BlackjackShown | null;
  return shown?.turn.phase === 'over' && round?.phase === 'deciding' ? beforeEnd(shown) : shown;
}

/** Which of the engine's seats a seat of the table is; -1 for none. */
export const orderOf = ({ round }: ChoosingView, seat: number | null | undefined): number =>
  round?.seats.findIndex((one) => one.seat === seat) ?? -1;

/** All hands of a seat in words, as they stand now. */
function handsText(say: SayLiveSeat, shown: BlackjackShown, at: number): string {
  const dealer = openDealer(shown);
  const hands = shown.seats[at]?.hands ?? [];
  return hands.map((hand) => spokenTotal(say, hand, standingOf(hand, dealer))).join('; ');
}

/** What insurance costs the player; 0 where there is none for so small a stake. */
export const ownInsurancePrice = (view: ChoosingView): number =>
  insurancePrice(dealtOf(view)?.seats[orderOf(view, view.own?.seat)]?.stake ?? 0);

/** The player has said whether they insure. */
export const hasAnswered = ({ own }: ChoosingView): boolean =>
  own?.chosen.some((choice) => choice === 'insure' || choice === 'decline') ?? false;

/** What the player is asked, or waits for. */
export function askText(say: SayLiveSeat, money: (minor: number) => string, view: ChoosingView): string {
  const shown = dealtOf(view);
  const turn = view.round?.turn;
  if (!shown || !turn || !view.own) return '';
  if (turn.seat === null) {
    const price = ownInsurancePrice(view);
    if (price === 0) return '';
    return hasAnswered(view) ? say('waitInsurance') : say('askOwn', { amount: money(price) });
  }
  if (turn.seat !== view.own.seat || shown.turn.phase !== 'play') return '';
  const hands = shown.seats[shown.turn.seat]?.hands ?? [];
  const hand = hands[shown.turn.hand];
  if (!hand) return '';
  return say(hands.length > 1 ? 'turnOwnSplit' : 'turnOwn', {
    hand: shown.turn.hand + 1,
    total: spokenTotal(say, hand, 'plain'),
    dealer: shown.dealerTotal,
  });
}

/** The deal, or what seats chose since, for who hears the table. */
export function heardText(
  say: SayLiveSeat,
  cards: Pick<Cards, 'name'>,
  view: ChoosingView,
  since: number | null,
): string {
  const shown = dealtOf(view);
  if (!shown) return '';
  if (since === null) {
    const card = cards.name(shown.dealer[0] ?? null);
    const at = orderOf(view, view.own?.seat);
    const own = shown.seats[at]?.hands[0];
    if (!own) return say('heardDeal', { card });
    const names = own.cards.map((one) => cards.name(one)).join(', ');
    return say('heardOwn', { cards: names, total: handsText(say, shown, at), card });
  }
  const told = (view.round?.choices ?? []).slice(since).map(({ seat, choice }) =>
    say(seat === view.own?.seat ? 'heardYours' : 'heardChoice', {
      seat,
      choice: say(choice as Choice),
      total: handsText(say, shown, orderOf(view, seat)),
    }),
  );
  return told.join(' ');
}

/** How the player's hands ended; nothing for who watched. */
export function endedText(say: SayLiveSeat, shown: BlackjackShown, at: number): string {
  return shown.seats[at] ? say('ended', { outcomes: handsText(say, shown, at) }) : '';
}
