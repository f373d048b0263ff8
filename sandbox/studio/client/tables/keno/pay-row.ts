import type { Risk } from '../../../engines/instant/risks';
import { kenoPays } from '../../../engines/keno/keno';
import { inHundredths, type Multiple } from '../../../engines/play/stake';
import { element } from '../../dom';
import type { KenoSay } from './texts';

interface PayRowTools {
  say: KenoSay;
  /** Writes a multiple as it is read out. */
  times(multiple: Multiple): string;
  /** Writes it as short as it can be. */
  short: Intl.NumberFormat;
}

/** What each number of hits pays with so many picks, from none; the present number of hits stands out. */
export function createPayRow({ say, times, short }: PayRowTools) {
  const list = element('ol', { class: 'keno-pays' });
  const empty = element('p', { class: 'keno-empty' }, say('empty'));
  const view = element('div', { class: 'keno-row' }, list, empty);
  return {
    view,
    /** @param hits so far in the round that is shown; null before it */
    draw(picks: number, risk: Risk, hits: number | null) {
      view.toggleAttribute('data-empty', picks === 0);
      list.setAttribute('aria-label', say('pays', { count: picks }));
      list.replaceChildren(
        ...kenoPays(risk, picks).map((pay, count) =>
          element(
            'li',
            {
              'data-now': count === hits,
              'data-none': pay === 0,
              'aria-current': count === hits ? 'step' : null,
            },
            element('span', { class: 'unseen' }, `${say('hits', { count })}: ${times(inHundredths(pay))}`),
            element('b', { 'aria-hidden': 'true' }, pay === 0 ? '–' : `${short.format(pay / 100)}×`),
            element('i', { 'aria-hidden': 'true' }, String(count)),
          ),
        ),
      );
    },
  };
}
