import type { LanguageCode } from '@/lib/domain/locales';
import type { HoldemShown } from '../../../engines/holdem/holdem';
import { element } from '../../dom';
import { delay } from '../../pace';
import { createCards } from '../cards';
import type { SceneTools } from '../scene';
import { cardTable, lamp, shoe as drawShoe } from '../table-pieces';
import { dealerPlays, handName, resultOf, type SayHoldem } from './bets';
import { tableText } from './table-text';
import { createPays } from './pays';
import { createRow } from './row';
import type { Spots } from './spots';

/** Time to see turn and river before the dealer's cards are turned, ms. */
const LOOK_MS = 450;
const HIDDEN = [null, null];

export interface Board {
  readonly root: HTMLElement;
  /** Takes all cards away. */
  clear(): void;
  /** Draws a round; resolves when all that is new has been seen. */
  show(shown: HoldemShown, moving: boolean): Promise<void>;
}

/** The table: the dealer's two cards, five in the middle, the player's two between the spots. */
export function createBoard(tools: SceneTools, language: LanguageCode, say: SayHoldem, spots: Spots): Board {
  const cards = createCards(language, tools);
  const source = drawShoe();
  const dealer = createRow('dealer', 2, cards);
  const middle = createRow('middle', 5, cards);
  const own = createRow('own', 2, cards);
  const root = element(
    'div',
    { class: 'holdem' },
    createPays(say, 'ante'),
    createPays(say, 'bonus'),
    element(
      'div',
      { class: 'layout' },
      dealer.view,
      tableText(say),
      middle.view,
      element(
        'div',
        { class: 'front' },
        element('div', { class: 'laid' }, spots.views.bonus, spots.views.ante),
        own.view,
        element('div', { class: 'laid' }, spots.views.call),
      ),
    ),
  );
  root.prepend(...cardTable(), lamp(), source);

  const clear = () => {
    for (const row of [dealer, middle, own]) row.clear();
    dealer.tell(say('dealerNone'), '', 'plain');
    middle.tell(say('board'), '', 'plain');
    own.tell(say('ownNone'), '', 'plain');
    root.dataset['phase'] = 'bet';
  };
  clear();

  const tellOwn = (shown: HoldemShown, standing: 'plain' | 'win' | 'lose') => {
    const hand = handName(say, [...shown.own, ...shown.board]);
    own.tell(say('own', { hand }), hand, standing);
  };
  /** Who has what, once all cards lie open. */
  const tellEnd = (shown: HoldemShown) => {
    const result = resultOf(shown);
    if (!result || !shown.dealer) return;
    const { outcome } = result;
    const hand = handName(say, [...shown.dealer, ...shown.board]);
    const plays = dealerPlays(shown) ? hand : say('notPlaying', { hand });
    const dealerWins = outcome === 'lost';
    const playerWins = outcome === 'won' || outcome === 'not_qualified';
    dealer.tell(say('dealer', { hand: plays }), plays, dealerWins ? 'win' : 'plain');
    tellOwn(shown, playerWins ? 'win' : outcome === 'tied' ? 'plain' : 'lose');
  };

  return {
    root,
    clear,
    async show(shown, moving) {
      if (own.lying.join() !== shown.own.join()) clear();
      root.dataset['phase'] = shown.dealer ? 'over' : 'choose';
      const [first, second] = own.lay(shown.own);
      const [up, down] = dealer.lay(HIDDEN);
      const inOrder = [first, up, second, down, ...middle.lay(shown.board)].filter(
        (card) => card !== undefined,
      );
      if (moving && inOrder.length > 0) await cards.deal(inOrder, source);
      if (!shown.dealer) return tellOwn(shown, 'plain');
      if (moving) await delay(LOOK_MS);
      await dealer.turn(shown.dealer, moving);
      tellEnd(shown);
    },
  };
}
