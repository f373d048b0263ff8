import '../chip-panel.css';
import './sicbo.css';
import { sicBoBet, SIC_BO_BETS, type Dice } from '../../../engines/sicbo/bets';
import type { SicBoShown, SicBoThrow } from '../../../engines/sicbo/sicbo';
import { paidAt } from '../../../engines/play/stake';
import { element } from '../../dom';
import { speakOf } from '../../texts';
import { createChipBets } from '../chip-bets';
import { createChipControls } from '../chip-controls';
import type { SharedScene, SharedSceneMaker } from '../scene';
import { lamp } from '../table-pieces';
import { createBoard } from './board';
import { createDome } from './dice';
import { createHistory } from './history';
import { sicBoInfo } from './info';
import { nameOf, tellThrow } from './names';
import { SICBO_TEXTS } from './texts';

const stakesOf = ({ bets }: SicBoShown) => new Map(Object.entries(bets));

/** What each bet gave back; bets that lost are not in it. Minor units. */
function paysOf(shown: SicBoShown): Map<string, number> {
  const pays = [...stakesOf(shown)].flatMap(([name, stake]) => {
    const multiple = sicBoBet(name)?.multiple(shown.dice);
    return multiple ? [[name, paidAt(stake, multiple)] as const] : [];
  });
  return new Map(pays.filter(([, pay]) => pay > 0));
}

/** All bets of the table that a throw lets win. */
const winners = (dice: Dice): Set<string> =>
  new Set(SIC_BO_BETS.filter(({ multiple }) => multiple(dice).numerator > 0).map(({ name }) => name));

export const game: SharedSceneMaker<SicBoShown> = {
  create(tools, language): SharedScene<SicBoShown> {
    const { boot, money, calm, sound } = tools;
    const say = speakOf(language, SICBO_TEXTS);
    const chipsOf = (shown: SicBoShown) => [...stakesOf(shown)].map(([spot, amount]) => ({ spot, amount }));
    const bets = createChipBets<string>(boot.limits, (name) => sicBoBet(name)?.kind ?? name);
    /** The round that is shown, while no new bet is being prepared. */
    let result: SicBoShown | null = null;
    let seen: SicBoShown | null = null;

    const dome = createDome(say);
    const history = createHistory(say);
    const board = createBoard(say, money, (bet) =>
      controls.lay([{ spot: bet.name, amount: controls.chip }], nameOf(say, bet)),
    );
    const draw = () => {
      if (!result) return board.draw({ chips: bets.amounts, back: new Map(), lit: new Set() });
      const back = paysOf(result);
      const chips = new Map([...stakesOf(result)].filter(([name]) => back.has(name)));
      board.draw({ chips, back, lit: winners(result.dice) });
    };
    const controls = createChipControls<string>(tools, language, bets, () => {
      result = null;
      draw();
    });
    draw();

    const stage = element(
      'div',
      { class: 'sb', 'data-calm': calm },
      element('div', { class: 'sb-side' }, lamp(), dome.view, history.view),
      board.view,
      controls.note,
    );

    const showResult = async (shown: SicBoShown, moving: boolean) => {
      const { dice, total, triple } = shown;
      history.add({ dice, total, triple } satisfies SicBoThrow);
      if (moving) {
        const back = paysOf(shown);
        const stakes = stakesOf(shown);
        board.draw({ chips: stakes, back, lit: winners(dice) });
        await board.sweep([...stakes.keys()].filter((name) => !back.has(name)));
      }
      bets.takeAway();
      result = shown;
      draw();
      controls.update();
    };

    return {
      stage,
      options: controls.view,
      oneStake: false,
      begin: say('begin'),
      leftRule: null,
      bet: () =>
        bets.total < boot.limits.total.min
          ? null
          : { bet: Object.fromEntries(bets.amounts), stake: bets.total },
      takeBet: (shown) => bets.remember(chipsOf(shown)),
      setOpen(open) {
        controls.setOpen(open);
        board.setOpen(open);
      },
      sent() {
        bets.sent();
        result = null;
        dome.clear();
        draw();
      },
      async show(round, played) {
        if (!round) {
          dome.clear();
          return draw();
        }
        const { shown } = round;
        const moving = played && !calm;
        if (moving) {
          sound.play('ball');
          await dome.throw(shown.dice);
        } else dome.lay(shown.dice);
        const known = !played && JSON.stringify(shown) === JSON.stringify(seen);
        seen = shown;
        if (!known) await showResult(shown, moving);
      },
      past: (rounds) => history.past(rounds),
      lay(bet) {
        bets.takeAway();
        bets.remember(chipsOf(bet));
        bets.repeat();
        result = null;
        draw();
        controls.update();
      },
      putAway() {
        bets.sent();
        bets.takeAway();
        draw();
        controls.update();
      },
      choices: () => [],
      tell: ({ shown }) => tellThrow(say, shown),
      info: () => sicBoInfo(say, tools),
    };
  },
};
