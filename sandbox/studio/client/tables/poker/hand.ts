import type { Card } from '../../../engines/cards/cards';
import { HAND_SIZE } from '../../../engines/video-poker/holds';
import { element } from '../../dom';
import { delay } from '../../pace';
import type { Cards } from '../cards';
import { setDisabled } from '../press';
import type { SayPoker } from './pay-table';

/** From one card that is turned to the next, ms. */
const NEXT_MS = 90;

/** The five places: each is a button that holds its card or lets it go. */
export function createHand(say: SayPoker, cards: Cards, changed: (held: number) => void) {
  /** Which cards are held. It stays the same list, so that a choice that was offered holds what is held when it is made. */
  const hold: boolean[] = Array.from({ length: HAND_SIZE }, () => false);
  let lying: (Card | null)[] = hold.map(() => null);
  let open = false;
  let moved: Promise<void> = Promise.resolve();

  const places = hold.map((_, place) => {
    const laid = cards.lay(null);
    const tag = element('span', { class: 'tag', 'aria-hidden': 'true' });
    const button = element(
      'button',
      { type: 'button', class: 'place', 'aria-keyshortcuts': String(place + 1) },
      laid,
      tag,
    );
    button.addEventListener('click', () => toggle(place));
    return { laid, tag, button };
  });
  const view = element(
    'div',
    { class: 'hand', role: 'group', 'aria-label': say('hand') },
    ...places.map(({ button }) => button),
  );

  const draw = () => {
    for (const [place, { button, tag }] of places.entries()) {
      const held = hold[place] ?? false;
      const card = cards.name(lying[place] ?? null);
      setDisabled(button, !open);
      if (open) button.setAttribute('aria-pressed', String(held));
      else button.removeAttribute('aria-pressed');
      button.setAttribute(
        'aria-label',
        open ? say('holdCard', { card }) : held ? say('keptCard', { card }) : card,
      );
      button.toggleAttribute('data-held', held);
      tag.textContent = held ? say('held') : open ? say('hold') : '';
    }
  };
  const toggle = (place: number) => {
    if (!open || hold[place] === undefined) return;
    hold[place] = !hold[place];
    draw();
    changed(hold.filter(Boolean).length);
  };
  const setHold = (held: readonly boolean[]) => {
    for (const place of hold.keys()) hold[place] = held[place] ?? false;
  };
  const turnTo = async (now: readonly (Card | null)[], held: readonly boolean[], moving: boolean) => {
    setHold(held);
    draw();
    const turned = places.flatMap(({ laid }, place) => {
      const card = now[place] ?? null;
      return card === lying[place] ? [] : [{ laid, card }];
    });
    await Promise.all(
      turned.map(async ({ laid, card }, order) => {
        if (!moving) return cards.set(laid, card);
        // Those that are laid face down go together.
        if (card !== null) await delay(order * NEXT_MS);
        await cards.turn(laid, card);
      }),
    );
    lying = [...now];
    draw();
  };
  draw();

  return {
    view,
    hold: hold as readonly boolean[],
    toggle,
    /** Cards may be held, or not. */
    setOpen(now: boolean) {
      open = now;
      draw();
    },
    /** Marks the cards that a hint names; null takes the marks away. */
    markBest(best: readonly boolean[] | null) {
      for (const [place, { button }] of places.entries())
        button.toggleAttribute('data-best', best?.[place] ?? false);
    },
    /** Turns every card that is not the one that lies there, from the left, when all turned before lie. */
    show(now: readonly (Card | null)[], held: readonly boolean[], moving: boolean): Promise<void> {
      moved = moved.then(() => turnTo(now, held, moving));
      return moved;
    },
  };
}
