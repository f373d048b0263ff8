import type { Risk } from '../../../engines/instant/risks';
import { DRAWN, NUMBERS, waysToHit } from '../../../engines/keno/draws';
import { kenoPays, MOST_PICKS } from '../../../engines/keno/keno';
import { choose } from '../../../engines/play/outcomes';
import { inHundredths, type Multiple } from '../../../engines/play/stake';
import { element } from '../../dom';
import type { KenoSay } from './texts';

interface InfoTools {
  picks: number;
  risk: Risk;
  times(multiple: Multiple): string;
  returns: Intl.NumberFormat;
  share: Intl.NumberFormat;
  count: Intl.NumberFormat;
}

/** Rules, and what each number of hits pays with as many numbers as are chosen: its chance is counted over all draws. */
export function kenoInfo(say: KenoSay, { picks, risk, times, returns, share, count }: InfoTools) {
  const chosen = picks === 0 ? MOST_PICKS : picks;
  const all = choose(NUMBERS, DRAWN);
  const pays = kenoPays(risk, chosen);
  const back = pays.reduce((sum, pay, hits) => sum + BigInt(pay) * waysToHit(chosen, hits), 0n);
  return [
    element('p', {}, say('rule')),
    element('p', {}, say('rulePays', { return: returns.format(Number(back) / Number(all * 100n)) })),
    element('h3', {}, `${say('pays', { count: chosen })} (${say('risk')}: ${say(risk)})`),
    element(
      'table',
      {},
      element(
        'tr',
        {},
        ...[say('hitsHead'), say('paysHead'), say('chance'), ''].map((head) =>
          element('th', { scope: 'col' }, head),
        ),
      ),
      ...pays.map((pay, hits) => {
        const ways = waysToHit(chosen, hits);
        return element(
          'tr',
          {},
          element('th', { scope: 'row' }, say('hits', { count: hits })),
          element('td', {}, times(inHundredths(pay))),
          element('td', {}, share.format(Number(ways) / Number(all))),
          element('td', {}, say('oneIn', { count: count.format(Number(all) / Number(ways)) })),
        );
      }),
    ),
  ];
}
