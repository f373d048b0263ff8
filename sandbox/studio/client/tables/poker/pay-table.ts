import { paidAt, times } from '../../../engines/play/stake';
import { PAYS, type PayingKind } from '../../../engines/video-poker/pays';
import { element } from '../../dom';
import type { SayOf } from '../../texts';
import type { PokerText } from './texts-en';

export type SayPoker = SayOf<PokerText>;

/** Hands that pay, the best first. */
const KINDS = Object.keys(PAYS) as PayingKind[];

/** What each hand pays at a stake, to the last minor unit. */
export function createPayTable(say: SayPoker, money: (minor: number) => string) {
  const caption = element('caption', { class: 'unseen' });
  const rows = KINDS.map((kind) => {
    const pay = element('td', { class: 'pay' });
    const mark = element('span', { class: 'unseen' });
    const row = element(
      'tr',
      { 'data-hand': kind },
      element('th', { scope: 'row' }, say(kind), mark),
      element('td', { class: 'times' }, `${PAYS[kind]} ×`),
      pay,
    );
    return { kind, row, pay, mark };
  });
  const heads = (['kindColumn', 'timesColumn', 'payColumn'] as const).map((head) =>
    element('th', { scope: 'col' }, say(head)),
  );
  const view = element(
    'table',
    { class: 'pays-of-hands' },
    caption,
    element('thead', { class: 'unseen' }, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows.map(({ row }) => row)),
  );
  return {
    view,
    /** @param stake minor units */
    setStake(stake: number) {
      caption.textContent = say('pays', { stake: money(stake) });
      for (const { kind, pay } of rows) pay.textContent = money(paidAt(stake, times(PAYS[kind])));
    },
    /** Marks what the hand is worth; `paid` at the end of a round. */
    mark(now: PayingKind | null, end: boolean) {
      for (const { kind, row, mark } of rows) {
        const marked = kind === now;
        row.toggleAttribute('data-now', marked);
        row.toggleAttribute('data-paid', marked && end && PAYS[kind] > 1);
        mark.textContent = marked ? ` (${say('now')})` : '';
      }
    },
  };
}
