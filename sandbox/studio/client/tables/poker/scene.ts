import type { LanguageCode } from '@/lib/domain/locales';
import type { Card } from '../../../engines/cards/cards';
import { handValue } from '../../../engines/poker/hands';
import { payingKind } from '../../../engines/video-poker/pays';
import type { VideoPokerShown } from '../../../engines/video-poker/video-poker';
import { element } from '../../dom';
import { delay } from '../../pace';
import { speakOf } from '../../texts';
import { createCards } from '../cards';
import { createHint } from '../hint';
import type { ChoiceButton, Scene, SceneMaker, SceneTools } from '../scene';
import { cardTable, lamp } from '../table-pieces';
import { bestHoldOf } from './best-hold';
import { createHand } from './hand';
import { createPayTable } from './pay-table';
import { POKER_TEXTS } from './texts';
import './poker.css';

/** Time for "counting" to be painted before the counting begins, ms. */
const PAINT_MS = 40;
const NOTHING = [null, null, null, null, null];
const NONE_HELD = NOTHING.map(() => false);

const kindIn = ({ hand }: VideoPokerShown) => payingKind(handValue(hand));

function create(tools: SceneTools, language: LanguageCode): Scene<VideoPokerShown> {
  const { boot, money } = tools;
  const say = speakOf(language, POKER_TEXTS);
  const cards = createCards(language, tools);
  const pays = createPayTable(say, money);
  const hand = createHand(say, cards, () => tools.sound.play('card'));
  /** The cards that the player may ask a hint for. */
  let choosing: readonly Card[] | null = null;
  const hint = createHint(say('hint'), () => void tellBest());
  const stage = element('div', { class: 'poker' }, pays.view, hand.view, hint.view);
  stage.prepend(...cardTable(), lamp());

  const tellBest = async () => {
    const asked = choosing;
    hint.answer(say('hintThinking'));
    await delay(PAINT_MS);
    if (!asked || asked !== choosing) return;
    const best = bestHoldOf(asked, say, cards, boot.locale);
    hint.answer(best.text);
    hand.markBest(best.hold);
    stage.toggleAttribute('data-hint', true);
  };
  const offerHint = (dealt: readonly Card[] | null) => {
    choosing = dealt;
    hint.offer(dealt !== null);
    hand.markBest(null);
    stage.removeAttribute('data-hint');
  };

  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || !stage.isConnected) return;
    if ((event.target as Element).closest('input, select, dialog')) return;
    const place = '12345'.indexOf(event.key);
    if (place >= 0) hand.toggle(place);
  });

  const close = () => {
    hand.setOpen(false);
    offerHint(null);
  };

  return {
    stage,
    options: null,
    oneStake: true,
    begin: say('begin'),
    leftRule: say('ruleLeft'),
    bet(stake) {
      pays.setStake(stake);
      return { bet: stake, stake };
    },
    takeBet: ({ stake }) => pays.setStake(stake),
    setOpen: () => close(),
    sent() {
      close();
      pays.mark(null, false);
      void hand.show(NOTHING, NONE_HELD, !tools.calm);
    },
    async show(round, played) {
      close();
      if (!round) {
        pays.mark(null, false);
        await hand.show(NOTHING, NONE_HELD, false);
        return;
      }
      const { shown } = round;
      pays.setStake(shown.stake);
      const over = shown.hold !== null;
      pays.mark(null, false);
      await hand.show(shown.hand, shown.hold ?? NONE_HELD, played && !tools.calm);
      pays.mark(kindIn(shown), over);
      if (over) return;
      hand.setOpen(true);
      offerHint(shown.hand);
    },
    choices: (): ChoiceButton[] => [
      // The list itself: what is held when the button is pressed.
      { choice: hand.hold, label: say('draw'), weight: 'main', key: 'd' },
    ],
    tell({ shown }) {
      const kind = kindIn(shown);
      if (shown.hold !== null) return kind ? say('ended', { kind: say(kind) }) : say('nothing');
      return kind ? say('chooseWith', { kind: say(kind) }) : say('choose');
    },
    info: () =>
      (['ruleDeal', 'rulePair', 'ruleReturn', 'ruleKeys'] as const).map((rule) =>
        element('p', {}, say(rule)),
      ),
  };
}

export const game: SceneMaker<VideoPokerShown> = { create };
