import type { SicBoThrow } from '../../../engines/sicbo/sicbo';
import { element } from '../../dom';
import { createLastResults } from '../last-results';
import { dieFace } from './dice';
import type { SicBoSay } from './names';

/** So many throws are shown. */
const SHOWN = 10;

const sizeOf = ({ total, triple }: SicBoThrow) => (triple ? 'triple' : total <= 10 ? 'small' : 'big');

/** The throws that came. */
export const createHistory = (say: SicBoSay) =>
  createLastResults<SicBoThrow>(
    { name: 'sb', most: SHOWN, title: say('history'), noMemory: say('noMemory') },
    (one) => ({
      mark: { 'data-size': sizeOf(one) },
      readOut: say('historyOf', { dice: one.dice.join(', '), total: one.total }),
      seen: [
        element('span', { class: 'sb-last-dice' }, ...one.dice.map(dieFace)),
        element('b', {}, String(one.total)),
      ],
    }),
  );
