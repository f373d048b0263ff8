import type { Boot } from '../boot';
import { element, icon } from './dom';
import type { Layout } from './layout';
import { percentWriter } from './money';
import { symbolName } from './symbol-name';
import { symbolPicture } from './symbol-picture';
import type { Say, TextKey } from './texts';
import { createWinPlate } from './win-plate';

/** `data-state` of the game's root element. */
export type GameState = 'loading' | 'idle' | 'asking' | 'spinning' | 'settling' | 'free-spins' | 'error';

const ICONS = {
  spin: ['M20 12a8 8 0 1 1-2.4-5.7', 'M20.5 3v5h-5'],
  less: ['M5 12h14'],
  more: ['M5 12h14', 'M12 5v14'],
  info: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 11v5', 'M12 7.6v.1'],
  soundOn: ['M4 9.5v5h3.5L12 19V5L7.5 9.5Z', 'M15.5 9a4.2 4.2 0 0 1 0 6', 'M18 6.5a8 8 0 0 1 0 11'],
  soundOff: ['M4 9.5v5h3.5L12 19V5L7.5 9.5Z', 'm16 9.5 5 5', 'm21 9.5-5 5'],
} as const;

export interface HudActions {
  spin(): void;
  bet(steps: 1 | -1): void;
  info(): void;
  sound(): void;
  buy(): void;
}

/** The controls and figures over the picture: real buttons, so that keys, screen readers and tests reach them. */
export function createHud(
  root: HTMLElement,
  boot: Boot,
  say: Say,
  money: (minor: number) => string,
  on: HudActions,
) {
  const button = (name: string, label: string, paths: readonly string[], press: () => void) => {
    const made = element(
      'button',
      { type: 'button', class: name, 'aria-label': label, title: label },
      icon(...paths),
    );
    made.addEventListener('click', press);
    return made;
  };
  const meter = (name: string, label: string) => {
    const value = element('dd');
    const term = element('dt', {}, label);
    return { view: element('div', { class: `meter ${name}` }, term, value), term, value };
  };
  const fact = (label: string, value: string) =>
    element('div', { class: 'fact' }, element('dt', {}, label), element('dd', {}, value));

  const number = new Intl.NumberFormat(boot.locale);
  const linesText = (count: number) => number.format(count);

  const credit = meter('credit', say('credit'));
  const win = meter('win', say('win'));
  const bet = meter('bet', say('bet'));
  const less = button('round less', say('betLess'), ICONS.less, () => on.bet(-1));
  const more = button('round more', say('betMore'), ICONS.more, () => on.bet(1));
  const spin = button('spin', say('spin'), ICONS.spin, on.spin);
  const info = button('tool info', say('info'), ICONS.info, on.info);
  const sound = button('tool sound', say('soundOn'), ICONS.soundOff, on.sound);
  sound.setAttribute('aria-pressed', 'false');

  const message = element('p', { class: 'message', role: 'status', 'aria-live': 'polite' });
  const heard = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const frame = element('img', { src: boot.framePicture, class: 'frame', alt: '', draggable: 'false' });
  const canvases = {
    reels: element('canvas', { 'aria-hidden': 'true' }),
    over: element('canvas', { 'aria-hidden': 'true', hidden: true }),
  };
  const lines = element('dd', {}, linesText(boot.lines));
  const ways =
    boot.model === 'cluster'
      ? null
      : element(
          'div',
          { class: 'fact' },
          element('dt', {}, say(boot.paylines.length > 0 ? 'lines' : 'ways')),
          lines,
        );
  const facts = element(
    'dl',
    { class: 'facts' },
    fact(say('rtp'), percentWriter(boot.locale)(boot.rtpMillionths)),
    ways,
    fact(say('volatility'), say(boot.volatility)),
  );
  const lettering = element('img', { src: boot.titlePicture, alt: boot.title, draggable: 'false' });
  // Without the picture the name stands there as text, which is what alt does.
  const mark = element('div', { class: 'mark', hidden: true });
  const plate = createWinPlate(money);
  const price = element('b');
  const buy = element(
    'button',
    { type: 'button', class: 'buy', hidden: boot.buy === null },
    element('span', {}, say('buy')),
    price,
  );
  buy.addEventListener('click', on.buy);
  root.append(
    element('div', { class: 'shade' }),
    frame,
    canvases.reels,
    canvases.over,
    element('h1', { class: 'title' }, lettering),
    facts,
    mark,
    message,
    heard,
    buy,
    plate.view,
    element(
      'section',
      { class: 'bar', 'aria-label': boot.title },
      element('dl', { class: 'meters' }, credit.view, win.view, bet.view),
      less,
      more,
      spin,
      element('div', { class: 'tools' }, info, sound),
      boot.mode === 'demo' ? element('span', { class: 'badge', title: say('demoNote') }, say('demo')) : null,
    ),
  );
  for (const [name, value] of Object.entries(boot.look))
    root.style.setProperty(`--look-${kebab(name)}`, value);

  let counting = 0;
  const hud = {
    canvases,
    setState(state: GameState) {
      root.dataset['state'] = state;
      const idle = state === 'idle';
      spin.disabled = !idle;
      buy.disabled = !idle || buy.dataset['price'] === undefined;
      less.disabled = !idle || less.dataset['end'] === 'true';
      more.disabled = !idle || more.dataset['end'] === 'true';
    },
    /** @param minor null while the wallet has not told it */
    setCredit(minor: number | null) {
      credit.value.textContent = minor === null ? '–' : money(minor);
      if (minor === null) delete root.dataset['balance'];
      else root.dataset['balance'] = String(minor);
    },
    setStake(minor: number, ends: { lowest: boolean; highest: boolean }) {
      bet.term.textContent = say('bet');
      bet.value.textContent = money(minor);
      root.dataset['stake'] = String(minor);
      less.dataset['end'] = String(ends.lowest);
      more.dataset['end'] = String(ends.highest);
      hud.setState((root.dataset['state'] ?? 'loading') as GameState);
    },
    /** What the feature costs at this stake; null where it can't be bought. */
    setPrice(minor: number | null) {
      price.textContent = minor === null ? '–' : money(minor);
      if (minor === null) delete buy.dataset['price'];
      else buy.dataset['price'] = String(minor);
      hud.setState((root.dataset['state'] ?? 'loading') as GameState);
    },
    /** Ways of the grid that stands. */
    setWays(count: number) {
      if (boot.model === 'megaways') lines.textContent = linesText(count);
    },
    /** What stands at the frame's corner: a multiplier; null for nothing. */
    setMark(text: string | null) {
      mark.hidden = text === null;
      mark.replaceChildren(text ?? '');
    },
    /** A symbol at the frame's corner: the one that expands. */
    setPicture(symbol: number | null) {
      mark.hidden = symbol === null;
      const name = symbol === null ? '' : symbolName(boot.names, boot.model, symbol);
      mark.replaceChildren(...(symbol === null ? [] : [symbolPicture(boot, symbol, name)]));
    },
    /** A figure in the bet's place. */
    setCount(label: TextKey, value: string) {
      bet.term.textContent = say(label);
      bet.value.textContent = value;
    },
    /** A high win on a plate over the reels, counted up. Resolves when it was seen. */
    celebrate: (minor: number, full: boolean) => plate.show(minor, full),
    /** In free spins the bet's place tells how far they are. */
    setFreeSpins(played: number, total: number) {
      bet.term.textContent = say('freeSpins');
      bet.value.textContent = `${played} / ${total}`;
    },
    /** @param from counts up from there when given, for high wins only @param lively it is above the stake */
    setWin(minor: number | null, from: number | null = null, lively = false) {
      cancelAnimationFrame(counting);
      root.dataset['win'] = String(minor ?? 0);
      win.view.toggleAttribute('data-lively', lively);
      if (minor === null || from === null) {
        win.value.textContent = minor === null ? '' : money(minor);
        return;
      }
      const start = performance.now();
      const lasts = Math.min(1_800, 500 + (minor - from) / 10);
      const count = () => {
        const part = Math.min(1, (performance.now() - start) / lasts);
        win.value.textContent = money(part === 1 ? minor : from + Math.floor((minor - from) * part));
        if (part < 1) counting = requestAnimationFrame(count);
      };
      count();
    },
    say(text: string) {
      message.textContent = text;
      heard.textContent = '';
    },
    /** Said to screen readers alone, until something is said to everybody. */
    whisper(text: string) {
      heard.textContent = text;
    },
    setSound(isOn: boolean) {
      sound.setAttribute('aria-pressed', String(isOn));
      sound.setAttribute('aria-label', say(isOn ? 'soundOff' : 'soundOn'));
      sound.title = say(isOn ? 'soundOff' : 'soundOn');
      sound.replaceChildren(icon(...(isOn ? ICONS.soundOn : ICONS.soundOff)));
    },
    place(layout: Layout) {
      root.dataset['shape'] = layout.wide ? 'wide' : 'tall';
      const measures: Record<string, number> = {
        bar: layout.bar,
        cell: layout.cell,
        'frame-x': layout.frame.x,
        'frame-y': layout.frame.y,
        'frame-width': layout.frame.width,
        'frame-height': layout.frame.height,
        'title-y': layout.title.y,
        'title-height': layout.title.height,
      };
      for (const [name, value] of Object.entries(measures)) root.style.setProperty(`--${name}`, `${value}px`);
    },
    spinButton: spin,
  };
  return hud;
}
export type Hud = ReturnType<typeof createHud>;

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
