import { element, focusOn, icon } from '../dom';
import { onPress, setDisabled } from './press';

/** A field of a bet in the panel. */
export interface Field<Value> {
  readonly view: HTMLElement;
  readonly value: Value;
  set(value: Value): void;
  setOpen(open: boolean): void;
}

/** A whole number between two buttons. */
export function numberField(options: {
  label: string;
  less: string;
  more: string;
  from: number;
  to: number;
  value: number;
  step?: number;
  write?(value: number): string;
  changed(): void;
}): Field<number> {
  const { from, to, step = 1, write = String } = options;
  let value = options.value;
  let open = true;
  const shown = element('output', { 'aria-label': options.label });
  const button = (label: string, path: string[], by: number) => {
    const made = element(
      'button',
      { type: 'button', class: 'step', 'aria-label': label, title: label },
      icon(...path),
    );
    onPress(made, () => {
      set(Math.min(to, Math.max(from, value + by)));
      options.changed();
    });
    return made;
  };
  const less = button(options.less, ['M5 12h14'], -step);
  const more = button(options.more, ['M5 12h14', 'M12 5v14'], step);
  const draw = () => {
    shown.textContent = write(value);
    setDisabled(less, !open || value <= from);
    setDisabled(more, !open || value >= to);
  };
  const set = (next: number) => {
    value = next;
    draw();
  };
  draw();
  return {
    view: element(
      'div',
      { class: 'field', role: 'group', 'aria-label': options.label },
      element('p', { class: 'label' }, element('span', {}, options.label)),
      element('div', { class: 'stepper' }, less, shown, more),
    ),
    get value() {
      return value;
    },
    set,
    setOpen(now) {
      open = now;
      draw();
    },
  };
}

/** One of a few, side by side; arrow keys go from one to the next. */
export function choiceField<Value extends string>(options: {
  label: string;
  values: readonly (readonly [Value, string])[];
  value: Value;
  changed(): void;
}): Field<Value> {
  let value = options.value;
  let open = true;
  const buttons = options.values.map(([of, label]) => {
    const made = element('button', { type: 'button', role: 'radio', 'data-value': of }, label);
    onPress(made, () => choose(of));
    return made;
  });
  const draw = () => {
    for (const button of buttons) {
      const checked = button.dataset['value'] === value;
      button.setAttribute('aria-checked', String(checked));
      button.tabIndex = checked ? 0 : -1;
    }
  };
  const choose = (next: Value) => {
    value = next;
    draw();
    options.changed();
  };
  const group = element(
    'div',
    { class: 'segments', role: 'radiogroup', 'aria-label': options.label },
    ...buttons,
  );
  group.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = options.values.findIndex(([of]) => of === value);
    const next = (at + by + buttons.length) % buttons.length;
    const of = options.values[next]?.[0];
    if (of !== undefined && open) choose(of);
    focusOn(buttons[next]);
  });
  draw();
  return {
    view: element(
      'div',
      { class: 'field' },
      element('p', { class: 'label' }, element('span', {}, options.label)),
      group,
    ),
    get value() {
      return value;
    },
    set(next) {
      value = next;
      draw();
    },
    setOpen(now) {
      open = now;
      for (const button of buttons) setDisabled(button, !open);
    },
  };
}

/** Figures under the fields, each with a label. */
export function figures(labels: readonly string[]): { view: HTMLElement; set(...values: string[]): void } {
  const values = labels.map(() => element('dd', {}, '–'));
  const view = element(
    'dl',
    { class: 'figures' },
    ...labels.map((label, at) => element('div', {}, element('dt', {}, label), values[at] ?? null)),
  );
  return {
    view,
    set: (...texts) => values.forEach((value, at) => (value.textContent = texts[at] ?? '–')),
  };
}
