import type { BaccaratShown } from '../../../engines/baccarat/baccarat';
import { pointsOf, pointsOfRank, type Side } from '../../../engines/baccarat/rules';
import { rankOf, type Card } from '../../../engines/cards/cards';
import { element } from '../../dom';
import { delay } from '../../pace';
import type { Cards } from '../cards';
import type { BaccaratSay } from './names';
import type { Squeeze } from './squeeze';

/** Time to see two hands before a third card comes, ms. */
const LOOK_MS = 650;

export interface Hands {
  readonly sides: Record<Side, HTMLElement>;
  clear(): void;
  /** Lays a round at once. */
  lay(shown: BaccaratShown): void;
  /** Deals a round card by card; resolves when the last one lies open. */
  deal(shown: BaccaratShown): Promise<void>;
}

const pointsOfHand = (cards: readonly Card[]): number =>
  pointsOf(cards.map((card) => pointsOfRank(rankOf(card))));

function createSide(say: BaccaratSay, cards: Cards, side: Side) {
  const total = element('span', { class: 'bc-total' });
  const hand = element('div', { class: 'bc-hand' });
  const root = element(
    'div',
    { class: 'bc-side', role: 'group', 'data-side': side },
    element('p', {}, element('span', {}, say(side)), total),
    hand,
  );
  let laid: Card[] = [];
  const tell = () => {
    const points = laid.length > 0 ? String(pointsOfHand(laid)) : '';
    total.textContent = points;
    const name = say(side);
    root.setAttribute('aria-label', points ? say('hand', { name, points }) : say('handEmpty', { name }));
  };
  tell();
  return {
    root,
    tell,
    clear() {
      laid = [];
      hand.replaceChildren();
      root.removeAttribute('data-won');
      tell();
    },
    /** The card lies there; what it makes of the hand is not told yet. */
    add(card: Card): HTMLElement {
      const view = cards.lay(card);
      view.toggleAttribute('data-third', laid.length === 2);
      laid.push(card);
      hand.append(view);
      return view;
    },
  };
}

/** Both hands. @param shoe where cards come from */
export function createHands(say: BaccaratSay, cards: Cards, squeeze: Squeeze, shoe: Element): Hands {
  const sides = { player: createSide(say, cards, 'player'), banker: createSide(say, cards, 'banker') };
  const both = [sides.player, sides.banker];
  const clear = () => both.forEach((side) => side.clear());
  const tellWinner = ({ winner }: BaccaratShown) => {
    if (winner !== 'tie') sides[winner].root.toggleAttribute('data-won', true);
  };
  /** The card that is dealt last is squeezed, if it is a third one. */
  const third = async (side: Side, card: Card, isLast: boolean) => {
    await delay(LOOK_MS);
    if (isLast) await squeeze.open(card, say('squeezeOf', { name: say(side) }));
    await cards.deal([sides[side].add(card)], isLast ? squeeze.view : shoe);
    sides[side].tell();
  };
  return {
    sides: { player: sides.player.root, banker: sides.banker.root },
    clear,
    lay(shown) {
      clear();
      for (const side of ['player', 'banker'] as const) {
        for (const card of shown[side]) sides[side].add(card);
        sides[side].tell();
      }
      tellWinner(shown);
    },
    async deal(shown) {
      clear();
      const first = [0, 1].flatMap((at) =>
        (['player', 'banker'] as const).flatMap((side) => {
          const card = shown[side][at];
          return card === undefined ? [] : [sides[side].add(card)];
        }),
      );
      await cards.deal(first, shoe);
      both.forEach((side) => side.tell());
      const [playersThird, bankersThird] = [shown.player[2], shown.banker[2]];
      if (playersThird !== undefined) await third('player', playersThird, bankersThird === undefined);
      if (bankersThird !== undefined) await third('banker', bankersThird, true);
      tellWinner(shown);
    },
  };
}
