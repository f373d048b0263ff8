import type { LanguageCode } from '@/lib/domain/locales';
import type { HoldemBets, HoldemChoice, HoldemShown } from '../../../engines/holdem/holdem';
import { CALL } from '../../../engines/holdem/rules';
import { CALL_MS } from '../../../live/limits';
import { element } from '../../dom';
import { speakOf } from '../../texts';
import { createCards } from '../cards';
import type { ChoosingScene, ChoosingSceneMaker, ChoosingView } from '../choosing-scene';
import type { SceneTools } from '../scene';
import { svg } from '../svg';
import { handName } from './bets';
import { liveInfo } from './live-info';
import { tellSeen } from './live-tell';
import { LIVE_HOLDEM_TEXTS } from './live-texts';
import { createHoldem } from './scene';
import './live.css';

/** What the player chose in this round; null before. */
const choiceOf = ({ own }: ChoosingView): HoldemChoice | null => {
  const [choice] = own?.chosen ?? [];
  return choice === 'call' || choice === 'fold' ? choice : null;
};

/** The table as it was dealt, with the player's own bet and choice; null before the deal. */
function shownTo(view: ChoosingView): HoldemShown | null {
  const dealt = (view.round?.dealt ?? null) as HoldemShown | null;
  if (!dealt || view.own?.state !== 'held') return dealt;
  const { ante, bonus = 0 } = view.own.bet as HoldemBets;
  const choice = choiceOf(view);
  return { ...dealt, ante, bonus, choice, callStake: choice ? null : CALL * ante };
}

/** How many have chosen, and how much of the time is left. */
function createCount() {
  const arc = svg('circle', { cx: 50, cy: 50, r: 42, pathLength: 100 });
  const text = element('span');
  const view = element(
    'p',
    { class: 'chosen', hidden: true },
    svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, arc),
    text,
  );
  return {
    view,
    draw(told: { text: string; share: number } | null) {
      view.hidden = told === null;
      if (!told) return;
      if (text.textContent !== told.text) text.textContent = told.text;
      arc.style.strokeDashoffset = String(100 - 100 * told.share);
    },
  };
}

function create(tools: SceneTools, language: LanguageCode): ChoosingScene<HoldemShown> {
  const say = speakOf(language, LIVE_HOLDEM_TEXTS);
  const cards = createCards(language, tools);
  const { scene, lay, putAway } = createHoldem(tools, language, say);
  const count = createCount();
  scene.stage.toggleAttribute('data-live', true);
  scene.stage.append(count.view);
  /** The player's choice as it was drawn. */
  let drawn: HoldemChoice | null = null;
  let dealt = false;

  const isAsked = (view: ChoosingView): boolean =>
    view.own?.state === 'held' && view.round?.turn != null && choiceOf(view) === null;
  const roundOf = (shown: HoldemShown) => ({ shown, staked: 0, pay: null });

  return {
    ...scene,
    putAway,
    past: () => undefined,
    lay: (bet) => lay(bet),
    opened: () => void (dealt = false),
    sent() {
      dealt = false;
      drawn = null;
      scene.sent();
    },
    look(view) {
      const { round, counts, clock } = view;
      const turn = round?.phase === 'deciding' ? round.turn : null;
      const values = { chosen: counts.chosen ?? 0, count: counts.bets };
      const left = turn && clock !== null ? Math.max(0, turn.until - clock) : 0;
      count.draw(
        turn && counts.bets > 0
          ? { text: say('chosenCount', values), share: Math.min(1, left / CALL_MS) }
          : null,
      );
      const choice = choiceOf(view);
      const shown = round?.phase === 'deciding' ? shownTo(view) : null;
      if (!dealt || !shown || choice === drawn) return;
      drawn = choice;
      void scene.show(roundOf(shown), true);
    },
    async deal(view, moving) {
      const shown = shownTo(view);
      if (!shown) return;
      drawn = shown.choice;
      await scene.show(roundOf(shown), moving);
      dealt = true;
    },
    offers: (view) => {
      const shown = isAsked(view) ? shownTo(view) : null;
      return shown ? scene.choices(roundOf(shown)) : [];
    },
    ask(view) {
      const shown = shownTo(view);
      if (!shown || !view.round?.turn || shown.ante === 0) return '';
      return shown.choice ? say(`wait_${shown.choice}`) : (scene.tell(roundOf(shown)) ?? '');
    },
    heard(view, since) {
      const shown = shownTo(view);
      if (!shown || since !== null) return '';
      const names = (of: readonly number[]) => of.map((card) => cards.name(card)).join(', ');
      const hand = handName(say, [...shown.own, ...shown.board]);
      return say('heardDeal', { own: names(shown.own), board: names(shown.board), hand });
    },
    turn(view) {
      if (!view.round?.turn) return { title: say('dealerPlays'), wholeMs: CALL_MS };
      return { title: say(isAsked(view) ? 'titleChoose' : 'titleWait'), wholeMs: CALL_MS };
    },
    press: () => false,
    tell: (round) => (round.shown.ante > 0 ? scene.tell(round) : tellSeen(say, round.shown)),
    info: (stake) => liveInfo(say, language, tools, stake),
  };
}

export const game: ChoosingSceneMaker<HoldemShown> = { create };
