import '../chip-panel.css';
import './baccarat.css';
import { multipleOf, type BaccaratShown, type CoupResult } from '../../../engines/baccarat/baccarat';
import type { BetName } from '../../../engines/baccarat/rules';
import { paidAt } from '../../../engines/play/stake';
import { element } from '../../dom';
import { speakOf } from '../../texts';
import { createCards } from '../cards';
import { createChipBets } from '../chip-bets';
import { createChipControls } from '../chip-controls';
import type { SharedScene, SharedSceneMaker } from '../scene';
import { lamp, shoe } from '../table-pieces';
import { createHands } from './hands';
import { baccaratInfo } from './info';
import { tellCoup } from './names';
import { createRoads } from './roads';
import { createSpots } from './spots';
import { createSqueeze } from './squeeze';
import { BACCARAT_TEXTS } from './texts';

/** At a table that many share nobody holds the last card up for longer. */
const SHARED_SQUEEZE_MS = 4_000;

const betsOf = ({ bets }: BaccaratShown) => new Map(Object.entries(bets) as [BetName, number][]);

/** What each bet gave back; bets that lost are not in it. Minor units. */
function paysOf(shown: BaccaratShown): Map<BetName, number> {
  const pays = [...betsOf(shown)].map(
    ([bet, stake]) => [bet, paidAt(stake, multipleOf(bet, shown))] as const,
  );
  return new Map(pays.filter(([, pay]) => pay > 0));
}

export const game: SharedSceneMaker<BaccaratShown> = {
  create(tools, language): SharedScene<BaccaratShown> {
    const { boot, money, calm } = tools;
    const chipsOf = (shown: BaccaratShown) => [...betsOf(shown)].map(([spot, amount]) => ({ spot, amount }));
    const say = speakOf(language, BACCARAT_TEXTS);
    const bets = createChipBets<BetName>(boot.limits, (bet) => bet);
    const past: CoupResult[] = [];
    /** The round that is shown, while no new bet is being prepared. */
    let result: BaccaratShown | null = null;
    let seen: BaccaratShown | null = null;

    const source = shoe();
    const squeeze = createSqueeze(say, 'live' in boot ? SHARED_SQUEEZE_MS : null);
    const hands = createHands(say, createCards(language, tools), squeeze, source);
    const roads = createRoads(say);
    roads.draw(past);
    const spots = createSpots(say, money, boot.locale, (bet) =>
      controls.lay([{ spot: bet, amount: controls.chip }], say(bet)),
    );
    const draw = () => {
      if (!result) return spots.draw({ chips: bets.amounts, back: new Map() });
      const back = paysOf(result);
      spots.draw({ chips: new Map([...betsOf(result)].filter(([bet]) => back.has(bet))), back });
    };
    const controls = createChipControls<BetName>(tools, language, bets, () => {
      result = null;
      draw();
    });
    draw();

    const stage = element(
      'div',
      { class: 'bc', 'data-calm': calm },
      element(
        'div',
        { class: 'bc-table' },
        lamp(),
        source,
        hands.sides.player,
        squeeze.view,
        hands.sides.banker,
      ),
      spots.view,
      roads.view,
      controls.note,
    );

    const showResult = async (shown: BaccaratShown, moving: boolean) => {
      past.push(shown);
      roads.draw(past);
      if (moving) {
        const back = paysOf(shown);
        spots.draw({ chips: betsOf(shown), back });
        await spots.sweep([...betsOf(shown).keys()].filter((bet) => !back.has(bet)));
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
        spots.setOpen(open);
      },
      sent() {
        bets.sent();
        result = null;
        hands.clear();
        draw();
      },
      async show(round, played) {
        if (!round) {
          hands.clear();
          return draw();
        }
        const { shown } = round;
        const moving = played && !calm;
        if (moving) await hands.deal(shown);
        else hands.lay(shown);
        const known = !played && JSON.stringify(shown) === JSON.stringify(seen);
        seen = shown;
        if (!known) await showResult(shown, moving);
      },
      past(rounds) {
        past.splice(0, past.length, ...rounds);
        roads.draw(past);
      },
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
      tell: ({ shown }) => tellCoup(say, shown),
      info: () => baccaratInfo(say, tools),
    };
  },
};
