import '../chip-panel.css';
import './show.css';
import './low-rooms.css';
import { isBonus, type ShowBet } from '../../../engines/show/segments';
import { showMultiple, type ShowShown } from '../../../engines/show/show';
import { element } from '../../dom';
import { speakOf } from '../../texts';
import { createDrawnBets } from '../drawn-bets';
import type { SharedScene, SharedSceneMaker } from '../scene';
import { createBoard } from './board';
import { createBonus } from './bonus';
import { createHistory } from './history';
import { showInfo } from './info';
import { nameOf, tellSpin } from './names';
import { SHOW_TEXTS } from './texts';
import { createWheel } from './wheel';

export const game: SharedSceneMaker<ShowShown> = {
  create(tools, language): SharedScene<ShowShown> {
    const { money, calm, sound } = tools;
    const say = speakOf(language, SHOW_TEXTS);
    const bets = createDrawnBets<ShowBet, ShowShown>(tools, language, {
      kindOf: (bet) => bet,
      multipleOf: showMultiple,
    });
    const wheel = createWheel(say);
    const bonus = createBonus(say);
    const history = createHistory(say);
    const board = createBoard(say, money, (bet) => bets.press(bet, nameOf(say, bet)));
    return {
      stage: element(
        'div',
        { class: 'sw', 'data-calm': calm },
        element('div', { class: 'sw-stage' }, wheel.view, bonus.view),
        history.view,
        board.view,
        bets.note,
      ),
      begin: say('begin'),
      ...bets.withPicture({
        spots: {
          ...board,
          draw: ({ chips, back, shown }) => board.draw({ chips, back, came: shown?.bet ?? null }),
        },
        clear: bonus.hide,
        async draw(shown, moving) {
          const { segment, bet } = shown;
          if (moving) sound.play('spin');
          if (moving) await wheel.spin(segment);
          else wheel.lay(segment);
          if (!isBonus(bet)) return bonus.hide();
          if (moving) sound.play('feature');
          await bonus.show({ ...shown, bet }, moving);
        },
        add: history.add,
        prepared: bonus.hide,
      }),
      past: (rounds) => history.past(rounds),
      tell: ({ shown }) => tellSpin(say, shown),
      info: () => showInfo(say, tools),
    };
  },
};
