import type { LanguageCode } from '@/lib/domain/locales';
import type { Risk } from '../../../engines/instant/risks';
import { plinkoPays, slotOf, type PlinkoBet, type PlinkoState } from '../../../engines/plinko/plinko';
import { inHundredths } from '../../../engines/play/stake';
import { element } from '../../dom';
import { speakOf } from '../../texts';
import { svg } from '../svg';
import { choiceField, numberField } from '../fields';
import { multipleWriter, shareWriter } from '../multiples';
import type { Scene, SceneMaker, SceneRound, SceneTools } from '../scene';
import './plinko.css';
import { PLINKO_TEXTS } from './texts';

const FEWEST_ROWS = 8;
const MOST_ROWS = 16;
const FIRST_ROWS = 12;
const MOST_BALLS = 10;
/** Units of the drawing between two pins. */
const GAP = 10;
/** From one row to the next, ms. */
const ROW_MS = 130;
const SLOT_HEIGHT = 9;

function create(tools: SceneTools, language: LanguageCode): Scene<PlinkoState> {
  const { boot, calm } = tools;
  const say = speakOf(language, PLINKO_TEXTS);
  const times = multipleWriter(boot.locale);
  const short = new Intl.NumberFormat(boot.locale, { maximumFractionDigits: 2 });
  const percent = shareWriter(boot.locale, 2);

  const changed = () => {
    draw();
    tools.betChanged();
  };
  const rows = numberField({
    label: say('rows'),
    less: say('fewer'),
    more: say('more'),
    from: FEWEST_ROWS,
    to: MOST_ROWS,
    value: FIRST_ROWS,
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
  const picture = svg('svg', { role: 'img' });
  const balls = element('ul', { class: 'balls', 'aria-label': say('last') });
  const stage = element('div', { class: 'plinko' }, balls, picture);
  let ball = svg('circle', { class: 'ball', r: 3.4 });
  let slots: SVGGElement[] = [];

  const chosen = () => ({ rows: rows.value, risk: risk.value });
  /** Middle of the drawing is 0; row `row` has `row + 3` pins, the ball falls between them. */
  const pinsOf = (row: number) => row + 3;
  const placeOf = (row: number, rights: number) => ({ x: (rights - row / 2) * GAP, y: row * GAP });
  const draw = () => {
    const bet = chosen();
    const pays = plinkoPays(bet);
    const width = (bet.rows + 3) * GAP;
    const pins = Array.from({ length: bet.rows }, (_, row) =>
      Array.from({ length: pinsOf(row) }, (_, at) =>
        svg('circle', {
          class: 'pin',
          cx: (at - (pinsOf(row) - 1) / 2) * GAP,
          cy: (row + 0.5) * GAP,
          r: 1.5,
        }),
      ),
    ).flat();
    slots = pays.map((pay, slot) => {
      const x = (slot - bet.rows / 2) * GAP;
      const text = svg('text', { x, y: bet.rows * GAP + SLOT_HEIGHT / 2 + 2.2 });
      const label = pay >= 100_000 ? `${short.format(pay / 100_000)}k` : short.format(pay / 100);
      text.textContent = label;
      text.style.setProperty('--size', `${label.length > 3 ? 2.9 : 3.6}px`);
      return svg(
        'g',
        { class: 'slot', ...(pay > 100 && { 'data-over': '' }) },
        svg('rect', {
          x: x - GAP / 2 + 0.4,
          y: bet.rows * GAP + 1,
          width: GAP - 0.8,
          height: SLOT_HEIGHT,
          rx: 2,
        }),
        text,
      );
    });
    ball = svg('circle', { class: 'ball', r: 3.4, visibility: 'hidden' });
    picture.setAttribute('viewBox', `${-width / 2} -6 ${width} ${bet.rows * GAP + SLOT_HEIGHT + 10}`);
    picture.setAttribute('aria-label', say('board', { rows: bet.rows }));
    picture.replaceChildren(...pins, ...slots, ball);
  };
  draw();

  /** Where the ball is at a moment, in rows from the top: between two pins it falls faster and faster. */
  const moveTo = (path: readonly number[], at: number) => {
    const row = Math.min(path.length - 1, Math.floor(at));
    const part = Math.min(1, at - row);
    const rights = slotOf(path.slice(0, row));
    const from = placeOf(row, rights);
    const to = placeOf(row + 1, rights + (path[row] ?? 0));
    const hop = row === 0 && part === 0 ? 0 : Math.sin(Math.PI * part) * 2.2;
    ball.setAttribute('cx', (from.x + (to.x - from.x) * part).toFixed(2));
    ball.setAttribute('cy', (from.y + (to.y - from.y) * part * part - hop).toFixed(2));
    ball.setAttribute('visibility', 'visible');
  };
  const fall = (path: readonly number[]) =>
    new Promise<void>((resolve) => {
      const started = performance.now();
      let row = -1;
      const step = () => {
        const at = (performance.now() - started) / ROW_MS;
        if (at >= path.length) return resolve();
        if (Math.floor(at) !== row) {
          row = Math.floor(at);
          tools.sound.play('stop');
        }
        moveTo(path, at);
        requestAnimationFrame(step);
      };
      step();
    });

  const multipleOf = ({ bet, path }: PlinkoState) => inHundredths(plinkoPays(bet)[slotOf(path)] ?? 0);
  const remember = (state: PlinkoState) => {
    balls.prepend(element('li', {}, times(multipleOf(state))));
    while (balls.children.length > MOST_BALLS) balls.lastElementChild?.remove();
  };

  return {
    stage,
    options: element('div', {}, rows.view, risk.view),
    oneStake: true,
    begin: say('begin'),
    leftRule: null,
    bet: (stake) => ({ bet: { stake, ...chosen() } satisfies PlinkoBet, stake }),
    takeBet({ bet }) {
      rows.set(bet.rows);
      risk.set(bet.risk);
      draw();
    },
    setOpen(open) {
      rows.setOpen(open);
      risk.setOpen(open);
    },
    sent: draw,
    async show(round, played) {
      draw();
      if (!round) return;
      const { path } = round.shown;
      if (played && !calm) await fall(path);
      moveTo(path, path.length);
      slots[slotOf(path)]?.setAttribute('data-hit', '');
      if (played) remember(round.shown);
    },
    choices: () => [],
    tell: ({ shown }: SceneRound<PlinkoState>) =>
      say('slot', { slot: slotOf(shown.path) + 1, multiple: times(multipleOf(shown)) }),
    info() {
      const bet = chosen();
      const pays = plinkoPays(bet);
      const ways = pays.map((_, slot) => waysTo(bet.rows, slot));
      const all = 2 ** bet.rows;
      const back = pays.reduce((sum, pay, slot) => sum + pay * (ways[slot] ?? 0), 0);
      return [
        element('p', {}, say('rule')),
        element('p', {}, say('rulePays', { return: percent(back, all * 100) })),
        element('h3', {}, say('slots')),
        element(
          'table',
          {},
          ...pays.map((pay, slot) =>
            element(
              'tr',
              {},
              element('th', { scope: 'row' }, times(inHundredths(pay))),
              element('td', {}, `${say('chance')} ${percent(ways[slot] ?? 0, all)}`),
            ),
          ),
        ),
      ];
    },
  };
}

/** Ways through so many rows into a slot: at most 12,870, so whole numbers stay exact. */
function waysTo(rows: number, slot: number): number {
  let ways = 1;
  for (let one = 1; one <= slot; one += 1) ways = (ways * (rows - one + 1)) / one;
  return ways;
}

export const game: SceneMaker<PlinkoState> = { create };
