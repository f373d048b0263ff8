import { paidAt, times } from '../../../engines/play/stake';
import { element } from '../../dom';
import { percentWriter } from '../../money';
import type { SceneTools } from '../scene';
import type { BetSpot, SayHoldem } from './bets';
import { paysOf, rowName } from './pays';

/**
 * What best play gets back, in millionths, rounded down: of every ante; of everything that is staked, calls included; of
 * the bonus bet. The exact sums are the engine's.
 */
export const RETURNS = { ante: 978_423, staked: 991_826, bonus: 937_416 } as const;

/** Rules, exact figures, and what hands pay at a stake. @param stake minor units */
export function holdemInfo(
  say: SayHoldem,
  { boot, money }: Pick<SceneTools, 'boot' | 'money'>,
  stake: number,
): HTMLElement[] {
  const percent = percentWriter(boot.locale);
  const { spots, total } = boot.limits;
  const range = ({ min, max } = total) => ({ min: money(min), max: money(max) });
  const table = (bet: BetSpot) =>
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...(['handColumn', 'paysColumn', 'backColumn'] as const).map((head) =>
            element('th', { scope: 'col' }, say(head, { stake: money(stake) })),
          ),
        ),
      ),
      element(
        'tbody',
        {},
        ...paysOf(bet).map((row) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, rowName(say, bet, row)),
            element('td', {}, say('toOne', { pays: row.pays })),
            element('td', {}, money(paidAt(stake, times(row.pays + 1)))),
          ),
        ),
      ),
    );
  const rules = [
    say('limitsOf', { spot: say('ante'), ...range(spots['ante']) }),
    say('limitsOf', { spot: say('bonus'), ...range(spots['bonus']) }),
    say('ruleKeys'),
  ];
  return [
    ...(['ruleDeal', 'ruleCall', 'ruleDealer', 'ruleBonus'] as const).map((rule) =>
      element('p', {}, say(rule)),
    ),
    element('h3', {}, say('antePays')),
    table('ante'),
    element('p', {}, say('callPays')),
    element('h3', {}, say('bonusPaysTitle')),
    table('bonus'),
    element('h3', {}, say('returns')),
    element('p', {}, say('ruleReturn', { ante: percent(RETURNS.ante), staked: percent(RETURNS.staked) })),
    element('p', {}, say('ruleBonusReturn', { bonus: percent(RETURNS.bonus) })),
    element('p', {}, say('ruleHint')),
    element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule))),
  ];
}
