import type { LanguageCode } from '@/lib/domain/locales';
import { ACE, rankOf, suitOf, type Card } from '../../engines/cards/cards';
import { element } from '../dom';
import type { Sound } from '../sound';
import { speakOf } from '../texts';
import { backDrawing, CARD_BOX, drawingsOf } from './card-drawings/faces';
import { CARD_TEXTS } from './card-texts';
import './cards.css';
import { drawing, shown } from './drawing';
import { EASE, move } from './motion';

/** From the shoe to its place, ms; the next card leaves so much later. */
const DEAL_MS = 260;
const NEXT_MS = 90;
const TURN_MS = 220;

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const COURT = ['jack', 'queen', 'king', 'ace'] as const;
const FIRST_COURT = ACE - COURT.length + 1;

/** The cards of one table. */
export interface Cards {
  /** A card that lies there, null for one face down. Its width is `--card` of whatever it lies in. */
  lay(card: Card | null): HTMLElement;
  /** "Queen of hearts"; null for a card that lies face down. */
  name(card: Card | null): string;
  /** Puts another card in its place, at once. */
  set(laid: HTMLElement, card: Card | null): void;
  /** Turns a card over; resolves when it lies. */
  turn(laid: HTMLElement, card: Card | null): Promise<void>;
  /** Lets cards that lie in their places come from the shoe, one after the other; resolves when the last one lies. */
  deal(laid: readonly HTMLElement[], shoe: Element): Promise<void>;
}

/** @param tools a reader who wants no movement sees where everything ends, at once */
export function createCards(
  language: LanguageCode,
  tools: { readonly calm: boolean; readonly sound: Sound },
): Cards {
  const say = speakOf(language, CARD_TEXTS);

  const name = (card: Card | null): string => {
    if (card === null) return say('faceDown');
    const court = COURT[rankOf(card) - FIRST_COURT];
    return say('card', {
      rank: court ? say(court) : rankOf(card) + 2,
      suit: say(SUITS[suitOf(card)] ?? 'spades'),
    });
  };

  /** Two drawings in one, of which style shows one by the card's own width. */
  const face = (card: Card | null): SVGSVGElement => {
    if (card === null) return drawing(CARD_BOX, shown(backDrawing()));
    const ids = drawingsOf(card);
    return drawing(CARD_BOX, shown(ids.printed, 'printed') + shown(ids.large, 'large'));
  };

  const set = (laid: HTMLElement, card: Card | null): void => {
    laid.replaceChildren(face(card));
    laid.setAttribute('aria-label', name(card));
    laid.dataset['card'] = card === null ? 'down' : String(card);
  };

  const comeFrom = async (laid: HTMLElement, shoe: Element, order: number): Promise<void> => {
    const [from, to] = [shoe.getBoundingClientRect(), laid.getBoundingClientRect()];
    const across = from.left + from.width / 2 - (to.left + to.width / 2);
    const down = from.top + from.height / 2 - (to.top + to.height / 2);
    const later = order * NEXT_MS;
    setTimeout(() => tools.sound.play('card'), later);
    await move(
      laid,
      [
        { transform: `translate(${across}px, ${down}px) rotate(24deg) scale(.8)`, opacity: 0 },
        { opacity: 1, offset: 0.2 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: DEAL_MS, delay: later, easing: EASE },
    );
  };

  return {
    name,
    set,
    lay: (card) => {
      const laid = element('span', { class: 'playing-card', role: 'img' });
      set(laid, card);
      return laid;
    },
    turn: async (laid, card) => {
      if (tools.calm) {
        set(laid, card);
        return;
      }
      tools.sound.play('card');
      const half = { duration: TURN_MS / 2 };
      await move(laid, [{ transform: 'none' }, { transform: 'scaleX(0)' }], { ...half, easing: 'ease-in' });
      set(laid, card);
      await move(laid, [{ transform: 'scaleX(0)' }, { transform: 'none' }], { ...half, easing: 'ease-out' });
    },
    deal: async (laid, shoe) => {
      if (tools.calm) return;
      await Promise.all(laid.map((card, order) => comeFrom(card, shoe, order)));
    },
  };
}
