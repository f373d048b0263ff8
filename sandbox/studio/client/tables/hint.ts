import { element } from '../dom';
import './hint.css';

export interface Hint {
  readonly view: HTMLElement;
  /** Offers the button, or takes it away; what was answered before is gone. */
  offer(open: boolean): void;
  /** Shows an answer, and reads it out. */
  answer(text: string): void;
}

/** A quiet button for players who want to know what is best, and a place for the answer. */
export function createHint(label: string, asked: () => void): Hint {
  const button = element('button', { type: 'button', hidden: true }, label);
  const text = element('p', { role: 'status', 'aria-live': 'polite' });
  button.addEventListener('click', asked);
  return {
    view: element('div', { class: 'hint' }, button, text),
    offer(open) {
      text.textContent = '';
      button.hidden = !open;
    },
    answer(said) {
      text.textContent = said;
    },
  };
}
