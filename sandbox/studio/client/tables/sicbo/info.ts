import { SIC_BO_BETS, SINGLE_PAYS, type SicBoKind } from '../../../engines/sicbo/bets';
import { element } from '../../dom';
import { percentWriter } from '../../money';
import type { SceneTools } from '../scene';
import { oddsOf, type SicBoSay } from './names';

/** What bets of a kind return, in millionths, rounded down: the exact sums are the engine's. */
export const RETURNS: Record<SicBoKind, number> = {
  ...{ even_money: 972_222, single: 962_962, pair: 972_222, double: 888_888 },
  ...{ any_triple: 888_888, triple: 837_962 },
  ...{ total_6: 875_000, total_7: 925_925, total_8: 875_000, total_12: 902_777 },
  ...{ total_18: 879_629, total_31: 888_888, total_62: 875_000 },
};

/** Rules and exact figures. */
export function sicBoInfo(say: SicBoSay, { boot, money }: Pick<SceneTools, 'boot' | 'money'>): HTMLElement[] {
  const { spots, total } = boot.limits;
  const percent = percentWriter(boot.locale);
  const range = ({ min, max }: { min: number; max: number }) => ({ min: money(min), max: money(max) });
  const names: Partial<Record<SicBoKind, string>> = {
    even_money: [say('small'), say('big'), say('odd'), say('even')].join(', '),
    single: say('groupSingles'),
    pair: say('groupPairs'),
    double: say('groupDoubles'),
    any_triple: say('anyTriple'),
    triple: say('groupTriples'),
  };
  const kinds = [...new Set(SIC_BO_BETS.map(({ kind }) => kind))];
  const heads = (['infoBet', 'infoPays', 'infoReturn', 'infoLimits'] as const).map((key) =>
    element('th', { scope: 'col' }, say(key)),
  );
  const rows = kinds.map((kind) => {
    const [one = 0, other = 0] = SIC_BO_BETS.filter((bet) => bet.kind === kind).flatMap(({ on }) => on);
    const limits = spots[kind];
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, names[kind] ?? say('infoTotals', { one, other })),
      element('td', {}, oddsOf(say, kind)),
      element('td', {}, percent(RETURNS[kind])),
      element('td', {}, limits ? say('infoRange', range(limits)) : ''),
    );
  });
  const rules = [
    say('ruleDice'),
    say('ruleTriple'),
    say('ruleSingle', { one: SINGLE_PAYS[1], two: SINGLE_PAYS[2], three: SINGLE_PAYS[3] }),
    say('ruleDouble'),
    say('ruleTotal', range(total)),
    say('noMemory'),
  ];
  return [
    element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows)),
    element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule))),
  ];
}
