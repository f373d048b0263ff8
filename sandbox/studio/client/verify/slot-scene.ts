import { FRAME_CELL, FRAME_EDGE, FRAME_GAP } from '../../assets/measures';
import type { LanguageCode } from '@/lib/domain/locales';
import type { Cell, Win } from '../../engines/slots/steps';
import { sheetNamed, type SlotMoment } from '../../slots/moments';
import { element } from '../dom';
import { symbolPicture } from '../symbol-picture';
import type { SceneRound } from '../tables/scene';
import { svg } from '../tables/svg';
import { stoppedWheel } from '../wheel';
import type { ReplayMaker, ReplayScene, ReplayTools } from './replay-scene';
import { slotWords } from './slot-words';

const GAP = FRAME_GAP / FRAME_CELL;
/** More sums than these would hide the symbols. */
const MOST_SUMS = 6;
const keyOf = (cell: Cell) => cell.join();

/** The cell of a win that its sum stands at: its last one, or the one nearest to the middle of a cluster. */
function sumCell({ cells, line }: Win): Cell | undefined {
  if (line > 0) return cells.at(-1);
  const middle = (at: 0 | 1) => cells.reduce((sum, cell) => sum + cell[at], 0) / cells.length;
  const [x, y] = [middle(0), middle(1)];
  const away = ([reel, row]: Cell) => (reel - x) ** 2 + (row - y) ** 2;
  return cells.toSorted((a, b) => away(a) - away(b))[0];
}

/** A moment of a slot's round, drawn with the game's own symbols on its own reels. */
function create({ boot, money, art }: ReplayTools, language: LanguageCode): ReplayScene<SlotMoment> {
  const words = slotWords(language, boot.locale, money, art.names);
  const stage = element('div', { class: 'slot-replay' });
  const detail = element('div', { class: 'slot-paid' });
  const nothing = () => undefined;
  for (const [name, value] of Object.entries(art.look))
    stage.style.setProperty(`--look-${name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}`, value);
  stage.style.backgroundImage = `url("${art.pictures.wide}")`;
  stage.style.setProperty('--sheet', `url("${art.pictures.symbols}")`);
  const picture = (symbol: number) => symbolPicture(art, symbol, null);

  const cellOf = (moment: SlotMoment, cell: Cell, symbol: number, sums: ReadonlyMap<string, number>) => {
    const { wins, marked, coins, fresh, unit } = moment;
    const key = keyOf(cell);
    const paying = new Set([...wins.flatMap(({ cells }) => cells), ...marked].map(keyOf));
    const place = coins.findIndex((coin) => keyOf(coin.cell) === key);
    const coin = coins[place];
    const sum = sums.get(key);
    return element(
      'div',
      {
        class: 'cell',
        'data-on': paying.has(key) ? true : null,
        'data-off': (paying.size > 0 && !paying.has(key)) || moment.kind === 'hold' ? true : null,
      },
      picture(symbol),
      coin
        ? element(
            'span',
            {
              class: 'held',
              'data-pot': coin.pot || null,
              'data-new': place >= coins.length - fresh ? true : null,
            },
            coin.pot === '' ? null : element('b', {}, words.potNamed(coin.pot)),
            money(coin.units * unit),
          )
        : null,
      sum === undefined ? null : element('span', { class: 'sum' }, money(sum)),
    );
  };
  /** Lines that paid, through the middles of their cells; a cell is one high. */
  const linesOf = ({ slot, wins, grid }: SlotMoment) => {
    const { paylines } = sheetNamed(slot);
    const traced = wins.flatMap(({ line }) => paylines[line - 1] ?? []).length > 0 ? wins : [];
    const rows = grid[0]?.length ?? 0;
    const [width, height] = [grid.length, rows].map((count) => count + (count - 1) * GAP);
    const at = (reel: number, row: number) => `${0.5 + reel * (1 + GAP)} ${0.5 + row * (1 + GAP)}`;
    const drawn = svg('svg', { class: 'paylines', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
    for (const { line } of traced) {
      const d = (paylines[line - 1] ?? [])
        .map((row, reel) => `${reel === 0 ? 'M' : 'L'}${at(reel, row)}`)
        .join('');
      drawn.append(svg('path', { d, class: 'under' }), svg('path', { d }));
    }
    return drawn;
  };
  const sumsOf = ({ wins, unit }: SlotMoment) => {
    const sums = new Map<string, number>();
    for (const win of wins) {
      const cell = sumCell(win);
      if (cell) sums.set(keyOf(cell), (sums.get(keyOf(cell)) ?? 0) + win.units * unit);
    }
    return sums.size > MOST_SUMS ? new Map<string, number>() : sums;
  };
  const overReels = (moment: SlotMoment): HTMLElement | null => {
    const { kind, slot, book, wheel } = moment;
    if (kind === 'book' && book !== null) return element('div', { class: 'over' }, picture(book));
    const segments = wheel && sheetNamed(slot).wheel?.wheels[wheel.wheel];
    if (!wheel || !segments) return null;
    const over = element('div', { class: 'over wheel' });
    over.append(stoppedWheel(segments, wheel.segment, { segment: words.onSegment }));
    return over;
  };

  const draw = ({ shown: moment, staked }: SceneRound<SlotMoment>, isPlayed: boolean) => {
    const { slot, grid, free } = moment;
    const { shape } = sheetNamed(slot);
    const atCells = sumsOf(moment);
    const frame = element('div', { class: 'reel-frame' });
    const sizes = {
      '--reels': shape.reels,
      '--rows': shape.rows,
      '--across': shape.reels + (shape.reels - 1) * GAP + 2 * FRAME_EDGE,
      '--down': shape.rows + (shape.rows - 1) * GAP + 2 * FRAME_EDGE,
    };
    for (const [name, value] of Object.entries(sizes)) stage.style.setProperty(name, String(value));
    frame.style.backgroundImage = `url("${art.frames[`${shape.reels}x${shape.rows}`] ?? ''}")`;
    const columns = grid.map((cells, reel) => {
      const own = cells.map((symbol, row) => cellOf(moment, [reel, row], symbol, atCells));
      const column = element('div', { class: 'column' }, ...own);
      column.style.setProperty('--count', String(cells.length));
      return column;
    });
    const reels = element(
      'div',
      { class: 'reels', 'data-uneven': sheetNamed(slot).model === 'megaways' ? true : null },
      ...columns,
    );
    reels.append(linesOf(moment));
    const over = overReels(moment);
    frame.append(reels, ...(over ? [over] : []));
    stage.toggleAttribute('data-free', free > 0);
    stage.toggleAttribute('data-played', isPlayed);
    const chips = words.chips(moment).map((chip) => element('span', {}, chip));
    if (moment.book !== null && moment.kind !== 'book')
      chips.unshift(element('span', { class: 'chosen' }, picture(moment.book)));
    // Nothing up to the stake is celebrated.
    const sums = element(
      'div',
      { class: 'sums' },
      element('b', { 'data-paid': moment.paid > staked ? true : null }, words.paid(moment)),
      element('span', {}, words.total(moment)),
    );
    stage.replaceChildren(
      element('div', { class: 'slot-ground' }, element('div', { class: 'chips' }, ...chips), frame, sums),
    );
  };
  const list = (moment: SlotMoment) => {
    const lines = words.paidLines(moment);
    const notes = [words.awarded(moment), words.capped(moment)].filter((note) => note !== '');
    detail.replaceChildren(
      ...notes.map((note) => element('p', { class: 'note' }, note)),
      ...(lines.length === 0
        ? []
        : [
            element(
              'ul',
              { 'aria-label': words.winsTitle },
              ...lines.map(({ symbol, text, amount }) =>
                element(
                  'li',
                  {},
                  symbol === null ? null : picture(symbol),
                  element('span', {}, text),
                  element('b', {}, money(amount)),
                ),
              ),
            ),
          ]),
    );
    detail.style.setProperty('--look-well', art.look.well);
  };

  return {
    stage,
    detail,
    options: null,
    oneStake: true,
    begin: '',
    leftRule: null,
    bet: () => null,
    takeBet: nothing,
    setOpen: nothing,
    sent: nothing,
    show(round, played) {
      if (round) {
        draw(round, played);
        list(round.shown);
      }
      return Promise.resolve();
    },
    choices: () => [],
    tell: ({ shown }) => [words.paid(shown), words.total(shown)].join('. ').concat('.'),
    heading: ({ shown }: SceneRound<SlotMoment>) => words.heading(shown),
    words: ({ shown }: SceneRound<SlotMoment>) => [...words.chips(shown), words.reels(shown)].join('. '),
    info: () => [],
  };
}

export const game: ReplayMaker<SlotMoment> = { create };
