import type { LanguageCode } from '@/lib/domain/locales';
import type { BlackjackShown } from '../../../engines/blackjack/result';
import { element } from '../../dom';
import { createCards } from '../cards';
import type { SceneTools } from '../scene';
import { cardTable, lamp, shoe as drawShoe } from '../table-pieces';
import { createDealer } from './dealer';
import { tableText } from './table-text';
import { allOpen, type SaySeat } from './hands';
import { sliding, type NewCard } from './laid-cards';
import { PLACES, type LaidChips, type Place } from './places';
import { createSeat, type SeatNamer, type SeatView } from './seat';

const MIDDLE = (PLACES.length - 1) / 2;

export interface Board {
  readonly root: HTMLElement;
  /** Chips of a bet that is being prepared. */
  setChips(laid: LaidChips, open: boolean): void;
  /** Chips of one place: those of a bet, or of one that is being prepared. */
  setSeat(place: Place, amount: number, open: boolean): void;
  /** Chips may be laid on all spots, while the last round still lies there. */
  openSpots(): void;
  /** Takes all cards away. */
  clear(): void;
  /**
   * Draws a round; resolves when all that is new has been seen.
   * @param own the seat that is drawn larger, whoever's turn it is
   */
  show(shown: BlackjackShown, places: readonly Place[], moving: boolean, own?: Place | null): Promise<void>;
}

/** The table: the dealer, seven places, and the cards that go between them. */
export function createBoard(
  tools: SceneTools,
  language: LanguageCode,
  say: SaySeat,
  layChip: (place: Place) => void,
  nameOf?: SeatNamer,
): Board {
  const cards = createCards(language, tools);
  const shoe = drawShoe();
  const dealer = createDealer(say, cards, shoe);
  const seats = new Map(
    PLACES.map((place, at) => [
      place,
      createSeat(at, at - MIDDLE, tools, say, cards, () => layChip(place), nameOf),
    ]),
  );
  const root = element(
    'div',
    { class: 'blackjack', 'data-phase': 'bet' },
    element(
      'div',
      { class: 'seats', role: 'group', 'aria-label': say('seats') },
      ...[...seats.values()].map((seat) => seat.root),
    ),
  );
  root.prepend(...cardTable(), lamp(), shoe, tableText(say), dealer.root);
  let large: Place | null = null;

  /** One seat is drawn larger where there is little room: the one in turn, at the end the one that was last. */
  const enlarge = (shown: BlackjackShown, places: readonly Place[], own: Place | null) => {
    const { turn } = shown;
    if (turn.phase !== 'over') large = places[turn.seat] ?? null;
    large = own ?? large;
    if (!large || !places.includes(large)) large = places[Math.floor((places.length - 1) / 2)] ?? null;
    for (const [place, seat] of seats) seat.root.toggleAttribute('data-large', place === large);
  };
  const viewOf = (shown: BlackjackShown, at: number): SeatView | null => {
    const seat = shown.seats[at];
    if (!seat) return null;
    const { turn } = shown;
    const mine = turn.phase !== 'over' && turn.seat === at;
    return {
      seat,
      turn: mine ? (turn.phase === 'play' ? turn.hand : 'all') : null,
      // A hand's end is told when the dealer has played.
      dealer: null,
    };
  };
  const drawSeats = (shown: BlackjackShown, places: readonly Place[]): NewCard[] => {
    for (const [place, seat] of seats) if (!places.includes(place)) seat.clear();
    return places.flatMap((place, at) => {
      const view = viewOf(shown, at);
      return (view && seats.get(place)?.draw(view)) ?? [];
    });
  };
  const tell = () => {
    for (const seat of seats.values()) seat.tell();
    dealer.tell();
  };
  const settle = async (shown: BlackjackShown, places: readonly Place[], moving: boolean) => {
    const { dealer: open } = shown;
    if (!allOpen(open)) return;
    await Promise.all(
      places.map(async (place, at) => {
        const [view, seat] = [viewOf(shown, at), seats.get(place)];
        if (!view || !seat) return;
        seat.draw({ ...view, dealer: open });
        await seat.settle(view.seat, open, moving);
      }),
    );
  };

  return {
    root,
    setChips(laid, open) {
      for (const [place, seat] of seats) seat.setChips(laid.get(place) ?? 0, open);
    },
    setSeat(place, amount, open) {
      seats.get(place)?.setChips(amount, open);
    },
    openSpots() {
      for (const seat of seats.values()) seat.open();
    },
    clear() {
      for (const seat of seats.values()) seat.clear();
      dealer.clear();
      root.dataset['phase'] = 'bet';
    },
    async show(shown, places, moving, own = null) {
      const over = shown.turn.phase === 'over';
      root.dataset['phase'] = shown.turn.phase;
      // The end is seen as it comes: first the players' cards, then the dealer's.
      const dealt =
        moving && over ? shown.dealer.slice(0, 2).map((card, at) => (at === 0 ? card : null)) : shown.dealer;
      const fresh: NewCard[] = [];
      const draw = () => {
        enlarge(shown, places, own);
        fresh.push(...drawSeats(shown, places), ...dealer.draw(dealt));
      };
      if (moving) {
        const slid = sliding(root, draw);
        const inOrder = fresh.toSorted((one, other) => one.round - other.round).map(({ view }) => view);
        await Promise.all([slid, cards.deal(inOrder, shoe)]);
      } else draw();
      tell();
      if (moving && allOpen(shown.dealer)) await dealer.play(shown.dealer);
      if (over) await settle(shown, places, moving);
    },
  };
}
