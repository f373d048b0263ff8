import type { BetName } from '../../../engines/baccarat/rules';
import { element } from '../../dom';
import { percentWriter } from '../../money';
import type { SceneTools } from '../scene';
import { BETS, oddsWriter, type BaccaratSay } from './names';

/** What each bet returns, in millionths, rounded down: the exact sums are the engine's. */
export const RETURNS: Record<BetName, number> = {
  player: 987_649,
  banker: 989_420,
  tie: 856_403,
  player_pair: 896_385,
  banker_pair: 896_385,
};

/** Rules and exact figures. */
export function baccaratInfo(
  say: BaccaratSay,
  { boot, money }: Pick<SceneTools, 'boot' | 'money'>,
): HTMLElement[] {
  const { spots, total } = boot.limits;
  const [percent, odds] = [percentWriter(boot.locale), oddsWriter(boot.locale)];
  const range = ({ min, max }: { min: number; max: number }) => ({ min: money(min), max: money(max) });
  const heads = (['infoBet', 'infoPays', 'infoReturn', 'infoLimits'] as const).map((key) =>
    element('th', { scope: 'col' }, say(key)),
  );
  const rows = BETS.map((bet) => {
    const limits = spots[bet];
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, say(bet)),
      element('td', {}, say('odds', { odds: odds(bet) })),
      element('td', {}, percent(RETURNS[bet])),
      element('td', {}, limits ? say('infoRange', range(limits)) : ''),
    );
  });
  const rules = [
    ...(
      [
        'rulePoints',
        'ruleNatural',
        'rulePlayer',
        'ruleBanker',
        'ruleTie',
        'rulePair',
        'ruleShoe',
        'ruleRoads',
      ] as const
    ).map((rule) => say(rule)),
    say('ruleTotal', range(total)),
    say('noMemory'),
  ];
  return [
    element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows)),
    element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule))),
  ];
}
