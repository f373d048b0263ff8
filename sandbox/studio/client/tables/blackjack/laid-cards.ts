import type { Card } from '../../../engines/cards/cards';
import { move } from '../motion';

/** A card that came to the table just now; `round` is its place in its hand, as dealers go around. */
export interface NewCard {
  view: HTMLElement;
  round: number;
}

interface LaidCard {
  card: Card;
  view: HTMLElement;
}

/**
 * The elements for the cards of some hands. A card that lay there before stays the same element, though it may lie in
 * another hand now; first cards of hands are looked for first, because a split leaves them and adds the others.
 */
export function laidIn(
  hands: readonly (readonly Card[])[],
  before: readonly LaidCard[],
  lay: (card: Card) => HTMLElement,
): { hands: LaidCard[][]; fresh: NewCard[] } {
  const left = [...before];
  const fresh: NewCard[] = [];
  const take = (card: Card, round: number): LaidCard => {
    const at = left.findIndex((old) => old.card === card);
    const [kept] = at < 0 ? [] : left.splice(at, 1);
    if (kept) return kept;
    const view = lay(card);
    fresh.push({ view, round });
    return { card, view };
  };
  const firsts = hands.map((cards) => cards.slice(0, 1).map((card) => take(card, 0)));
  const laid = hands.map((cards, hand) => [
    ...(firsts[hand] ?? []),
    ...cards.slice(1).map((card, at) => take(card, at + 1)),
  ]);
  return { hands: laid, fresh };
}

const SLIDE_MS = 180;

/** Lets cards slide from where they lay to where they lie after a change. */
export async function sliding(table: Element, change: () => void): Promise<void> {
  const cards = [...table.querySelectorAll('.playing-card')];
  const before = cards.map((card) => card.getBoundingClientRect());
  change();
  await Promise.all(
    cards.map(async (card, at) => {
      const from = before[at];
      if (!from || !card.isConnected) return;
      const to = card.getBoundingClientRect();
      const across = from.left + from.width / 2 - (to.left + to.width / 2);
      const down = from.top + from.height / 2 - (to.top + to.height / 2);
      if (Math.abs(across) + Math.abs(down) < 1) return;
      const scale = from.width / to.width;
      await move(
        card,
        [{ transform: `translate(${across}px, ${down}px) scale(${scale})` }, { transform: 'none' }],
        { duration: SLIDE_MS },
      );
    }),
  );
}
