import { element, icon } from '../dom';

const LESS = ['M5 12h14'];
const MORE = ['M5 12h14', 'M12 5v14'];

/** A value between two buttons that can also be typed. */
export interface StepField {
  readonly view: HTMLElement;
  show(text: string, ends: { lowest: boolean; highest: boolean; locked: boolean }): void;
}

export function stepField(options: {
  name: string;
  label: string;
  /** Beside the label: limits, or whether it is on. */
  note: HTMLElement;
  less: string;
  more: string;
  placeholder?: string;
  step(by: 1 | -1): void;
  /** What the player typed. */
  typed(text: string): void;
}): StepField {
  const button = (label: string, paths: string[], by: 1 | -1) => {
    const made = element(
      'button',
      { type: 'button', class: 'step', 'aria-label': label, title: label },
      icon(...paths),
    );
    made.addEventListener('click', () => options.step(by));
    return made;
  };
  const less = button(options.less, LESS, -1);
  const more = button(options.more, MORE, 1);
  const input = element('input', {
    'aria-label': options.label,
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: options.placeholder ?? null,
  });
  input.addEventListener('change', () => options.typed(input.value));
  input.addEventListener('focus', () => input.select());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    options.step(event.key === 'ArrowUp' ? 1 : -1);
  });
  return {
    view: element(
      'div',
      { class: `field ${options.name}`, role: 'group', 'aria-label': options.label },
      element('p', { class: 'label' }, element('span', {}, options.label), options.note),
      element('div', { class: 'stepper' }, less, input, more),
    ),
    show(text, { lowest, highest, locked }) {
      if (input.value !== text) input.value = text;
      input.disabled = locked;
      less.disabled = locked || lowest;
      more.disabled = locked || highest;
    },
  };
}
