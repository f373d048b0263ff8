import type { Currency } from '@/lib/money/money';
import type { LiveBet } from '../../shared-rounds/live-events';
import type { OwnBet } from '../../crash/view';
import { element } from '../dom';
import type { Phase } from './action';
import type { Words } from './controls';
import type { Flight } from './flight';
import { worthAt } from './worth';

/** So many rows are drawn; the rest are told as a number. */
const MOST_ROWS = 60;
const COLOURS = 7;

interface Row {
  name: string;
  letter: string;
  colour: number;
  stake: number;
  currency: Currency;
  demo: boolean;
  out: number | null;
  own: boolean;
}

const ownRow = (bet: OwnBet, name: string, currency: Currency, demo: boolean): Row => ({
  ...{ name, letter: name.slice(0, 1), colour: COLOURS, stake: bet.stake, currency, demo },
  out: bet.out,
  own: true,
});
const rowOf = ([, name, stake, currency, demo, out]: LiveBet): Row => {
  const colour = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % COLOURS;
  return { name, letter: name.slice(0, 1), colour, stake, currency, demo: demo === 1, out, own: false };
};

/** Who is in the round: on one's own, then who has left, then by stake. */
export function rowsOf(flight: Flight, own: readonly Row[], ownKeys: ReadonlySet<number>): Row[] {
  const others = [...flight.bets.values()].filter(([key]) => !ownKeys.has(key)).map(rowOf);
  const rank = ({ out }: Row) => (out === null ? 1 : 0);
  return [...own, ...others.toSorted((a, b) => rank(a) - rank(b) || b.stake - a.stake)];
}

/** Everybody's bets, as a list, and the last two who left as a line over the sky where there is no room for it. */
export function createPassengers(
  words: Words,
  options: {
    moneyIn(currency: Currency): (minor: number) => string;
    multiplier(hundredths: number): string;
    currency: Currency;
    demo: boolean;
    maxWin: number;
  },
) {
  const { crash } = words;
  const count = element('small');
  const title = element('h2', { class: 'head-title' }, crash('thisFlight'));
  const list = element('ol', { class: 'list' });
  const line = element('div', { class: 'ticker' });

  /** Rows as they stand, by all that they say: one that says the same five times a second is made once. */
  let made = new Map<string, HTMLElement>();

  const write = (row: Row, over: boolean) => {
    const money = options.moneyIn(row.currency);
    const pay = row.out === null ? '' : money(worthAt(row.stake, row.out, options.maxWin));
    const state = row.out !== null ? 'out' : over ? 'lost' : 'in';
    const middle = row.out !== null ? options.multiplier(row.out) : over ? crash('lost') : money(row.stake);
    return element(
      'li',
      { 'data-state': state, 'data-own': row.own },
      element('i', { 'data-colour': row.colour, 'aria-hidden': 'true' }, row.letter),
      element(
        'span',
        {},
        row.name,
        // Play money is said to be it, among stakes of other players.
        row.demo && !row.own && !options.demo ? element('em', {}, crash('playMoney')) : null,
      ),
      element('u', {}, middle),
      element('b', {}, pay),
    );
  };

  return {
    head: element('div', { class: 'bets-head' }, title, count),
    list,
    line,
    show(flight: Flight, ownBets: readonly OwnBet[], phase: Phase) {
      const over = phase === 'over' || phase === 'broken';
      const waiting = phase === 'open' || phase === 'closing' || phase === 'asleep';
      const names = [crash('you'), crash('youSecond')];
      const taking = ownBets.filter(
        ({ state }) => !['refused', 'returned', 'returning', 'sent'].includes(state),
      );
      const own = taking.map((bet, at) => ownRow(bet, names[at] ?? '', options.currency, options.demo));
      const rows = rowsOf(flight, own, new Set(ownBets.map(({ key }) => key)));
      const { bets, out } = flight.counts;
      title.textContent = crash(waiting ? 'nextFlight' : 'thisFlight');
      count.textContent =
        waiting || bets === 0 ? crash('betCount', { count: bets }) : crash('outOf', { out, bets });
      const before = made;
      made = new Map();
      const shown = rows.slice(0, MOST_ROWS).map((row) => {
        let said = JSON.stringify([row, over]);
        // Two of the same name and stake are two rows.
        while (made.has(said)) said += ' ';
        const known = before.get(said) ?? write(row, over);
        made.set(said, known);
        return known;
      });
      const hidden = bets - shown.length;
      const more = hidden > 0 ? [element('li', { class: 'more' }, crash('moreBets', { count: hidden }))] : [];
      list.replaceChildren(...shown, ...more);
      const left = rows.filter((row) => row.out !== null && !row.own).slice(-2);
      line.replaceChildren(
        ...(waiting
          ? [element('span', {}, crash('betCount', { count: bets }))]
          : left.map(({ name, out: at, stake, currency }) => {
              const text = `${options.multiplier(at ?? 100)} ${options.moneyIn(currency)(worthAt(stake, at ?? 100, options.maxWin))}`;
              return element('span', {}, name, element('b', {}, text));
            })),
      );
    },
  };
}
export type Passengers = ReturnType<typeof createPassengers>;
