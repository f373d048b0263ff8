import type { LanguageCode } from '@/lib/domain/locales';
import {
  mostSafe,
  multipleAfter,
  TILES,
  type MinesBet,
  type MinesChoice,
  type MinesShown,
} from '../../../engines/mines/mines';
import { paidAt } from '../../../engines/play/stake';
import { element } from '../../dom';
import { delay } from '../../pace';
import { speakOf } from '../../texts';
import { bomb, gem } from '../stones';
import { figures, numberField } from '../fields';
import { multipleWriter, shareWriter } from '../multiples';
import { onPress, setDisabled } from '../press';
import type { ChoiceButton, Scene, SceneMaker, SceneRound, SceneTools } from '../scene';
import './mines.css';
import { MINES_TEXTS } from './texts';

const COLUMNS = 5;
const GREEN = 160;
/** Steps of the ladder that are shown at once. */
const RUNGS = 12;
/** Time to see the last gem or mine before the rest is shown, ms. */
const LOOK_MS = 700;
const FEWEST = 1;
const FIRST_MINES = 5;

function create(tools: SceneTools, language: LanguageCode): Scene<MinesShown> {
  const { boot, money, calm } = tools;
  const say = speakOf(language, MINES_TEXTS);
  const times = multipleWriter(boot.locale);
  const share = shareWriter(boot.locale);
  /** As it is drawn; null before the first round. */
  let drawn: MinesShown | null = null;

  const tiles = Array.from({ length: TILES }, (_, tile) => {
    const button = element('button', { type: 'button', class: 'tile' });
    onPress(button, () => tools.choose({ do: 'open', tile } satisfies MinesChoice));
    return button;
  });
  const ladder = element('ol', { class: 'ladder' });
  const stage = element(
    'div',
    { class: 'mines' },
    element('div', { class: 'tiles', role: 'group', 'aria-label': say('tiles') }, ...tiles),
    ladder,
  );
  const mines = numberField({
    label: say('mines'),
    less: say('fewer'),
    more: say('more'),
    from: FEWEST,
    to: TILES - 1,
    value: FIRST_MINES,
    changed: () => {
      drawn = null;
      draw();
      tools.betChanged();
    },
  });
  const ahead = figures([say('next'), say('chance')]);

  const placeOf = (tile: number) => ({
    row: Math.floor(tile / COLUMNS) + 1,
    column: (tile % COLUMNS) + 1,
  });
  const safe = (shown: MinesShown | null) =>
    shown ? shown.opened.length - (shown.phase === 'lost' ? 1 : 0) : 0;

  const drawTiles = (shown: MinesShown | null, fresh: number | null) => {
    tiles.forEach((button, tile) => {
      const opened = shown?.opened.includes(tile) ?? false;
      const isMine =
        shown?.mines?.includes(tile) ?? (shown?.phase === 'lost' && tile === shown.opened.at(-1));
      const visible = opened || (isMine && shown?.mines !== null);
      const key = visible ? (isMine ? 'mine' : 'gem') : 'closed';
      const before = button.dataset['shows'];
      button.dataset['shows'] = key;
      if (before !== key) button.replaceChildren(...(visible ? [isMine ? bomb() : gem(GREEN)] : []));
      button.toggleAttribute('data-open', visible);
      button.toggleAttribute('data-new', tile === fresh && !calm);
      button.toggleAttribute('data-dim', shown !== null && shown.phase !== 'open' && !opened);
      if (opened && tile === shown?.opened.at(-1)) button.dataset['last'] = key;
      else delete button.dataset['last'];
      button.setAttribute('aria-label', say(key, placeOf(tile)));
      setDisabled(button, visible || shown?.phase !== 'open');
    });
  };
  const drawLadder = (shown: MinesShown | null) => {
    const count = shown?.bet.mines ?? mines.value;
    const found = safe(shown);
    const most = mostSafe(count);
    const first = Math.max(1, Math.min(found - 3, most - RUNGS + 1));
    ladder.replaceChildren(
      ...Array.from({ length: Math.min(RUNGS, most) }, (_, at) => {
        const gems = first + at;
        const now = gems === found ? 'now' : gems < found ? 'done' : 'ahead';
        return element(
          'li',
          { 'data-at': now, 'aria-current': now === 'now' ? 'step' : null },
          element('span', {}, say('gems', { count: gems })),
          element('b', {}, times(multipleAfter(count, gems))),
        );
      }),
    );
    // Over is over: what is ahead is the next round's first gem.
    const behind = shown?.phase === 'open' ? found : 0;
    ahead.set(
      behind < most ? times(multipleAfter(count, behind + 1)) : '–',
      behind < most ? share(TILES - count - behind, TILES - behind) : '–',
    );
  };
  const draw = (fresh: number | null = null) => {
    drawTiles(drawn, fresh);
    drawLadder(drawn);
  };
  draw();

  return {
    stage,
    options: element('div', {}, mines.view, ahead.view),
    oneStake: true,
    begin: say('begin'),
    bet: (stake) => ({ bet: { stake, mines: mines.value } satisfies MinesBet, stake }),
    takeBet: ({ bet }) => mines.set(bet.mines),
    setOpen: (open) => mines.setOpen(open),
    sent() {
      drawn = null;
      draw();
    },
    async show(round, played) {
      const shown = round?.shown ?? null;
      const fresh = played ? (shown?.opened.at(-1) ?? null) : null;
      if (shown?.phase === 'lost' && played) {
        // First the mine alone, then where the others were.
        drawn = { ...shown, mines: null };
        draw(fresh);
        await delay(calm ? 0 : LOOK_MS);
      } else if (fresh !== null && fresh !== drawn?.opened.at(-1)) tools.sound.play('stop');
      drawn = shown;
      draw(shown?.phase === 'open' ? fresh : null);
    },
    choices({ shown, staked }): ChoiceButton[] {
      const closed = tiles.flatMap((_, tile) => (shown.opened.includes(tile) ? [] : [tile]));
      const random = closed[Math.floor(Math.random() * closed.length)] ?? 0;
      const none = shown.opened.length === 0;
      return [
        {
          choice: { do: 'open', tile: random } satisfies MinesChoice,
          label: say('random'),
          weight: 'quiet',
          key: 'r',
        },
        {
          choice: { do: 'cash-out' } satisfies MinesChoice,
          label: say('cashOut'),
          figure: money(paidAt(staked, shown.multiple)),
          weight: 'main',
          disabled: none,
          key: 'c',
        },
      ];
    },
    tell({ shown, staked }: SceneRound<MinesShown>) {
      if (shown.phase === 'lost') return say('hit');
      if (shown.phase === 'won') return safe(shown) === mostSafe(shown.bet.mines) ? say('done') : null;
      if (shown.opened.length === 0) return say('pick');
      return say('found', { count: shown.opened.length, amount: money(paidAt(staked, shown.multiple)) });
    },
    info(stake) {
      const count = mines.value;
      return [
        element('p', {}, say('rule')),
        element('p', {}, say('rulePays')),
        element('h3', {}, say('pays', { count })),
        element(
          'table',
          {},
          ...Array.from({ length: mostSafe(count) }, (_, at) =>
            element(
              'tr',
              {},
              element('th', { scope: 'row' }, say('gems', { count: at + 1 })),
              element('td', {}, times(multipleAfter(count, at + 1))),
              element('td', {}, money(paidAt(stake, multipleAfter(count, at + 1)))),
            ),
          ),
        ),
      ];
    },
    leftRule: say('ruleLeft'),
  };
}

export const game: SceneMaker<MinesShown> = { create };
