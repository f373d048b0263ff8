import '../chip-panel.css';
import './sicbo.css';
import { sicBoBet, SIC_BO_BETS, type Dice } from '../../../engines/sicbo/bets';
import type { SicBoShown } from '../../../engines/sicbo/sicbo';
import { NOTHING } from '../../../engines/play/stake';
import { element } from '../../dom';
import { speakOf } from '../../texts';
import { createDrawnBets } from '../drawn-bets';
import type { SharedScene, SharedSceneMaker } from '../scene';
import { lamp } from '../table-pieces';
import { createBoard } from './board';
import { createDome } from './dice';
import { createHistory } from './history';
import { sicBoInfo } from './info';
import { nameOf, tellThrow } from './names';
import { SICBO_TEXTS } from './texts';

/** All bets of the table that a throw lets win. */
const winners = (dice: Dice): Set<string> =>
  new Set(SIC_BO_BETS.filter(({ multiple }) => multiple(dice).numerator > 0).map(({ name }) => name));

export const game: SharedSceneMaker<SicBoShown> = {
  create(tools, language): SharedScene<SicBoShown> {
    const { money, calm, sound } = tools;
    const say = speakOf(language, SICBO_TEXTS);
    const bets = createDrawnBets<string, SicBoShown>(tools, language, {
      kindOf: (name) => sicBoBet(name)?.kind ?? name,
      multipleOf: (name, { dice }) => sicBoBet(name)?.multiple(dice) ?? NOTHING,
    });
    const dome = createDome(say);
    const history = createHistory(say);
    const board = createBoard(say, money, (bet) => bets.press(bet.name, nameOf(say, bet)));
    return {
      stage: element(
        'div',
        { class: 'sb', 'data-calm': calm },
        element('div', { class: 'sb-side' }, lamp(), dome.view, history.view),
        board.view,
        bets.note,
      ),
      begin: say('begin'),
      ...bets.withPicture({
        spots: {
          ...board,
          draw: ({ chips, back, shown }) =>
            board.draw({ chips, back, lit: shown ? winners(shown.dice) : new Set() }),
        },
        clear: dome.clear,
        draw({ dice }, moving) {
          if (!moving) return dome.lay(dice);
          sound.play('ball');
          return dome.throw(dice);
        },
        add: ({ dice, total, triple }) => history.add({ dice, total, triple }),
      }),
      past: (rounds) => history.past(rounds),
      tell: ({ shown }) => tellThrow(say, shown),
      info: () => sicBoInfo(say, tools),
    };
  },
};
