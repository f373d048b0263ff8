import type { LanguageCode } from '@/lib/domain/locales';
import { INSURANCE_MS, KEEP_SEAT_MS, SEAT_TURN_MS } from '../../../live/limits';
import { element } from '../../dom';
import { choosingRules } from '../choosing-rules';
import type { SceneTools } from '../scene';
import { infoOf } from './info';
import type { SayLiveSeat } from './live-texts';

/** Rules of the table with seven players, then those of the game with what hands pay. @param stake minor units */
export function liveInfo(
  say: SayLiveSeat,
  language: LanguageCode,
  { boot, money }: Pick<SceneTools, 'boot' | 'money'>,
  stake: number,
): HTMLElement[] {
  const { min, max } = boot.limits.spots['seat'] ?? boot.limits.total;
  const values = {
    ...{ keep: KEEP_SEAT_MS / 1_000, insurance: INSURANCE_MS / 1_000, turn: SEAT_TURN_MS / 1_000 },
    ...{ min: money(min), max: money(max) },
  };
  const rules = [
    ...(['ruleSeats', 'ruleKept', 'ruleOrder', 'ruleTime'] as const).map((rule) => say(rule, values)),
    ...choosingRules(language),
    say('ruleLiveKeys'),
    say('ruleLiveLimits', values),
  ];
  return [
    element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule))),
    element('h3', {}, say('gameTitle')),
    ...infoOf(say, money, stake),
  ];
}
