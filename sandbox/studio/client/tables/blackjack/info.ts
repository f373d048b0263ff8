import { INSURANCE_PAY, insurancePrice, PAYS } from '../../../engines/blackjack/rules';
import { paidAt } from '../../../engines/play/stake';
import { element } from '../../dom';
import type { SaySeat } from './hands';

/** Rules, and what hands pay at a stake. @param stake minor units */
export function infoOf(say: SaySeat, money: (minor: number) => string, stake: number): HTMLElement[] {
  const half = insurancePrice(stake);
  const pays: [string, number][] = [
    [say('payBlackjack'), paidAt(stake, PAYS.blackjack)],
    [say('payWin'), paidAt(stake, PAYS.win)],
    [say('payPush'), paidAt(stake, PAYS.push)],
    [say('payInsurance', { stake: money(half) }), paidAt(half, INSURANCE_PAY)],
  ];
  return [
    ...(['ruleGoal', 'ruleDealer', 'ruleDouble', 'ruleHint'] as const).map((rule) =>
      element('p', {}, say(rule)),
    ),
    element('h3', {}, say('pays')),
    element('p', {}, say('paysAt', { stake: money(stake) })),
    element(
      'table',
      {},
      ...pays.map(([name, pay]) =>
        element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, money(pay))),
      ),
    ),
  ];
}
