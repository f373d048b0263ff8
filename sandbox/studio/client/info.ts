import { SHEET_COLUMNS } from '../assets/measures';
import type { Boot } from '../boot';
import type { PayingSymbol } from '../maths/model';
import { REELS, ROWS, SCATTER, SYMBOLS, WILD } from '../maths/symbols';
import { element } from './dom';
import { percentWriter } from './money';
import type { Say } from './texts';

/** Opens the game's own page: what pays how much at this stake, the lines, the exact return, the rules. */
export function openInfo(
  root: HTMLElement,
  boot: Boot,
  say: Say,
  money: (minor: number) => string,
  stake: number,
) {
  const perLine = stake / boot.paylines.length;
  const { rules } = boot;
  const number = new Intl.NumberFormat(boot.locale);

  const picture = (symbol: number) => {
    const image = element('span', { class: 'symbol', role: 'img', 'aria-label': SYMBOLS[symbol] ?? '' });
    image.style.backgroundImage = `url("${boot.pictures.symbols}")`;
    image.style.backgroundPosition = `${((symbol % SHEET_COLUMNS) / (SHEET_COLUMNS - 1)) * 100}% ${Math.floor(symbol / SHEET_COLUMNS) * 100}%`;
    return image;
  };
  const pays = (multiples: readonly number[], unit: number) =>
    element(
      'ul',
      { class: 'pays' },
      ...[5, 4, 3].map((run) =>
        element('li', {}, element('b', {}, String(run)), money((multiples[run - 3] ?? 0) * unit)),
      ),
    );
  const paying = SYMBOLS.flatMap((name, symbol) =>
    symbol === WILD || symbol === SCATTER
      ? []
      : [element('li', {}, picture(symbol), pays(rules.linePays[name as PayingSymbol], perLine))],
  );
  const lineMap = (rows: readonly number[], index: number) => {
    const cells = Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: REELS }, (_, reel) => element('i', { class: rows[reel] === row ? 'on' : null })),
    ).flat();
    return element(
      'li',
      {},
      element('b', {}, String(index + 1)),
      element('span', { class: 'map' }, ...cells),
    );
  };
  const [three, four, five] = rules.freeSpins;
  const values = {
    lines: boot.paylines.length,
    multiplier: rules.freeSpinsMultiplier,
    bound: rules.freeSpinsBound,
    oncein: number.format(boot.freeSpinsOnceIn),
    rtp: percentWriter(boot.locale)(boot.rtpMillionths),
    seconds: number.format(boot.paceMs / 1000),
  };
  const labelled = (key: 'lines' | 'volatility', value: string | number) =>
    say('labelled', { label: say(key), value });
  const close = element('button', { type: 'button', class: 'tool close', 'aria-label': say('close') }, '×');
  const dialog = element(
    'dialog',
    { class: 'info-page', 'aria-labelledby': 'info-title' },
    element('header', {}, element('h2', { id: 'info-title' }, boot.title), close),
    element(
      'p',
      { class: 'by' },
      `${boot.provider} · ${labelled('volatility', say(boot.volatility))} · ${say('rtp')} ${values.rtp}`,
    ),
    element('h3', {}, say('paytable')),
    element('p', {}, say('paytableAt', { bet: money(stake) })),
    element('ul', { class: 'paytable' }, ...paying),
    element('div', { class: 'special' }, picture(WILD), element('p', {}, say('wildRule'))),
    element(
      'div',
      { class: 'special' },
      picture(SCATTER),
      element('p', {}, say('scatterRule', { three, four, five })),
      pays(rules.scatterPays, stake),
    ),
    element('h3', {}, labelled('lines', boot.paylines.length)),
    element('ul', { class: 'line-maps' }, ...boot.paylines.map(lineMap)),
    element('h3', {}, say('rules')),
    element(
      'ul',
      { class: 'rules' },
      ...(
        [
          'ruleLines',
          'ruleScatter',
          'ruleFreeSpins',
          'ruleRtp',
          'ruleServer',
          'rulePace',
          'ruleKeys',
        ] as const
      ).map((key) => element('li', {}, say(key, values))),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
}
