import {
  BELLS,
  CURTAINS,
  HORSES,
  isBonus,
  LANTERNS,
  NUMBER_PAYS,
  SHOW_BETS,
  WHEEL,
} from '../../../engines/show/segments';
import { element } from '../../dom';
import { percentWriter } from '../../money';
import type { SceneTools } from '../scene';
import { MOST, nameOf, type ShowSay } from './names';

/** What every bet returns, in millionths, rounded down: 52 of 54. */
export const RETURN = 962_962;

/** Rules and exact figures. */
export function showInfo(say: ShowSay, { boot, money }: Pick<SceneTools, 'boot' | 'money'>): HTMLElement[] {
  const { spots, total } = boot.limits;
  const percent = percentWriter(boot.locale);
  const listed = new Intl.ListFormat(boot.locale, { type: 'conjunction' });
  const list = (values: readonly number[]) => listed.format(values.map(String));
  const range = ({ min, max }: { min: number; max: number }) => ({ min: money(min), max: money(max) });
  const heads = (['infoBet', 'infoSegments', 'infoPays', 'infoReturn', 'infoLimits'] as const).map((key) =>
    element('th', { scope: 'col' }, say(key)),
  );
  const rows = SHOW_BETS.map((bet) => {
    const limits = spots[bet];
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, nameOf(say, bet)),
      element('td', {}, String(WHEEL.filter((one) => one === bet).length)),
      element(
        'td',
        {},
        isBonus(bet) ? say('upTo', { most: MOST[bet] }) : say('multiple', { multiple: NUMBER_PAYS[bet] }),
      ),
      element('td', {}, percent(RETURN)),
      element('td', {}, limits ? say('infoRange', range(limits)) : ''),
    );
  });
  const rules = [
    say('ruleWheel'),
    say('ruleBonus'),
    say('ruleLanterns', { list: list(LANTERNS) }),
    say('ruleCurtains', { list: list(CURTAINS) }),
    say('ruleCarousel', { list: list(HORSES), bells: list(BELLS) }),
    say('ruleReturn'),
    say('ruleTotal', range(total)),
    say('noMemory'),
  ];
  return [
    element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows)),
    element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule))),
  ];
}
