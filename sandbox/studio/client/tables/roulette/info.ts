import { KINDS } from '../../../engines/roulette/layout';
import { element } from '../../dom';
import { percentWriter } from '../../money';
import type { SceneTools } from '../scene';
import type { RouletteSay } from './names';
import { oddsOf, SPOTS } from './spots';

/** What a bet returns, in millionths, rounded down: 36 of 37, and at even money with la partage 73 of 74. */
export const RETURN_MILLIONTHS = Math.floor((36 * 1_000_000) / 37);
export const LA_PARTAGE_MILLIONTHS = Math.floor((73 * 1_000_000) / 74);

/** Rules and exact figures: what each kind of bet covers, pays and takes. */
export function rouletteInfo(
  say: RouletteSay,
  { boot, money }: Pick<SceneTools, 'boot' | 'money'>,
): HTMLElement[] {
  const { spots, total } = boot.limits;
  const percent = percentWriter(boot.locale);
  const range = ({ min, max }: { min: number; max: number }) => ({ min: money(min), max: money(max) });
  const rows = KINDS.flatMap((kind) => {
    const spot = SPOTS.find((one) => one.kind === kind);
    const limits = spots[kind];
    if (!spot || !limits) return [];
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, say(kind, { numbers: '' }).trim()),
      element('td', {}, String(spot.covers.length)),
      element('td', {}, say('infoOdds', { odds: oddsOf(spot) })),
      element('td', {}, say('infoRange', range(limits))),
    );
  });
  const heads = (['infoBet', 'infoNumbers', 'infoPays', 'infoLimits'] as const).map((key) =>
    element('th', { scope: 'col' }, say(key)),
  );
  const rules = [
    ...(boot.kind === 'french_roulette'
      ? [
          say('ruleLaPartage'),
          say('ruleReturnLaPartage', {
            even: percent(LA_PARTAGE_MILLIONTHS),
            rtp: percent(RETURN_MILLIONTHS),
          }),
        ]
      : [say('ruleReturn', { rtp: percent(RETURN_MILLIONTHS) }), say('ruleZero')]),
    say('ruleLines'),
    say('ruleTrack'),
    say('ruleTotal', range(total)),
    say('noMemory'),
  ];
  return [
    element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows)),
    element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule))),
  ];
}
