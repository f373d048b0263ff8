import type { LanguageCode } from '@/lib/domain/locales';
import type { HoldemBets, HoldemChoice, HoldemShown } from '../../../engines/holdem/holdem';
import { element } from '../../dom';
import { delay } from '../../pace';
import { speakOf } from '../../texts';
import { createChipBets } from '../chip-bets';
import { createChipControls } from '../chip-controls';
import { createHint } from '../hint';
import type { ChoiceButton, Scene, SceneMaker, SceneTools } from '../scene';
import { bestChoice } from './best-choice';
import { backOf, resultOf, stakesOf, type BetSpot, type SayHoldem } from './bets';
import { createBoard } from './board';
import { holdemInfo } from './info';
import { createSpots } from './spots';
import { tellRound } from './tell';
import { HOLDEM_TEXTS } from './texts';
import '../chip-panel.css';
import '../choice-panel.css';
import './holdem.css';
import './rooms.css';

/** Time for "counting" to be painted before the counting begins, ms. */
const PAINT_MS = 40;

/** The scene, and what a table that many share does with its chips. */
export interface Holdem {
  scene: Scene<HoldemShown>;
  /** Lays the chips of a bet that is in already. */
  lay(bet: HoldemBets): void;
  /** Takes away chips that are no bet. Repeat lays them again. */
  putAway(): void;
}

export function createHoldem(tools: SceneTools, language: LanguageCode, say: SayHoldem): Holdem {
  const { boot, money, calm } = tools;
  const bets = createChipBets<BetSpot>(boot.limits, (spot) => spot);
  /** The round that lies there; null while a new bet is being prepared. */
  let round: HoldemShown | null = null;

  const spots = createSpots(say, money, calm, (spot) =>
    controls.lay([{ spot, amount: controls.chip }], say(spot)),
  );
  const board = createBoard(tools, language, say, spots);
  const prepared = () => ({
    ante: bets.amounts.get('ante') ?? 0,
    bonus: bets.amounts.get('bonus') ?? 0,
    call: 0,
  });
  const draw = (moving = !calm) => {
    const result = round && resultOf(round);
    if (round) spots.draw(stakesOf(round), result ? backOf(result) : undefined, moving);
    else spots.draw(prepared());
  };
  const controls = createChipControls<BetSpot>(tools, language, bets, () => {
    if (round) board.clear();
    round = null;
    draw();
  });
  /** What the player may ask a hint for. */
  let choosing: HoldemShown | null = null;
  const hint = createHint(say('hint'), () => void tellBest());
  const tellBest = async () => {
    const asked = choosing;
    hint.answer(say('hintThinking'));
    await delay(PAINT_MS);
    if (asked && asked === choosing) hint.answer(bestChoice(asked, say, boot.locale));
  };
  const offerHint = (shown: HoldemShown | null) => {
    choosing = shown;
    hint.offer(shown !== null);
  };
  board.root.append(controls.note, hint.view);
  const options = element('div', { class: 'betting' }, controls.view);
  draw();

  const button = (choice: HoldemChoice, key: string, more: number): ChoiceButton => ({
    choice,
    key,
    label: say(choice),
    weight: 'equal',
    ...(more > 0 ? { figure: say('more', { amount: money(more) }) } : {}),
  });
  const remember = ({ ante, bonus = 0 }: HoldemBets) => {
    const laid: { spot: BetSpot; amount: number }[] = [{ spot: 'ante', amount: ante }];
    if (bonus > 0) laid.push({ spot: 'bonus', amount: bonus });
    bets.remember(laid);
  };

  const scene: Scene<HoldemShown> = {
    stage: board.root,
    options,
    oneStake: false,
    begin: say('begin'),
    leftRule: say('ruleLeft'),
    bet() {
      const { ante, bonus } = prepared();
      return ante > 0 ? { bet: { ante, bonus }, stake: ante + bonus } : null;
    },
    takeBet: remember,
    setOpen(open) {
      controls.setOpen(open);
      spots.setOpen(open);
      options.replaceChildren(...(open ? [controls.view] : []));
      if (open) offerHint(null);
      draw();
    },
    sent() {
      bets.sent();
      round = null;
      board.clear();
      draw();
    },
    async show(now, played) {
      offerHint(null);
      if (!now) {
        round = null;
        board.clear();
        return draw();
      }
      const { shown } = now;
      const moving = played && !calm;
      const result = resultOf(shown);
      spots.draw(stakesOf(shown), undefined, moving);
      await board.show(shown, moving);
      round = shown;
      if (!result) {
        offerHint(shown.choice ? null : shown);
        return;
      }
      if (moving) await spots.sweep(backOf(result));
      bets.takeAway();
      draw(moving);
      controls.update();
    },
    choices: ({ shown: { callStake } }) =>
      callStake === null ? [] : [button('call', 'c', callStake), button('fold', 'f', 0)],
    tell: ({ shown }) => tellRound(say, money, shown),
    info: (stake) => holdemInfo(say, tools, stake),
  };
  return {
    scene,
    lay(bet) {
      bets.takeAway();
      remember(bet);
      bets.repeat();
      round = null;
      draw();
      controls.update();
    },
    putAway() {
      bets.sent();
      bets.takeAway();
      draw();
      controls.update();
    },
  };
}

export const game: SceneMaker<HoldemShown> = {
  create: (tools, language) => createHoldem(tools, language, speakOf(language, HOLDEM_TEXTS)).scene,
};
