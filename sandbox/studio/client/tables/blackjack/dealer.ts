import type { Card } from '../../../engines/cards/cards';
import { handTotal } from '../../../engines/blackjack/state';
import { element } from '../../dom';
import { delay } from '../../pace';
import type { Cards } from '../cards';
import type { SaySeat } from './hands';
import type { NewCard } from './laid-cards';

/** Time to see a card before the dealer takes the next one, ms. */
const LOOK_MS = 350;

/** The dealer's cards, the second of which lies face down as long as the round goes on. */
export function createDealer(say: SaySeat, cards: Cards, shoe: Element) {
  const row = element('span', { class: 'cards' });
  const total = element('span', { class: 'total' });
  const root = element('div', { class: 'dealer', role: 'group' }, row, total);
  let laid: { card: Card | null; view: HTMLElement }[] = [];

  const lay = (card: Card | null, at: number): NewCard => {
    const view = cards.lay(card);
    laid.push({ card, view });
    row.append(view);
    root.style.setProperty('--count', String(laid.length));
    return { view, round: at };
  };
  const tell = () => {
    const open = laid.map(({ card }) => card).filter((card) => card !== null);
    const shown = open.length > 0 ? String(handTotal(open).total) : '';
    total.textContent = shown;
    root.setAttribute('aria-label', say('dealer', { total: shown }));
    root.toggleAttribute('data-empty', laid.length === 0);
  };
  const clear = () => {
    laid = [];
    row.replaceChildren();
    tell();
  };
  clear();

  return {
    root,
    tell,
    clear,
    /** Lays cards that don't lie there yet; their total is not told yet. Other cards than before begin anew. */
    draw(shown: readonly (Card | null)[]): NewCard[] {
      const same = laid.every(({ card }, at) => at < shown.length && card === shown[at]);
      if (!same) clear();
      const from = laid.length;
      return shown.slice(from).map((card, at) => lay(card, from + at));
    },
    /** Turns the hidden card, then takes the others one by one. */
    async play(shown: readonly Card[]): Promise<void> {
      for (const [at, card] of shown.entries()) {
        const before = laid[at];
        if (before?.card === card) continue;
        await delay(LOOK_MS);
        if (before) {
          before.card = card;
          await cards.turn(before.view, card);
        } else await cards.deal([lay(card, at).view], shoe);
        tell();
      }
    },
  };
}
