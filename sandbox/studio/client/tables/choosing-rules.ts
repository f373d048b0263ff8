import type { LanguageCode } from '@/lib/domain/locales';
import { speakOf } from '../texts';
import { CHOOSING_TEXTS } from './choosing-texts';

const RULES = ['ruleCost', 'ruleLate', 'ruleAway', 'ruleStudio'] as const;

/** How choices are made at a table that many share, and what becomes of them: after the rule for silence, which they name. */
export function choosingRules(language: LanguageCode): string[] {
  const say = speakOf(language, CHOOSING_TEXTS);
  return RULES.map((rule) => say(rule));
}
