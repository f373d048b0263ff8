import type { ShowOutcome } from '../../../engines/show/show';
import { element } from '../../dom';
import { nameOf, shortName, type ShowSay } from './names';

/** So many results are shown. */
const SHOWN = 12;

/** What the wheel came to, the newest first. */
export function createHistory(say: ShowSay) {
  const list = element('ol', { class: 'sw-last', 'aria-label': say('history') });
  const view = element('div', { class: 'sw-history' }, list, element('p', {}, say('noMemory')));
  let results: readonly ShowOutcome[] = [];
  const draw = () => {
    view.toggleAttribute('data-empty', results.length === 0);
    list.replaceChildren(
      ...results
        .slice(0, SHOWN)
        .map(({ bet, multiple, bonus }) =>
          element(
            'li',
            { 'data-bet': bet },
            element('span', { class: 'unseen' }, say('historyOf', { name: nameOf(say, bet), multiple })),
            element(
              'b',
              { 'aria-hidden': 'true' },
              bonus ? say('multiple', { multiple }) : shortName(say, bet),
            ),
          ),
        ),
    );
  };
  draw();
  return {
    view,
    add(one: ShowOutcome) {
      results = [one, ...results];
      draw();
    },
    /** @param oldestFirst results of before the player came, instead of those that stand here */
    past(oldestFirst: readonly ShowOutcome[]) {
      results = oldestFirst.toReversed();
      draw();
    },
  };
}
