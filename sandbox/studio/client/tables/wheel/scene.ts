import type { LanguageCode } from '@/lib/domain/locales';
import { RETURN_FORMAT } from '@/lib/domain/game-maths';
import { RISKS, type Risk } from '../../../engines/instant/risks';
import { inHundredths, paidAt } from '../../../engines/play/stake';
import { SEGMENT_COUNTS, segmentsOf, type SegmentCount } from '../../../engines/wheel/segments';
import type { WheelBet, WheelState } from '../../../engines/wheel/wheel';
import { element } from '../../dom';
import { delay } from '../../pace';
import { speakOf } from '../../texts';
import { choiceField, numberField } from '../fields';
import { multipleWriter } from '../multiples';
import type { Scene, SceneMaker, SceneRound, SceneTools } from '../scene';
import { createDisc } from './disc';
import { paintOf, tiersOf } from './paints';
import { WHEEL_TEXTS } from './texts';
import './wheel.css';

const FIRST_COUNT = 20;
const STEP = 10;
const MOST_ROUNDS = 10;
/** The wheel is seen at rest before anything is said about money, ms. */
const LOOK_MS = 320;

function create(tools: SceneTools, language: LanguageCode): Scene<WheelState> {
  const { boot, calm, money, sound } = tools;
  const say = speakOf(language, WHEEL_TEXTS);
  const times = multipleWriter(boot.locale);
  const share = new Intl.NumberFormat(boot.locale, { style: 'percent', maximumFractionDigits: 2 });
  const returns = new Intl.NumberFormat(boot.locale, RETURN_FORMAT);

  const changed = () => {
    draw(null);
    tools.betChanged();
  };
  const segments = numberField({
    label: say('segments'),
    less: say('fewer'),
    more: say('more'),
    from: SEGMENT_COUNTS[0],
    to: SEGMENT_COUNTS.at(-1) ?? SEGMENT_COUNTS[0],
    step: STEP,
    value: FIRST_COUNT,
    changed,
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
  const disc = createDisc(say, boot.locale);
  const legend = element('ul', { class: 'wheel-legend', 'aria-label': say('legend') });
  const rounds = element('ul', { class: 'wheel-last', 'aria-label': say('last') });
  const stage = element('div', { class: 'wheel' }, rounds, disc.view, legend);

  const countNow = (): SegmentCount =>
    SEGMENT_COUNTS.find((count) => count === segments.value) ?? SEGMENT_COUNTS[0];
  const chosen = () => ({ segments: countNow(), risk: risk.value });
  const paysNow = () => segmentsOf(countNow(), risk.value);
  /** @param came the segment at which the wheel stands; null before a round */
  const draw = (came: number | null) => {
    const pays = paysNow();
    disc.cut(pays);
    if (came === null) disc.clear();
    else disc.lay(came);
    drawLegend(pays, came === null ? null : (pays[came] ?? 0));
  };
  const drawLegend = (pays: readonly number[], now: number | null) =>
    legend.replaceChildren(
      ...tiersOf(pays).map(({ pay, count }) =>
        element(
          'li',
          { 'data-tier': paintOf(pays, pay).tier, 'data-now': pay === now },
          element('b', {}, times(inHundredths(pay))),
          element('span', {}, say('part', { count, all: pays.length })),
          element('i', {}, share.format(count / pays.length)),
        ),
      ),
    );
  draw(null);

  const multipleOf = ({ bet, segment }: WheelState) =>
    inHundredths(segmentsOf(bet.segments, bet.risk)[segment] ?? 0);
  const remember = (state: WheelState) => {
    const pays = segmentsOf(state.bet.segments, state.bet.risk);
    const { tier } = paintOf(pays, pays[state.segment] ?? 0);
    rounds.prepend(element('li', { 'data-tier': tier }, times(multipleOf(state))));
    while (rounds.children.length > MOST_ROUNDS) rounds.lastElementChild?.remove();
  };
  const take = (bet: WheelBet) => {
    segments.set(bet.segments);
    risk.set(bet.risk);
  };

  return {
    stage,
    options: element('div', {}, segments.view, risk.view),
    oneStake: true,
    begin: say('begin'),
    leftRule: null,
    bet: (stake) => ({ bet: { stake, ...chosen() } satisfies WheelBet, stake }),
    takeBet({ bet }) {
      take(bet);
      draw(null);
    },
    setOpen(open) {
      segments.setOpen(open);
      risk.setOpen(open);
    },
    sent: () => draw(null),
    async show(round, played) {
      if (!round) return draw(null);
      const { bet, segment } = round.shown;
      take(bet);
      draw(null);
      if (played && !calm) {
        sound.play('spin');
        await disc.spin(segment);
        sound.play('stop');
      }
      draw(segment);
      if (!played) return;
      remember(round.shown);
      await delay(calm ? 0 : LOOK_MS);
    },
    choices: () => [],
    tell: ({ shown }: SceneRound<WheelState>) =>
      say('told', { segment: shown.segment + 1, multiple: times(multipleOf(shown)) }),
    info(stake) {
      const { segments: count } = chosen();
      const pays = paysNow();
      const back = pays.reduce((sum, pay) => sum + pay, 0);
      return [
        element('p', {}, say('rule')),
        element('p', {}, say('rulePays', { return: returns.format(back / (pays.length * 100)) })),
        ...RISKS.flatMap((one) => [
          element('h3', {}, say('table', { count, risk: say(one) })),
          payTable(segmentsOf(count, one), stake),
        ]),
      ];
    },
  };

  /** What a wheel pays, how likely, and how much that is of a stake. */
  function payTable(pays: readonly number[], stake: number) {
    return element(
      'table',
      {},
      ...tiersOf(pays).map(({ pay, count }) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, times(inHundredths(pay))),
          element('td', {}, say('part', { count, all: pays.length })),
          element('td', {}, share.format(count / pays.length)),
          element('td', {}, money(paidAt(stake, inHundredths(pay)))),
        ),
      ),
    );
  }
}

export const game: SceneMaker<WheelState> = { create };
