import type { ShowOutcome } from '../../../engines/show/show';
import { element } from '../../dom';
import { createLastResults } from '../last-results';
import { nameOf, shortName, type ShowSay } from './names';

/** So many results are shown. */
const SHOWN = 12;

/** What the wheel came to. */
export const createHistory = (say: ShowSay) =>
  createLastResults<ShowOutcome>(
    { name: 'sw', most: SHOWN, title: say('history'), noMemory: say('noMemory') },
    ({ bet, multiple, bonus }) => ({
      mark: { 'data-bet': bet },
      readOut: say('historyOf', { name: nameOf(say, bet), multiple }),
      seen: [element('b', {}, bonus ? say('multiple', { multiple }) : shortName(say, bet))],
    }),
  );
