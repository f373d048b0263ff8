import type { LanguageCode } from '@/lib/domain/locales';
import { RETURN_FORMAT } from '@/lib/domain/game-maths';
import type { Risk } from '../../../engines/instant/risks';
import { DRAWN, NUMBERS, waysToHit } from '../../../engines/keno/draws';
import { hitsOf, kenoPays, MOST_PICKS, type KenoBet, type KenoState } from '../../../engines/keno/keno';
import { choose } from '../../../engines/play/outcomes';
import { inHundredths } from '../../../engines/play/stake';
import { element } from '../../dom';
import { delay } from '../../pace';
import { speakOf } from '../../texts';
import { choiceField, figures } from '../fields';
import { multipleWriter } from '../multiples';
import type { Scene, SceneMaker, SceneRound, SceneTools } from '../scene';
import { createBoard } from './board';
import { kenoInfo } from './info';
import './keno.css';
import { createPayRow } from './pay-row';
import { createPicksField } from './picks-field';
import { KENO_TEXTS } from './texts';

const MOST_ROUNDS = 8;
/** From one ball to the next, ms. */
const BALL_MS = 230;
/** The last ball is seen before anything is said about money, ms. */
const LOOK_MS = 420;

function create(tools: SceneTools, language: LanguageCode): Scene<KenoState> {
  const { boot, calm } = tools;
  const say = speakOf(language, KENO_TEXTS);
  const times = multipleWriter(boot.locale);
  const short = new Intl.NumberFormat(boot.locale, { maximumFractionDigits: 2 });

  const picks = new Set<number>();
  /** Balls of the round that is shown, as far as they are out; null before one. */
  let balls: readonly number[] | null = null;
  let fresh: number | null = null;
  let open = true;

  const toggle = (number: number) => {
    if (!picks.delete(number)) picks.add(number);
    changed();
  };
  const pickAtRandom = () => {
    const wanted = picks.size === 0 ? MOST_PICKS : picks.size;
    picks.clear();
    while (picks.size < wanted) picks.add(1 + Math.floor(Math.random() * NUMBERS));
    changed();
  };
  const changed = () => {
    balls = null;
    draw();
    tools.betChanged();
  };
  const board = createBoard(say, toggle);
  const pays = createPayRow({ say, times, short });
  const field = createPicksField(say, {
    random: pickAtRandom,
    clear() {
      picks.clear();
      changed();
    },
  });
  const risk = choiceField<Risk>({
    label: say('risk'),
    values: [
      ['low', say('low')],
      ['medium', say('medium')],
      ['high', say('high')],
    ],
    value: 'low',
    changed,
  });
  const ahead = figures([say('allHit'), say('chance')]);
  const wells = Array.from({ length: DRAWN }, () => element('li'));
  const tray = element('ol', { class: 'keno-tray', 'aria-label': say('tray') }, ...wells);
  const rounds = element('ul', { class: 'keno-last', 'aria-label': say('last') });
  const stage = element('div', { class: 'keno' }, rounds, tray, board.view, pays.view);

  const draw = () => {
    const drawn = balls ?? [];
    const hit = drawn.filter((ball) => picks.has(ball)).length;
    const count = picks.size;
    board.draw({
      picks,
      drawn,
      fresh,
      over: drawn.length === DRAWN,
      open,
      full: count === MOST_PICKS,
    });
    pays.draw(count, risk.value, balls && hit);
    field.draw({ count, open });
    wells.forEach((well, at) => {
      const ball = drawn[at];
      well.textContent = ball === undefined ? '' : String(ball);
      well.toggleAttribute('data-hit', ball !== undefined && picks.has(ball));
      well.toggleAttribute('data-new', ball !== undefined && ball === fresh);
    });
    const best = kenoPays(risk.value, count).at(-1);
    const oneIn = Number(choose(NUMBERS, DRAWN)) / Number(waysToHit(count, count));
    ahead.set(
      best === undefined ? '–' : times(inHundredths(best)),
      best === undefined ? '–' : say('oneIn', { count: short.format(oneIn) }),
    );
  };
  draw();

  const multipleOf = (state: KenoState) =>
    inHundredths(kenoPays(state.bet.risk, state.bet.picks.length)[hitsOf(state)] ?? 0);
  const told = (state: KenoState) =>
    say('told', {
      hits: hitsOf(state),
      picks: state.bet.picks.length,
      multiple: times(multipleOf(state)),
    });
  const remember = (state: KenoState) => {
    rounds.prepend(element('li', { 'aria-label': told(state) }, times(multipleOf(state))));
    while (rounds.children.length > MOST_ROUNDS) rounds.lastElementChild?.remove();
  };
  const take = (bet: KenoBet) => {
    picks.clear();
    for (const pick of bet.picks) picks.add(pick);
    risk.set(bet.risk);
  };

  return {
    stage,
    options: element('div', {}, field.view, risk.view, ahead.view),
    oneStake: true,
    begin: say('begin'),
    leftRule: null,
    bet: (stake) =>
      picks.size === 0
        ? null
        : {
            bet: {
              stake,
              picks: [...picks].toSorted((one, next) => one - next),
              risk: risk.value,
            } satisfies KenoBet,
            stake,
          },
    takeBet({ bet }) {
      take(bet);
      balls = null;
      draw();
    },
    setOpen(now) {
      open = now;
      risk.setOpen(now);
      draw();
    },
    sent() {
      balls = [];
      draw();
    },
    async show(round, played) {
      if (!round) {
        balls = null;
        return draw();
      }
      const { shown } = round;
      take(shown.bet);
      if (played && !calm) {
        for (const [at, ball] of shown.drawn.entries()) {
          balls = shown.drawn.slice(0, at + 1);
          fresh = ball;
          draw();
          tools.sound.play('tick');
          await delay(BALL_MS);
        }
        await delay(LOOK_MS);
      }
      balls = shown.drawn;
      fresh = null;
      draw();
      if (played) remember(shown);
    },
    choices: () => [],
    tell: ({ shown }: SceneRound<KenoState>) => told(shown),
    info: () =>
      kenoInfo(say, {
        picks: picks.size,
        risk: risk.value,
        times,
        returns: new Intl.NumberFormat(boot.locale, RETURN_FORMAT),
        share: new Intl.NumberFormat(boot.locale, { style: 'percent', maximumSignificantDigits: 4 }),
        count: short,
      }),
  };
}

export const game: SceneMaker<KenoState> = { create };
