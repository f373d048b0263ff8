import type { CrashBoot } from '../../boot';
import { element, focusOn } from '../dom';
import type { Say, SayOf } from '../texts';
import { stakesWithin } from '../tables/stakes';
import type { TABLE_TEXTS } from '../tables/texts';
import type { Action, Slot } from './action';
import { stepField } from './field';
import { autoAbove, autoBelow, multiplierWriter, readAuto, readHundredths } from './multiplier';
import type { CrashKey } from './texts';

export interface Words {
  say: Say;
  table: SayOf<keyof (typeof TABLE_TEXTS)['en']>;
  crash: SayOf<CrashKey>;
}

export interface ControlActions {
  /** The button of a bet was pressed. */
  press(slot: number): void;
  stake(slot: number, minor: number): void;
  auto(slot: number, hundredths: number | null): void;
  second(on: boolean): void;
}

/** Stakes that one press sets, minor units. */
const QUICK = [500, 1_000, 2_500];

export type Controls = ReturnType<typeof createControls>;

/** A player's two bets: fields and one button each. The button repeats its amount. */
export function createControls(
  boot: CrashBoot,
  words: Words,
  money: (minor: number) => string,
  on: ControlActions,
) {
  const { table, crash } = words;
  const { min, max } = boot.limits.total;
  const stakes = stakesWithin(boot.limits);
  const multiplier = multiplierWriter(boot.locale);
  const within = (stake: number) => Math.min(max, Math.max(min, stake));
  const moneyRange = table('stakeRange', { min: money(min), max: money(max) });

  const slotView = (at: number) => {
    let slot: Slot = { stake: min, auto: null, bet: null, queued: false, busy: false };
    const stakeField = stepField({
      name: 'stake',
      label: table('stake'),
      note: element('span', { class: 'range' }, moneyRange),
      less: table('stakeLess'),
      more: table('stakeMore'),
      step: (by) => on.stake(at, nextStake(slot.stake, by)),
      typed(text) {
        // Money has as many decimals as multipliers have.
        const typed = readHundredths(text, boot.locale);
        on.stake(at, typed ? within(typed) : slot.stake);
      },
    });
    const isOn = element('span', { class: 'range' });
    const autoField = stepField({
      name: 'auto',
      label: crash('auto'),
      note: isOn,
      less: crash('autoLess'),
      more: crash('autoMore'),
      placeholder: crash('autoOff'),
      step: (by) => on.auto(at, by > 0 ? autoAbove(slot.auto) : autoBelow(slot.auto)),
      typed(text) {
        const typed = readAuto(text, boot.locale);
        on.auto(at, typed === undefined ? slot.auto : typed);
      },
    });
    const quick = (label: string, name: string, valueOf: () => number) => {
      const made = element('button', { type: 'button', 'aria-label': name, title: name }, label);
      made.addEventListener('click', () => on.stake(at, within(valueOf())));
      return made;
    };
    const amounts = QUICK.map((stake) => {
      const text = money(stake).replace(/[.,]00(?=\D*$)/, '');
      return { stake, view: quick(text, crash('stakeOf', { amount: money(stake) }), () => stake) };
    });
    const quicks = [
      quick('½', crash('half'), () => Math.floor(slot.stake / 2)),
      quick('2×', crash('double'), () => slot.stake * 2),
      ...amounts.map(({ view }) => view),
    ];
    const [label, figure, note] = [element('span'), element('b'), element('small')];
    const button = element(
      'button',
      { type: 'button', class: 'go', 'aria-keyshortcuts': String(at + 1) },
      label,
      figure,
      note,
    );
    button.addEventListener('click', () => on.press(at));
    const view = element(
      'div',
      { class: 'slot', role: 'group', 'aria-label': crash('betNumber', { number: at + 1 }) },
      stakeField.view,
      element('div', { class: 'quick' }, ...quicks),
      autoField.view,
      button,
    );
    let told = '';
    return {
      view,
      show(next: Slot) {
        slot = next;
        const locked = next.queued || next.busy || next.bet?.state === 'held' || next.bet?.state === 'sent';
        const ends = { lowest: next.stake <= min, highest: next.stake >= max, locked };
        stakeField.show(money(next.stake), ends);
        const { auto } = next;
        autoField.show(auto === null ? '' : multiplier(auto), {
          lowest: auto === null,
          highest: auto !== null && autoAbove(auto) === auto,
          locked,
        });
        isOn.textContent = crash(auto === null ? 'autoOff' : 'autoOn');
        for (const one of quicks) one.disabled = locked;
        for (const { stake, view: one } of amounts)
          one.setAttribute('aria-pressed', String(stake === next.stake));
      },
      act(action: Action) {
        const text = JSON.stringify(action);
        // Called for every picture: what has not changed is left alone.
        if (text === told) return;
        told = text;
        const { amount } = action;
        const spoken = wordsOf(action, money(amount), crash);
        for (const [part, words] of [
          [label, spoken.label],
          [figure, spoken.figure],
          [note, spoken.note],
        ] as const) {
          if (part.textContent !== words) part.textContent = words;
        }
        button.disabled = action.does === 'nothing' || !action.ready;
        button.dataset['does'] = action.does;
      },
    };
  };

  const nextStake = (stake: number, by: 1 | -1) =>
    (by > 0 ? stakes.find((one) => one > stake) : stakes.findLast((one) => one < stake)) ?? stake;
  const slots = [slotView(0), slotView(1)];
  const addText = element('span');
  const add = element('button', { type: 'button', class: 'add' }, addText);
  let isSecond = false;
  add.addEventListener('click', () => on.second(!isSecond));
  const view = element('div', { class: 'slots' }, ...slots.map((slot) => slot.view), add);

  return {
    view,
    show: (at: number, slot: Slot) => slots[at]?.show(slot),
    act: (at: number, action: Action) => slots[at]?.act(action),
    setSecond(shown: boolean, removable: boolean) {
      isSecond = shown;
      view.toggleAttribute('data-two', shown);
      const second = slots[1]?.view;
      if (second) second.hidden = !shown;
      const name = crash(shown ? 'removeBet' : 'addBet');
      addText.textContent = shown ? '−' : '+';
      add.setAttribute('aria-label', name);
      add.title = name;
      add.disabled = shown && !removable;
    },
    focusButton: (at: number) => focusOn(slots[at]?.view.querySelector<HTMLButtonElement>('.go')),
    nextStake,
  };
}

/** What a button says: its label, the amount, and a line below. */
function wordsOf(
  action: Action,
  amount: string,
  crash: Words['crash'],
): Record<'label' | 'figure' | 'note', string> {
  switch (action.does) {
    case 'bet':
      return { label: crash('bet'), figure: amount, note: '' };
    case 'cash':
      return { label: crash('cashOut'), figure: amount, note: '' };
    case 'join':
      return { label: crash('join'), figure: amount, note: '' };
    case 'leave':
      return { label: crash('aboard'), figure: '', note: crash('tapToLeave', { amount }) };
    case 'cancel':
      return { label: crash('joining'), figure: '', note: crash('tapToCancel') };
    case 'nothing':
      break;
  }
  switch (action.why) {
    case 'placing':
      return { label: crash('placing'), figure: amount, note: '' };
    case 'aboard':
      return { label: crash('aboard'), figure: amount, note: '' };
    case 'returning':
      return { label: crash('goingBack'), figure: amount, note: '' };
    case 'out':
      return { label: crash('cashedOut'), figure: amount, note: '' };
  }
}
