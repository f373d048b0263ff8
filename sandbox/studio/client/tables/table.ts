import type { TableBoot } from '../../boot';
import { element, focusOn, icon } from '../dom';
import type { Say, SayOf } from '../texts';
import { createWinPlate } from '../win-plate';
import { onPress, setDisabled } from './press';
import type { ChoiceButton, Scene } from './scene';
import type { TABLE_TEXTS } from './texts';

export type TableSay = SayOf<keyof (typeof TABLE_TEXTS)['en']>;

/** `data-state` of the game's root element. `choosing`: a round goes on and waits for its player. */
export type TableState = 'loading' | 'idle' | 'sending' | 'choosing' | 'settling' | 'error';

const ICONS = {
  less: ['M5 12h14'],
  more: ['M5 12h14', 'M12 5v14'],
  info: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 11v5', 'M12 7.6v.1'],
  fair: ['M12 3l7 3v5c0 4.5-2.9 8.3-7 10-4.1-1.7-7-5.5-7-10V6Z', 'm9 12 2 2 4-4'],
  soundOn: ['M4 9.5v5h3.5L12 19V5L7.5 9.5Z', 'M15.5 9a4.2 4.2 0 0 1 0 6', 'M18 6.5a8 8 0 0 1 0 11'],
  soundOff: ['M4 9.5v5h3.5L12 19V5L7.5 9.5Z', 'm16 9.5 5 5', 'm21 9.5-5 5'],
} as const;

export interface TableActions {
  begin(): void;
  choose(choice: unknown): void;
  stake(steps: 1 | -1): void;
  info(): void;
  fair(): void;
  sound(): void;
}

/** The controls around a scene: real buttons, so that keys, screen readers and tests reach them. */
export function createTable(
  root: HTMLElement,
  boot: TableBoot,
  scene: Pick<Scene<never>, 'stage' | 'options' | 'oneStake' | 'begin'>,
  words: { say: Say; table: TableSay },
  money: (minor: number) => string,
  on: TableActions,
) {
  const { say, table } = words;
  const button = (name: string, label: string, paths: readonly string[], press: () => void) => {
    const made = element(
      'button',
      { type: 'button', class: name, 'aria-label': label, title: label },
      icon(...paths),
    );
    onPress(made, press);
    return made;
  };
  const meter = (name: string, label: string) => {
    const value = element('dd');
    return { view: element('div', { class: `meter ${name}` }, element('dt', {}, label), value), value };
  };

  const credit = meter('credit', say('credit'));
  const paid = meter('paid', table('paid'));
  const less = button('step', table('stakeLess'), ICONS.less, () => on.stake(-1));
  const more = button('step', table('stakeMore'), ICONS.more, () => on.stake(1));
  const stakeShown = element('output', { 'aria-label': table('stake') });
  const { min, max } = boot.limits.total;
  const stakeField = element(
    'div',
    { class: 'field stake' },
    element(
      'p',
      { class: 'label' },
      element('span', {}, table('stake')),
      element('span', { class: 'range' }, table('stakeRange', { min: money(min), max: money(max) })),
    ),
    element('div', { class: 'stepper' }, less, stakeShown, more),
  );

  const main = element('button', { type: 'button', class: 'do main' });
  onPress(main, on.begin);
  const choices = element('div', { class: 'choices' }, main);
  const info = button('tool', say('info'), ICONS.info, on.info);
  const fair = button('tool', table('fair'), ICONS.fair, on.fair);
  const sound = button('tool', say('soundOn'), ICONS.soundOff, on.sound);
  sound.setAttribute('aria-pressed', 'false');
  const plate = createWinPlate(money);
  const message = element('p', { class: 'message', role: 'status', 'aria-live': 'polite' });

  root.dataset['layout'] = scene.oneStake ? 'side' : 'bar';
  root.dataset['kind'] = boot.kind;
  const controls = element(
    'section',
    { class: 'controls', 'aria-label': boot.title },
    element('dl', { class: 'meters' }, credit.view, paid.view),
    scene.oneStake ? stakeField : null,
    scene.options && element('div', { class: 'options' }, scene.options),
    element(
      'div',
      { class: 'tools' },
      info,
      fair,
      sound,
      boot.mode === 'demo' ? element('span', { class: 'badge', title: say('demoNote') }, say('demo')) : null,
    ),
    choices,
  );
  root.append(
    element('h1', { class: 'unseen' }, boot.title),
    element('div', { class: 'room' }, scene.stage, message, plate.view),
    controls,
  );

  const labelOf = (label: string, figure?: string) => [
    element('span', {}, label),
    figure ? element('b', {}, figure) : null,
  ];
  const replace = (target: HTMLElement, children: (Node | null)[]) =>
    target.replaceChildren(...children.filter((child) => child !== null));
  let ends = { lowest: false, highest: false };
  let ready: number | null = null;
  let offered: { view: HTMLButtonElement; disabled: boolean; label: string }[] = [];
  const enable = () => {
    const idle = root.dataset['state'] === 'idle';
    const choosing = root.dataset['state'] === 'choosing';
    for (const { view, disabled } of offered) setDisabled(view, disabled || !choosing);
    setDisabled(less, !idle || ends.lowest);
    setDisabled(more, !idle || ends.highest);
    setDisabled(main, !idle || ready === null);
  };

  return {
    setState(state: TableState) {
      root.dataset['state'] = state;
      enable();
    },
    /** @param minor null while the wallet has not told it */
    setCredit(minor: number | null) {
      credit.value.textContent = minor === null ? '–' : money(minor);
      if (minor === null) delete root.dataset['balance'];
      else root.dataset['balance'] = String(minor);
    },
    setStake(minor: number, now: { lowest: boolean; highest: boolean }) {
      stakeShown.textContent = money(minor);
      ends = now;
      enable();
    },
    /** @param minor what the bet that is prepared costs; null where nothing is bet yet */
    setReady(minor: number | null) {
      ready = minor;
      root.dataset['stake'] = String(minor ?? 0);
      replace(main, labelOf(scene.begin, minor === null ? undefined : money(minor)));
      enable();
    },
    /** @param lively it is celebrated */
    setPaid(minor: number | null, lively = false) {
      plate.hide();
      paid.value.textContent = minor === null ? '' : money(minor);
      paid.view.toggleAttribute('data-lively', lively);
      root.dataset['win'] = String(minor ?? 0);
    },
    /** A high win over the picture, counted up, until the next round. */
    celebrate: (minor: number, full: boolean) => void plate.show(minor, full),
    /** Buttons of the round that goes on; none puts the main button back. */
    offer(buttons: readonly ChoiceButton[]) {
      // A reader who works by keys goes on where the buttons were, on the same choice if it is there again.
      const focused = offered.find(({ view }) => view === document.activeElement)?.label ?? null;
      const within = choices.contains(document.activeElement);
      choices.toggleAttribute('data-many', buttons.length > 1);
      offered = buttons.map(({ choice, label, figure, weight, disabled = false, key }) => {
        const view = element('button', {
          type: 'button',
          class: `do ${weight}`,
          'data-key': key ?? null,
          'aria-keyshortcuts': key ?? null,
        });
        replace(view, labelOf(label, figure));
        onPress(view, () => on.choose(choice));
        return { view, disabled, label };
      });
      choices.replaceChildren(...(offered.length > 0 ? offered.map(({ view }) => view) : [main]));
      enable();
      if (!within) return;
      const [first] = offered;
      const next = offered.find(({ label }) => label === focused) ?? first;
      focusOn(next?.view ?? main);
    },
    /** Presses the button of the panel that has this key. */
    press(key: string): boolean {
      const buttons = [...controls.querySelectorAll<HTMLButtonElement>('[data-key]')];
      const pressed = buttons.find((button) => button.dataset['key'] === key);
      pressed?.click();
      return pressed !== undefined;
    },
    say(text: string) {
      message.textContent = text;
    },
    setSound(isOn: boolean) {
      sound.setAttribute('aria-pressed', String(isOn));
      sound.setAttribute('aria-label', say(isOn ? 'soundOff' : 'soundOn'));
      sound.title = say(isOn ? 'soundOff' : 'soundOn');
      sound.replaceChildren(icon(...(isOn ? ICONS.soundOn : ICONS.soundOff)));
    },
  };
}
export type Table = ReturnType<typeof createTable>;
