import type { LanguageCode } from '@/lib/domain/locales';
import { CALL_MS } from '../../../live/limits';
import { element } from '../../dom';
import { choosingRules } from '../choosing-rules';
import type { SceneTools } from '../scene';
import { holdemInfo } from './info';
import type { SayLiveHoldem } from './live-texts';

/** Rules of the table that many share, then those of the game with its exact figures. @param stake minor units */
export function liveInfo(
  say: SayLiveHoldem,
  language: LanguageCode,
  tools: Pick<SceneTools, 'boot' | 'money'>,
  stake: number,
): HTMLElement[] {
  const seconds = CALL_MS / 1_000;
  const rules = [say('ruleShared'), say('ruleTime', { seconds }), ...choosingRules(language)];
  return [
    element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule))),
    element('h3', {}, say('gameTitle')),
    ...holdemInfo(say, tools, stake),
  ];
}
