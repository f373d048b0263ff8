import { colourOf, WHEEL } from '../../../engines/roulette/layout';
import { element } from '../../dom';
import { propertiesOf, type RouletteSay } from './names';

/** So many numbers stand in a row. */
const ROW = 10;

/** What a round came to. Amounts are minor units. */
export interface SpinResult {
  pocket: number;
  staked: number;
  pay: number;
}

export interface Results {
  /** The last number, what it is, what came back. */
  readonly banner: HTMLElement;
  /** Numbers since the page was opened; of a table that many share, its last ones. */
  readonly history: HTMLElement;
  /** A new round has begun: the last one is history. */
  begin(): void;
  /** A round that was not seen before. */
  add(result: SpinResult): void;
  /** The numbers that the table drew before, oldest first, instead of those that stand here. */
  past(pockets: readonly number[]): void;
}

/** The numbers that came, newest first, and how often each did. */
export function createResults(
  say: RouletteSay,
  money: (minor: number) => string,
  isShared: boolean,
): Results {
  const seen: number[] = [];
  const banner = element('div', { class: 'rl-banner', 'data-old': true });
  const row = element('ol', { class: 'rl-last', 'aria-label': say('history') });
  const bars = WHEEL.map((pocket) => element('i', { 'data-colour': colourOf(pocket) }));
  const chart = element('div', { class: 'rl-bars', 'aria-hidden': 'true' }, ...bars);
  const count = element('p');
  const history = element(
    'div',
    { class: 'rl-history' },
    row,
    chart,
    count,
    element('p', {}, say('noMemory')),
  );
  const draw = () => {
    row.replaceChildren(
      ...seen
        .slice(0, ROW)
        .map((pocket) => element('li', { 'data-colour': colourOf(pocket) }, String(pocket))),
    );
    const often = WHEEL.map((pocket) => seen.filter((one) => one === pocket).length);
    const most = Math.max(1, ...often);
    for (const [at, bar] of bars.entries()) bar.style.height = `${(100 * (often[at] ?? 0)) / most}%`;
    count.textContent = say(isShared ? 'tableSpins' : 'spins', { count: seen.length });
    history.toggleAttribute('data-empty', seen.length === 0);
    // Of a few numbers bars say nothing.
    history.toggleAttribute('data-few', seen.length < ROW);
  };
  draw();
  return {
    past(pockets) {
      seen.splice(0, seen.length, ...pockets.toReversed());
      draw();
    },
    banner,
    history,
    begin: () => banner.toggleAttribute('data-old', true),
    add({ pocket, staked, pay }) {
      seen.unshift(pocket);
      draw();
      delete banner.dataset['old'];
      banner.replaceChildren(
        element('b', { 'data-colour': colourOf(pocket) }, String(pocket)),
        element('span', {}, propertiesOf(say, pocket)),
        ...(pay > 0 ? [element('em', { 'data-above': pay > staked }, money(pay))] : []),
      );
    },
  };
}
