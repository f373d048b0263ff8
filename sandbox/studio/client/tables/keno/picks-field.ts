import { MOST_PICKS } from '../../../engines/keno/keno';
import { element } from '../../dom';
import { onPress, setDisabled } from '../press';
import type { KenoSay } from './texts';

/** How many numbers are chosen, and two buttons: let chance choose, and begin anew. */
export function createPicksField(say: KenoSay, on: { random(): void; clear(): void }) {
  const count = element('output', { class: 'keno-count' });
  const button = (key: string, label: string, name: string, press: () => void) => {
    const made = element(
      'button',
      { type: 'button', 'aria-label': name, title: name, 'data-key': key, 'aria-keyshortcuts': key },
      label,
    );
    onPress(made, press);
    return made;
  };
  const random = button('r', say('random'), say('randomName'), on.random);
  const clear = button('c', say('clear'), say('clearName'), on.clear);
  return {
    view: element(
      'div',
      { class: 'field', role: 'group', 'aria-label': say('numbers') },
      element('p', { class: 'label' }, element('span', {}, say('numbers')), count),
      element('div', { class: 'segments' }, random, clear),
    ),
    draw(now: { count: number; open: boolean }) {
      count.textContent = say('count', { count: now.count, most: MOST_PICKS });
      setDisabled(random, !now.open);
      setDisabled(clear, !now.open || now.count === 0);
    },
  };
}
