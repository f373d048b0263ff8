import type { Card } from '../../../engines/cards/cards';
import { element } from '../../dom';
import type { Cards } from '../cards';
import { pile } from '../chips';
import { move } from '../motion';
import type { SceneTools } from '../scene';
import { handsPay, spokenTotal, standingOf, totalText, type SaySeat, type ShownSeat } from './hands';
import { laidIn, type NewCard } from './laid-cards';

const CHIP_DOWN_MS = 180;
const CHIPS_AWAY_MS = 240;

/** What a seat is drawn from. */
export interface SeatView {
  seat: ShownSeat;
  /** The hand whose turn it is, or `all` when the seat is asked for insurance. */
  turn: number | 'all' | null;
  /** The dealer's cards once the round is over. */
  dealer: readonly Card[] | null;
}

/** What a seat is called, with the chips that lie there: minor units. */
export type SeatNamer = (seat: number, amount: number, open: boolean) => string;

/** A place at the table: where chips are laid, and the hands that are played there. */
export function createSeat(
  at: number,
  fromMiddle: number,
  { money, calm }: Pick<SceneTools, 'money' | 'calm'>,
  say: SaySeat,
  cards: Cards,
  layChip: () => void,
  nameOf?: SeatNamer,
) {
  const number = at + 1;
  const add = element('span', { class: 'add', 'aria-hidden': 'true' }, say('addHand'));
  const spot = element('button', { type: 'button', class: 'spot' });
  const insured = element('span', { class: 'insured' });
  const hands = element('div', { class: 'hands' });
  const root = element('div', { class: 'seat' }, hands, spot, insured);
  root.style.setProperty('--i', String(fromMiddle));
  spot.addEventListener('click', layChip);
  let laid: { card: Card; view: HTMLElement }[] = [];
  let chips = 0;

  const name = (amount: number, open: boolean) => {
    if (nameOf) return nameOf(number, amount, open);
    const values = { seat: number, amount: money(amount) };
    if (amount === 0) return say(open ? 'seatFree' : 'seat', values);
    return say(open ? 'seatLaid' : 'seatPlayed', values);
  };
  const setChips = (amount: number, open: boolean) => {
    spot.setAttribute('aria-label', name(amount, open));
    spot.disabled = !open;
    if (amount === chips && spot.hasChildNodes()) return;
    const more = amount > chips;
    chips = amount;
    spot.replaceChildren(amount > 0 ? pile(amount, money) : add);
    const drawn = spot.querySelector('.chip');
    if (more && drawn && !calm)
      void move(
        drawn,
        [
          { transform: 'translateY(40px)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: CHIP_DOWN_MS },
      );
  };
  setChips(0, true);

  const drawHand = (view: SeatView, index: number, laidCards: HTMLElement[]) => {
    const hand = view.seat.hands[index];
    if (!hand) return null;
    const standing = standingOf(hand, view.dealer);
    // What stands there where words have no room.
    const totalAlone = standing === 'plain' ? totalText(say, hand, standing) : hand.total;
    const values = { seat: number, hand: index + 1, total: spokenTotal(say, hand, standing) };
    return element(
      'div',
      {
        class: 'hand',
        role: 'group',
        'aria-label': say(view.seat.hands.length > 1 ? 'splitHand' : 'hand', values),
        'data-turn': view.turn === index || view.turn === 'all',
        'data-standing': standing,
      },
      element('span', { class: 'total', 'data-total': totalAlone }, totalText(say, hand, standing)),
      element('span', { class: 'cards' }, ...laidCards),
    );
  };

  return {
    root,
    setChips,
    /** The spot takes chips for the next round. */
    open() {
      spot.disabled = false;
      spot.setAttribute('aria-label', name(0, true));
    },
    clear() {
      laid = [];
      hands.replaceChildren();
      insured.textContent = '';
      for (const mark of ['data-turn', 'data-hands', 'data-paid']) root.removeAttribute(mark);
      setChips(0, false);
    },
    /** Draws the seat; new cards lie there already, their totals are not told yet. */
    draw(view: SeatView): NewCard[] {
      const { seat, turn } = view;
      const now = laidIn(
        seat.hands.map((hand) => hand.cards),
        laid,
        cards.lay,
      );
      laid = now.hands.flat();
      const fresh = new Set(now.fresh.map((card) => card.view));
      const drawn = now.hands.map((hand, index) => {
        const views = hand.map((card) => card.view);
        const made = drawHand(view, index, views);
        made?.toggleAttribute(
          'data-new',
          views.some((card) => fresh.has(card)),
        );
        return made;
      });
      hands.replaceChildren(...drawn.filter((hand) => hand !== null));
      root.toggleAttribute('data-turn', turn !== null);
      if (seat.hands.length > 1) root.dataset['hands'] = seat.hands.length > 2 ? 'many' : 'two';
      else delete root.dataset['hands'];
      const { insurance } = seat;
      insured.textContent = insurance ? say('insured', { amount: money(insurance) }) : '';
      setChips(
        seat.hands.reduce((sum, { stake }) => sum + stake, 0),
        false,
      );
      return now.fresh;
    },
    /** Tells the totals of hands that got new cards. */
    tell() {
      for (const hand of hands.children) hand.removeAttribute('data-new');
    },
    /** What comes back lies on the spot, what is lost leaves it. */
    async settle(seat: ShownSeat, dealer: readonly Card[], moving: boolean) {
      const pay = handsPay(seat, dealer);
      const stake = seat.hands.reduce((sum, hand) => sum + hand.stake, 0);
      const drawn = spot.querySelector('.chip');
      if (pay === 0 && drawn && moving)
        await move(
          drawn,
          [
            { transform: 'none', opacity: 1 },
            { transform: 'translateY(-60px)', opacity: 0 },
          ],
          { duration: CHIPS_AWAY_MS },
        );
      setChips(pay, false);
      if (pay === 0) spot.replaceChildren();
      root.toggleAttribute('data-paid', pay > stake);
    },
  };
}
