import './live.css';
import type { Currency } from '@/lib/money/money';
import type { LiveBoot } from '../../boot';
import type { LiveBet } from '../../shared-rounds/live-events';
import { element } from '../dom';
import { dealer, dealerScene } from './dealer';
import type { Moment } from './moment';
import type { LiveSay } from './texts';

/** So many rows are drawn; the rest are told as a number. */
const MOST_ROWS = 40;
/** The last seconds of bets are marked, ms. */
const HURRY_MS = 5_000;

/** Whose choice is waited for, and which part of the time is left. */
export interface PanelTurn {
  title: string;
  share: number;
}

export type LivePanel = ReturnType<typeof createLivePanel>;

/** What the table shows everybody: its dealer, its clock, and who has bet what. */
export function createLivePanel(
  root: HTMLElement,
  boot: LiveBoot,
  say: LiveSay,
  moneyIn: (currency: Currency) => (minor: number) => string,
) {
  const title = element('b', { class: 'lv-title' });
  const time = element('span', { class: 'lv-time' });
  const bar = element('u');
  const heard = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const count = element('span');
  const list = element('ol', { class: 'lv-list' });
  const bets = element(
    'aside',
    { class: 'lv-bets', id: 'lv-bets', 'aria-label': say('betsTitle') },
    element('h2', {}, say('betsTitle')),
    list,
  );
  const open = element(
    'button',
    { type: 'button', class: 'lv-open', 'aria-expanded': 'false', 'aria-controls': 'lv-bets' },
    count,
  );
  open.addEventListener('click', () => {
    const shown = root.toggleAttribute('data-bets');
    open.setAttribute('aria-expanded', String(shown));
  });
  const view = element(
    'section',
    { class: 'lv', 'aria-label': say('animated') },
    element('figure', {}, dealer(), element('figcaption', {}, say('animated'))),
    element(
      'div',
      { class: 'lv-clock' },
      element('p', {}, title, time),
      element('span', { class: 'lv-bar', 'aria-hidden': 'true' }, bar),
    ),
    open,
    heard,
  );
  root.dataset['live'] = '';
  const scene = element(
    'figure',
    { class: 'lv-scene' },
    dealerScene(),
    element('figcaption', {}, say('animated')),
  );
  root.querySelector('.room')?.after(view, scene, bets);

  const setText = (target: HTMLElement, text: string) => {
    if (target.textContent !== text) target.textContent = text;
  };
  const seconds = (ms: number) => say('seconds', { seconds: Math.ceil(ms / 1_000) });
  const { openMs, confirmMs, showMs } = boot.live;
  const whole: Record<Moment['phase'], number> = {
    ...{ asleep: 1, open: openMs, closing: confirmMs, deciding: 1, drawn: showMs, broken: showMs },
  };

  return {
    /**
     * @param turn whose choice is waited for, at tables at which players choose
     * @param told whether the result of the draw has been told
     */
    draw({ phase, leftMs }: Moment, line: 'works' | 'broken', turn: PanelTurn | null, told: boolean) {
      root.dataset['phase'] = phase;
      root.dataset['line'] = line;
      const runs = phase === 'open' || (phase === 'deciding' && leftMs > 0);
      view.toggleAttribute('data-hurry', runs && leftMs <= HURRY_MS);
      const next = () => say('nextIn', { seconds: Math.ceil(leftMs / 1_000) });
      const titles: Record<Moment['phase'], () => string> = {
        asleep: () => say('asleep'),
        open: () => say('betsOpen'),
        closing: () => say('closing'),
        // While the picture of the draw runs nothing else is told; then when it goes on.
        drawn: () => (!told && leftMs > showMs / 2 ? (turn?.title ?? say('drawing')) : next()),
        deciding: () => turn?.title ?? say('drawing'),
        broken: () => say('brokenOff'),
      };
      setText(title, line === 'broken' ? say('reconnecting') : titles[phase]());
      setText(time, runs && line === 'works' ? seconds(leftMs) : '');
      const isTimed = phase === 'open' || phase === 'drawn';
      const share = isTimed ? leftMs / whole[phase] : phase === 'deciding' ? (turn?.share ?? 0) : 0;
      bar.style.transform = `scaleX(${Math.min(1, share).toFixed(3)})`;
    },
    /** @param ownKey number of the player's own bet. @param told whether what the bets came to may be shown */
    showBets(all: readonly LiveBet[], counted: number, ownKey: number | null, told: boolean) {
      setText(count, say('betCount', { count: counted }));
      // The player's own, then money before play money, then by stake.
      const sorted = all.toSorted(
        (a, b) => Number(b[0] === ownKey) - Number(a[0] === ownKey) || a[4] - b[4] || b[2] - a[2],
      );
      const rows = sorted.slice(0, MOST_ROWS).map(([key, name, stake, currency, demo, pay]) => {
        const own = key === ownKey;
        const money = moneyIn(currency);
        return element(
          'li',
          { 'data-own': own },
          element('span', {}, own ? say('you') : name),
          demo === 1 && boot.mode === 'real' ? element('em', {}, say('playMoney')) : null,
          element('u', {}, money(stake)),
          // What is no more than the stake is a figure, without the colour of a win.
          element(
            'b',
            { 'data-won': pay !== null && pay > stake },
            told && pay !== null && pay > 0 ? `→ ${money(pay)}` : '',
          ),
        );
      });
      const hidden = counted - rows.length;
      const others = hidden > 0 ? say('moreBets', { count: hidden }) : '';
      const line = counted === 0 ? say('noBets') : others;
      list.replaceChildren(...rows, ...(line ? [element('li', { class: 'lv-more' }, line)] : []));
    },
    /** Told to a reader of the screen alone. */
    tell: (text: string) => setText(heard, text),
  };
}
