import type { SicBoThrow } from '../../../engines/sicbo/sicbo';
import { element } from '../../dom';
import { dieFace } from './dice';
import type { SicBoSay } from './names';

/** So many throws are shown. */
const SHOWN = 10;

const sizeOf = ({ total, triple }: SicBoThrow) => (triple ? 'triple' : total <= 10 ? 'small' : 'big');

/** The throws that came, the newest first. */
export function createHistory(say: SicBoSay) {
  const list = element('ol', { class: 'sb-last', 'aria-label': say('history') });
  const view = element('div', { class: 'sb-history' }, list, element('p', {}, say('noMemory')));
  let throws: readonly SicBoThrow[] = [];
  const draw = () => {
    view.toggleAttribute('data-empty', throws.length === 0);
    list.replaceChildren(
      ...throws
        .slice(0, SHOWN)
        .map((one) =>
          element(
            'li',
            { 'data-size': sizeOf(one) },
            element(
              'span',
              { class: 'unseen' },
              say('historyOf', { dice: one.dice.join(', '), total: one.total }),
            ),
            element('span', { class: 'sb-last-dice', 'aria-hidden': 'true' }, ...one.dice.map(dieFace)),
            element('b', { 'aria-hidden': 'true' }, String(one.total)),
          ),
        ),
    );
  };
  draw();
  return {
    view,
    add(one: SicBoThrow) {
      throws = [one, ...throws];
      draw();
    },
    /** @param oldestFirst throws of before the player came, instead of those that stand here */
    past(oldestFirst: readonly SicBoThrow[]) {
      throws = oldestFirst.toReversed();
      draw();
    },
  };
}
