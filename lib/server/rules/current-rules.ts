import type { Section } from '@/lib/domain/sections';
import { NO_RULES, type SiteRules } from '@/lib/domain/site-rules';
import { closedSections, mergeRules, type Rules, type RulesEnvironment } from './merge-rules';

// On globalThis, because the middleware, the pages and lib/server/web are bundled apart and run in one process.
const CURRENT = Symbol.for('parlour.site-rules');

/** What operators decided, as it was read last; nothing before that. */
export function currentRules(): SiteRules {
  const rules: unknown = Reflect.get(globalThis, CURRENT);
  return (rules as SiteRules | undefined) ?? NO_RULES;
}

/** Puts other rules in force, for every request from now on. They are never changed afterwards, only replaced. */
export function setRules(rules: SiteRules): void {
  Reflect.set(globalThis, CURRENT, rules);
}

let merged: { site: SiteRules; env: RulesEnvironment; rules: Rules } | undefined;

/** The rules in force. Merged once for each snapshot: every request asks for them. */
export function rulesInForce(env: RulesEnvironment): Rules {
  const site = currentRules();
  if (merged?.site !== site || merged.env !== env) merged = { site, env, rules: mergeRules(site, env) };
  return merged.rules;
}

/** Sections that visitors do not get into now. */
export const closedNow = (env: RulesEnvironment): Section[] => closedSections(rulesInForce(env), Date.now());
