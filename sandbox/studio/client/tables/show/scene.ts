import '../chip-panel.css';
import './show.css';
import { isBonus, type ShowBet } from '../../../engines/show/segments';
import { showMultiple, type ShowOutcome, type ShowShown } from '../../../engines/show/show';
import { paidAt } from '../../../engines/play/stake';
import { element } from '../../dom';
import { speakOf } from '../../texts';
import { createChipBets } from '../chip-bets';
import { createChipControls } from '../chip-controls';
import type { SharedScene, SharedSceneMaker } from '../scene';
import { createBoard } from './board';
import { createBonus } from './bonus';
import { createHistory } from './history';
import { showInfo } from './info';
import { nameOf, tellSpin } from './names';
import { SHOW_TEXTS } from './texts';
import { createWheel } from './wheel';

const stakesOf = ({ bets }: ShowShown) => new Map(Object.entries(bets) as [ShowBet, number][]);

/** What each bet gave back; bets that lost are not in it. Minor units. */
const paysOf = (shown: ShowShown): Map<ShowBet, number> =>
  new Map(
    [...stakesOf(shown)]
      .map(([bet, stake]) => [bet, paidAt(stake, showMultiple(bet, shown))] as const)
      .filter(([, pay]) => pay > 0),
  );

export const game: SharedSceneMaker<ShowShown> = {
  create(tools, language): SharedScene<ShowShown> {
    const { boot, money, calm, sound } = tools;
    const say = speakOf(language, SHOW_TEXTS);
    const chipsOf = (shown: ShowShown) => [...stakesOf(shown)].map(([spot, amount]) => ({ spot, amount }));
    const bets = createChipBets<ShowBet>(boot.limits, (bet) => bet);
    /** The round that is shown, while no new bet is being prepared. */
    let result: ShowShown | null = null;
    let seen: ShowShown | null = null;

    const wheel = createWheel(say);
    const bonus = createBonus(say);
    const history = createHistory(say);
    const board = createBoard(say, money, (bet) =>
      controls.lay([{ spot: bet, amount: controls.chip }], nameOf(say, bet)),
    );
    const draw = () => {
      if (!result) return board.draw({ chips: bets.amounts, back: new Map(), came: null });
      const back = paysOf(result);
      const chips = new Map([...stakesOf(result)].filter(([bet]) => back.has(bet)));
      board.draw({ chips, back, came: result.bet });
    };
    const controls = createChipControls<ShowBet>(tools, language, bets, () => {
      result = null;
      bonus.hide();
      draw();
    });
    draw();

    const stage = element(
      'div',
      { class: 'sw', 'data-calm': calm },
      element('div', { class: 'sw-stage' }, wheel.view, bonus.view),
      history.view,
      board.view,
      controls.note,
    );

    const showBonus = async (outcome: ShowOutcome, moving: boolean) => {
      const { bet } = outcome;
      if (!isBonus(bet)) return bonus.hide();
      if (moving) sound.play('feature');
      await bonus.show({ ...outcome, bet }, moving);
    };
    const showResult = async (shown: ShowShown, moving: boolean) => {
      history.add(shown);
      if (moving) {
        const back = paysOf(shown);
        board.draw({ chips: stakesOf(shown), back, came: shown.bet });
        await board.sweep([...stakesOf(shown).keys()].filter((bet) => !back.has(bet)));
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
        // The next round is bet on: the bonus round of the last one has been seen.
        if (open) bonus.hide();
      },
      sent() {
        bets.sent();
        result = null;
        bonus.hide();
        draw();
      },
      async show(round, played) {
        if (!round) {
          bonus.hide();
          return draw();
        }
        const { shown } = round;
        const moving = played && !calm;
        if (moving) {
          sound.play('spin');
          await wheel.spin(shown.segment);
        } else wheel.lay(shown.segment);
        await showBonus(shown, moving);
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
      tell: ({ shown }) => tellSpin(say, shown),
      info: () => showInfo(say, tools),
    };
  },
};
