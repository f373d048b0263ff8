import '../chip-panel.css';
import './baccarat.css';
import { multipleOf, type BaccaratShown, type CoupResult } from '../../../engines/baccarat/baccarat';
import type { BetName } from '../../../engines/baccarat/rules';
import { element } from '../../dom';
import { speakOf } from '../../texts';
import { createCards } from '../cards';
import { createDrawnBets } from '../drawn-bets';
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

export const game: SharedSceneMaker<BaccaratShown> = {
  create(tools, language): SharedScene<BaccaratShown> {
    const { boot, money, calm } = tools;
    const say = speakOf(language, BACCARAT_TEXTS);
    const bets = createDrawnBets<BetName, BaccaratShown>(tools, language, {
      kindOf: (bet) => bet,
      multipleOf,
    });
    const past: CoupResult[] = [];
    const source = shoe();
    const squeeze = createSqueeze(say, 'live' in boot ? SHARED_SQUEEZE_MS : null);
    const hands = createHands(say, createCards(language, tools), squeeze, source);
    const roads = createRoads(say);
    roads.draw(past);
    const spots = createSpots(say, money, boot.locale, (bet) => bets.press(bet, say(bet)));
    return {
      stage: element(
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
        bets.note,
      ),
      begin: say('begin'),
      ...bets.withPicture({
        spots,
        clear: hands.clear,
        draw: (shown, moving) => (moving ? hands.deal(shown) : hands.lay(shown)),
        add(shown) {
          past.push(shown);
          roads.draw(past);
        },
      }),
      past(rounds) {
        past.splice(0, past.length, ...rounds);
        roads.draw(past);
      },
      tell: ({ shown }) => tellCoup(say, shown),
      info: () => baccaratInfo(say, tools),
    };
  },
};
