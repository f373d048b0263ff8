import type { LanguageCode } from '@/lib/domain/locales';
import { multipleOf, ROLLS, winningRolls, type DiceBet, type DiceState } from '../../../engines/dice/dice';
import { element } from '../../dom';
import { delay } from '../../pace';
import { speakOf } from '../../texts';
import { choiceField, figures, numberField } from '../fields';
import { multipleWriter, shareWriter } from '../multiples';
import type { Scene, SceneMaker, SceneRound, SceneTools } from '../scene';
import './dice.css';
import { DICE_TEXTS } from './texts';

/** Targets that the stepper reaches, hundredths: both sides take each of them. */
const LOWEST = 200;
const HIGHEST = 9_700;
const STEP = 100;
const MOST_ROLLS = 12;
/** The numbers run for so long before the last one stands, ms. */
const ROLL_MS = 900;
const TICK_MS = 60;

function create(tools: SceneTools, language: LanguageCode): Scene<DiceState> {
  const { boot, calm } = tools;
  const say = speakOf(language, DICE_TEXTS);
  const times = multipleWriter(boot.locale);
  const share = shareWriter(boot.locale, 2);
  const format = new Intl.NumberFormat(boot.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const write = (hundredths: number) => format.format(hundredths / 100);
  const placeOf = (hundredths: number) => `${(hundredths * 100) / ROLLS}%`;

  const changed = () => {
    draw();
    tools.betChanged();
  };
  const side = choiceField<DiceBet['side']>({
    label: say('side'),
    values: [
      ['under', say('under')],
      ['over', say('over')],
    ],
    value: 'over',
    changed,
  });
  const target = numberField({
    label: say('target'),
    less: say('lower'),
    more: say('higher'),
    from: LOWEST,
    to: HIGHEST,
    step: STEP,
    value: ROLLS / 2,
    write,
    changed,
  });
  const facts = figures([say('pays'), say('chance')]);
  const number = element('div', { class: 'roll', 'aria-hidden': 'true' });
  const winning = element('div', { class: 'winning' });
  const mark = element('div', { class: 'target' });
  const ball = element('div', { class: 'ball', hidden: true });
  const rolls = element('ul', { class: 'rolls', 'aria-label': say('last') });
  const track = element(
    'div',
    { class: 'track', role: 'img' },
    element('div', { class: 'line' }, winning),
    mark,
    ball,
    element('div', { class: 'ends' }, element('span', {}, write(0)), element('span', {}, write(ROLLS - 1))),
  );
  const stage = element('div', { class: 'dice' }, number, track, rolls);

  const chosen = () => ({ side: side.value, target: target.value });
  const draw = () => {
    const bet = chosen();
    facts.set(times(multipleOf(bet)), share(winningRolls(bet), ROLLS));
    winning.style.setProperty('--from', bet.side === 'over' ? placeOf(bet.target) : '0%');
    winning.style.setProperty('--to', bet.side === 'over' ? '100%' : placeOf(bet.target));
    mark.style.setProperty('--at', placeOf(bet.target));
    mark.textContent = format.format(bet.target / 100).replace(/\D00$/, '');
    track.setAttribute('aria-label', say('track', { side: say(bet.side), target: write(bet.target) }));
  };
  draw();
  const drawRoll = (roll: number, won: boolean) => {
    number.textContent = write(roll);
    number.toggleAttribute('data-won', won);
    ball.hidden = false;
    ball.style.setProperty('--at', placeOf(roll));
    ball.toggleAttribute('data-won', won);
  };
  const remember = (roll: number, won: boolean) => {
    const label = won ? `${write(roll)}, ${say('wins')}` : write(roll);
    rolls.prepend(element('li', { 'data-won': won, 'aria-label': label }, write(roll)));
    while (rolls.children.length > MOST_ROLLS) rolls.lastElementChild?.remove();
  };

  return {
    stage,
    options: element('div', {}, target.view, side.view, facts.view),
    oneStake: true,
    begin: say('begin'),
    leftRule: null,
    bet: (stake) => ({ bet: { stake, ...chosen() } satisfies DiceBet, stake }),
    takeBet({ bet }) {
      side.set(bet.side);
      target.set(bet.target);
      draw();
    },
    setOpen(open) {
      side.setOpen(open);
      target.setOpen(open);
    },
    sent: () => number.toggleAttribute('data-won', false),
    async show(round, played) {
      if (!round) {
        number.textContent = '';
        ball.hidden = true;
        return;
      }
      const { roll } = round.shown;
      const won = (round.pay ?? 0) > 0;
      if (played && !calm) {
        tools.sound.play('spin');
        for (let spent = 0; spent < ROLL_MS; spent += TICK_MS) {
          number.textContent = write(Math.floor(Math.random() * ROLLS));
          await delay(TICK_MS);
        }
      }
      drawRoll(roll, won);
      if (!played) return;
      tools.sound.play('stop');
      remember(roll, won);
      // The stone comes to rest before anything is said about money.
      await delay(calm ? 0 : 320);
    },
    choices: () => [],
    tell: ({ shown }: SceneRound<DiceState>) => say('rolled', { roll: write(shown.roll) }),
    info: () => [
      element('p', {}, say('rule')),
      element('p', {}, say('rulePays')),
      element(
        'table',
        {},
        ...[500, 1_000, 2_500, 5_000, 7_500, 9_000, 9_500].map((at) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, `${say('under')} ${write(at)}`),
            element('td', {}, share(winningRolls({ side: 'under', target: at }), ROLLS)),
            element('td', {}, times(multipleOf({ side: 'under', target: at }))),
          ),
        ),
      ),
    ],
  };
}

export const game: SceneMaker<DiceState> = { create };
