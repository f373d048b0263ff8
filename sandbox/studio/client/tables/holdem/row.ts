import type { Card } from '../../../engines/cards/cards';
import { element } from '../../dom';
import type { Cards } from '../cards';

/** Places for cards beside each other, and the name of the hand that they make. */
export interface Row {
  readonly view: HTMLElement;
  clear(): void;
  /** Lays cards on places that are empty, null for one face down; those that came are the answer. */
  lay(cards: readonly (Card | null)[]): HTMLElement[];
  /** Turns cards that lie face down over, all at once. */
  turn(cards: readonly Card[], moving: boolean): Promise<void>;
  /** What lies there. */
  readonly lying: readonly (Card | null)[];
  /** Names the hand; empty for a hand of which nothing is said yet. */
  tell(label: string, text: string, standing: 'plain' | 'win' | 'lose'): void;
}

export function createRow(name: string, size: number, cards: Cards): Row {
  const places = Array.from({ length: size }, () => element('span', { class: 'place' }));
  const hand = element('span', { class: 'hand-name' });
  const view = element(
    'div',
    { class: `row ${name}`, role: 'group' },
    element('span', { class: 'cards' }, ...places),
    hand,
  );
  let laid: { card: Card | null; view: HTMLElement }[] = [];
  return {
    view,
    get lying() {
      return laid.map(({ card }) => card);
    },
    clear() {
      laid = [];
      for (const place of places) place.replaceChildren();
      view.removeAttribute('data-standing');
      hand.textContent = '';
    },
    lay(wanted) {
      return wanted.slice(laid.length).map((card) => {
        const made = cards.lay(card);
        places[laid.length]?.append(made);
        laid.push({ card, view: made });
        return made;
      });
    },
    async turn(wanted, moving) {
      const hidden = laid.flatMap((one, at) =>
        one.card === null ? [{ one, card: wanted[at] ?? null }] : [],
      );
      await Promise.all(
        hidden.map(({ one, card }) => {
          one.card = card;
          if (moving) return cards.turn(one.view, card);
          cards.set(one.view, card);
          return Promise.resolve();
        }),
      );
    },
    tell(label, text, standing) {
      view.setAttribute('aria-label', label);
      view.dataset['standing'] = standing;
      hand.textContent = text;
    },
  };
}
