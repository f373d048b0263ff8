import type { Locale } from '@/lib/domain/locales';
import type { Card } from '../../../engines/cards/cards';
import { bestHold, type Hold } from '../../../engines/video-poker/holds';
import type { Cards } from '../cards';
import { shareWriter } from '../multiples';
import type { SayPoker } from './pay-table';

/** The best hold of five cards in words, by counting every draw: tenths of a second. */
export function bestHoldOf(
  hand: readonly Card[],
  say: SayPoker,
  cards: Cards,
  locale: Locale,
): { hold: Hold; text: string } {
  const { hold, pays, draws } = bestHold(hand);
  const held = hand.filter((_, place) => hold[place]);
  const text = say(held.length > 0 ? 'hintSays' : 'hintNone', {
    cards: held.map((card) => cards.name(card)).join(', '),
    share: shareWriter(locale)(pays, draws),
  });
  return { hold, text };
}
