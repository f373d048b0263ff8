import type { LanguageCode } from '@/lib/domain/locales';
import type { BlackjackShown } from '../../../engines/blackjack/result';
import { element } from '../../dom';
import { speakOf } from '../../texts';
import { createChipBets } from '../chip-bets';
import { createChipControls } from '../chip-controls';
import { createHint } from '../hint';
import type { Scene, SceneMaker, SceneTools } from '../scene';
import { createBoard } from './board';
import { choiceButtons } from './buttons';
import { hintFor } from './hint';
import { infoOf } from './info';
import { placesFor, stakesOf, type LaidChips, type Place } from './places';
import { handsWords, tellRound } from './tell';
import { BLACKJACK_TEXTS } from './texts';
import '../chip-panel.css';
import '../choice-panel.css';
import './blackjack.css';
import './rooms.css';
import './hands-beside.css';

const NO_CHIPS: LaidChips = new Map();

function create(tools: SceneTools, language: LanguageCode): Scene<BlackjackShown> {
  const { boot, money } = tools;
  const say = speakOf(language, BLACKJACK_TEXTS);
  const bets = createChipBets<Place>(boot.limits, () => 'seat');
  const buttons = choiceButtons(say, money);
  /** The cards of the last round lie there, until chips are laid. */
  let over = false;
  let open = true;

  const controls = createChipControls(tools, language, bets, () => {
    if (over) board.clear();
    over = false;
    board.setChips(bets.amounts, open);
  });
  const board = createBoard(tools, language, say, (place) =>
    controls.lay([{ spot: place, amount: controls.chip }], say('seat', { seat: Number(place) + 1 })),
  );
  /** What the player may ask a hint for. */
  let choosing: BlackjackShown | null = null;
  const hint = createHint(say('hint'), () => {
    const choice = choosing && hintFor(choosing);
    if (choice) hint.answer(say('hintSays', { choice: say(choice) }));
  });
  const offerHint = (shown: BlackjackShown | null) => {
    choosing = shown;
    hint.offer(shown !== null);
  };
  board.root.append(controls.note, hint.view);
  const options = element('div', { class: 'betting' }, controls.view);

  const placesOf = ({ seats }: BlackjackShown) =>
    placesFor(
      seats.map(({ stake }) => stake),
      bets.last,
    );

  return {
    stage: board.root,
    options,
    oneStake: false,
    begin: say('begin'),
    leftRule: say('ruleLeft'),
    bet() {
      const stakes = stakesOf(bets.amounts);
      return stakes.length > 0 ? { bet: stakes, stake: stakes.reduce((sum, stake) => sum + stake, 0) } : null;
    },
    takeBet({ seats }) {
      const stakes = seats.map(({ stake }) => stake);
      const places = placesFor(stakes, NO_CHIPS);
      bets.remember(places.map((spot, at) => ({ spot, amount: stakes[at] ?? 0 })));
    },
    setOpen(now) {
      open = now;
      controls.setOpen(now);
      options.replaceChildren(...(now ? [controls.view] : []));
      if (now) offerHint(null);
      if (now && !over) board.setChips(bets.amounts, true);
      if (now && over) board.openSpots();
    },
    sent() {
      board.clear();
      board.setChips(bets.amounts, false);
      bets.sent();
      over = false;
    },
    async show(round, played) {
      offerHint(null);
      if (!round) {
        board.clear();
        board.setChips(bets.amounts, open);
        return;
      }
      const { shown } = round;
      const places = placesOf(shown);
      await board.show(shown, places, played && !tools.calm);
      if (shown.turn.phase === 'over') {
        bets.takeAway();
        over = true;
      } else offerHint(shown);
      controls.update();
    },
    choices: ({ shown }) => buttons(shown.choices),
    tell: ({ shown }) => {
      const places = placesOf(shown);
      return tellRound(say, money, shown, places.length > 1 ? places : null);
    },
    words: ({ shown }) => handsWords(say, shown, placesOf(shown)),
    info: (stake) => infoOf(say, money, stake),
  };
}

export const game: SceneMaker<BlackjackShown> = { create };
