import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import type { TableBoot } from '../../boot';
import { ENGINE_GAMES } from '../../engine-rounds/games';
import { LIVE_GAMES } from '../../live/games';
import { isLiveKind } from '../../live/kinds';
import { fieldsOf } from '../../engines/play/engine-error';
import type { Limits } from '../../engines/play/limits';
import { canonical } from '../../fair/canonical';
import type { ProvedGame } from '../../fair/record';
import { inHundredths, type Multiple } from '../../engines/play/stake';
import type { FlightShown } from '../../fair/flight';
import type { Step } from '../../fair/verify';
import { element, icon } from '../dom';
import { moneyWriter } from '../money';
import { createSound } from '../sound';
import type { SayOf } from '../texts';
import { multipleWriter } from '../tables/multiples';
import type { Scene, SceneMaker, SceneRound, SharedScene } from '../tables/scene';
import type { ReelArt } from '../../fair/page';
import { momentsOf } from '../../slots/moments';
import type { NamedState } from '../../slots/slot-engine';
import type { ReplayScene, ReplayTools } from './replay-scene';
import type { VerifyText } from './texts-en';

export type VerifySay = SayOf<VerifyText>;

const COLUMNS = 5;
const BACK = ['m14 6-6 6 6 6'];
const ON = ['m10 6 6 6-6 6'];

export const localeOf = (language: LanguageCode) =>
  LOCALES.find((locale) => LANGUAGE_CODES[locale] === language) ?? 'en';

/** What came next in a flight: a cash-out, or its end. */
function flightStep(
  say: VerifySay,
  write: (multiple: Multiple) => string,
  { choice, shown }: Pick<Step, 'choice' | 'shown'>,
): string {
  const { bet, out } = fieldsOf(choice);
  const { point } = shown as FlightShown;
  if (typeof bet === 'number' && typeof out === 'number') {
    return say('flightOut', { bet: bet + 1, multiplier: write(inHundredths(out)) });
  }
  return say('flightEnds', { multiplier: write(inHundredths(point ?? 100)) });
}

const roundAt = ({ shown, staked, pay }: Pick<Step, 'shown' | 'staked' | 'pay'>): SceneRound<unknown> => ({
  shown,
  staked,
  pay,
});

/** A round that is over was within the limits of its table, whatever they were. */
const NO_LIMITS: Limits = { min: 1, max: Number.MAX_SAFE_INTEGER };

export interface StepsOptions {
  say: VerifySay;
  language: LanguageCode;
  game: ProvedGame;
  currency: Currency;
  /** As the game's engine takes it. */
  bet: unknown;
  steps: readonly Step[];
  maker: SceneMaker<never>;
  art: ReelArt;
}

type ShownScene = Scene<unknown> & Partial<ReplayScene<unknown>> & Partial<SharedScene<unknown>>;

/** A step as it is shown: also the bet by itself, before what came. */
type SeenStep = Omit<Step, 'by'> & { by: Step['by'] | 'bet' };

/**
 * Of a slot's round, which is decided with its first step, its pictures are gone through. Where chips lie on the table, they
 * are seen before those that lost are taken away.
 */
function seenSteps(game: ProvedGame, steps: readonly Step[], laysChips: boolean): readonly SeenStep[] {
  const [first] = steps;
  if (!first) return steps;
  if (game === 'slot') return momentsOf(first.shown as NamedState).map((shown) => ({ ...first, shown }));
  const decided = first.by === 'begin' && first.pay !== null;
  return laysChips && decided ? [{ ...first, by: 'bet', pay: null }, ...steps] : steps;
}

/** A round's steps: the game's own picture, to be gone through step by step, and each step in words. */
export function stepsView(options: StepsOptions): HTMLElement {
  const { say, language, game, currency, bet, maker, art } = options;
  const locale = localeOf(language);
  const money = moneyWriter(locale, currency);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // What a scene asks of its table: figures to write, none of the addresses.
  // The pictures of a flight and of a slot ask for no kind.
  const alone = game === 'crash' || game === 'slot' ? 'dice' : game;
  const first = options.steps[0]?.shown;
  const boot: TableBoot = {
    kind: isLiveKind(alone) ? LIVE_GAMES[alone].drawnAs : alone,
    ...{ mode: 'demo', title: '', provider: '', currency, locale, language, paceMs: 0 },
    ...{ api: '', verifier: '', webOrigin: '', lobbyUrl: '', celebrateAbove: 1 },
    limits: isLiveKind(alone) ? LIVE_GAMES[alone].limits(NO_LIMITS) : ENGINE_GAMES[alone].limits,
  };
  const openScene = (): ShownScene => {
    const nothing = () => undefined;
    const tools: ReplayTools = {
      boot,
      art,
      money,
      sound: createSound(),
      calm,
      choose: nothing,
      betChanged: nothing,
    };
    const scene = maker.create(tools, language) as ShownScene;
    if (first) scene.takeBet(first);
    scene.record?.(bet);
    scene.setOpen(false);
    return scene;
  };

  const teller = openScene();
  const steps = seenSteps(game, options.steps, teller.lay !== undefined);
  const doneBy = (at: number): string => {
    const { by, choice, pay, staked } = steps[at] as SeenStep;
    if (teller.heading) return teller.heading(roundAt(steps[at] as SeenStep));
    if (by === 'bet' || (by === 'begin' && pay !== null && at === 0))
      return say('bet', { amount: money(staked) });
    if (by === 'begin') return say(game === 'crash' ? 'flightBegins' : pay === null ? 'begins' : 'came');
    if (by === 'left') return say('left');
    const fields = fieldsOf(choice);
    if (game === 'crash') return flightStep(say, multipleWriter(locale), steps[at] as SeenStep);
    if (game === 'mines' && typeof fields['tile'] === 'number') {
      const { tile } = fields;
      return say('tile', { row: Math.floor(tile / COLUMNS) + 1, column: (tile % COLUMNS) + 1 });
    }
    if (game === 'poker' && Array.isArray(choice)) {
      const places = choice.flatMap((held, place) => (held === true ? [place + 1] : []));
      return places.length > 0 ? say('held', { places: places.join(', ') }) : say('heldNone');
    }
    const before = steps[at - 1];
    const offered = before ? teller.choices(roundAt(before)) : [];
    // At a table with seats a choice says whose it is.
    const made = offered.find((one) => canonical(one.choice) === canonical(fields['choice'] ?? choice));
    const label = made?.label ?? say('choice', { number: at });
    const { seat } = fields;
    return typeof seat === 'number' ? say('seatChoice', { seat, choice: label }) : label;
  };
  const toldAt = (step: SeenStep): string => {
    if (step.by === 'bet') return '';
    const told = teller.tell(roundAt(step));
    if (step.pay === null || teller.heading) return told ?? '';
    const paid = step.pay > 0 ? say('paid', { amount: money(step.pay) }) : say('paidNothing');
    return told ? `${told} ${paid}` : paid;
  };

  const room = element('div', { class: 'room', inert: true });
  const picture = element('div', { id: 'game', 'data-kind': game, role: 'img' }, room);
  const beside = element('div', { class: 'beside' });
  const where = element('output', { class: 'where' });
  const button = (label: string, paths: readonly string[], by: 1 | -1) => {
    const made = element(
      'button',
      { type: 'button', class: 'tool', 'aria-label': label, title: label },
      icon(...paths),
    );
    made.addEventListener('click', () => void go(at + by, by === 1));
    return made;
  };
  const back = button(say('back'), BACK, -1);
  const on = button(say('forward'), ON, 1);
  const items = steps.map((step, index) => {
    const press = element(
      'button',
      { type: 'button', class: 'step-line' },
      element('b', {}, doneBy(index)),
      element('span', {}, toldAt(step)),
    );
    press.addEventListener('click', () => void go(index, false));
    return press;
  });

  let at = 0;
  let scene = openScene();
  async function go(to: number, moving: boolean) {
    const step = steps[to];
    if (!step) return;
    at = to;
    // A scene draws what is new from what it drew before: only the next step can be played on.
    if (!moving) scene = openScene();
    room.replaceChildren(scene.stage);
    beside.replaceChildren(...(scene.detail ? [scene.detail] : []));
    const words = scene.words?.(roundAt(step)) ?? '';
    picture.setAttribute('aria-label', `${doneBy(to)}. ${toldAt(step)} ${words}`.trim());
    where.replaceChildren(
      say('step', { step: to + 1, steps: steps.length }),
      element('span', { class: 'unseen' }, ` ${doneBy(to)}. ${toldAt(step)}`),
    );
    // Not disabled: whoever works by keys stays where they are.
    back.setAttribute('aria-disabled', String(to === 0));
    on.setAttribute('aria-disabled', String(to === steps.length - 1));
    items.forEach((item, index) =>
      index === to ? item.setAttribute('aria-current', 'step') : item.removeAttribute('aria-current'),
    );
    showWithin(items[to]);
    if (step.by === 'bet') scene.lay?.(step.shown);
    else await scene.show(roundAt(step), moving);
  }
  void go(0, false);

  const section = element(
    'section',
    { class: 'steps', 'aria-label': say('steps') },
    element('h3', {}, say('steps')),
    picture,
    steps.length > 1 ? element('div', { class: 'stepping' }, back, where, on) : null,
    beside,
    element('ol', {}, ...items.map((item) => element('li', {}, item))),
    element(
      'details',
      {},
      element('summary', {}, say('exact')),
      ...options.steps.map((step, index) =>
        element('pre', { tabindex: 0 }, element('code', {}, `${index + 1}. ${JSON.stringify(step.shown)}`)),
      ),
    ),
  );
  const keys = (event: KeyboardEvent) => {
    if (!section.isConnected) window.removeEventListener('keydown', keys);
    else if (!isWriting(event)) {
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      void go(to, to === at + 1);
    }
  };
  window.addEventListener('keydown', keys);
  return section;
}

/** Keys that belong to a field, to a text that scrolls, or to the browser. */
const isWriting = ({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  (target instanceof Element && target.closest('input, select, textarea, pre') !== null);

/** Brings a line of the list into the part of the list that is seen; the page stays where it is. */
function showWithin(line: HTMLElement | undefined) {
  const list = line?.closest('ol');
  if (!line || !list) return;
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
