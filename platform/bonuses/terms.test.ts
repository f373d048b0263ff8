// The bonus terms and the engine, rule by rule: each is played, and stands in every language with the engine's own numbers.
import { readFileSync } from 'node:fs';
import { LOCALES } from '@/lib/domain/locales';
import { openDesk, type Desk } from '@/platform/bonuses/testing/scenarios/desk';
import { tidy } from '@/platform/bonuses/testing/scenarios/rows';
import { APART } from '@/platform/bonuses/testing/terms/apart';
import { ENDS } from '@/platform/bonuses/testing/terms/ends';
import type { RuleName } from '@/platform/bonuses/testing/terms/english';
import { PLAY, type Proof } from '@/platform/bonuses/testing/terms/play';
import { plain, RULES, sentenceOf } from '@/platform/bonuses/testing/terms/sentences';

const TERMS = LOCALES.map(
  (locale) =>
    [locale, plain(readFileSync(`cms/seed/pages/${locale}/bonus_terms_and_conditions.md`, 'utf8'))] as const,
);
const PROOFS: Record<RuleName, Proof> = { ...PLAY, ...ENDS, ...APART };
const said: Record<string, string[]> = Object.fromEntries(LOCALES.map((locale) => [locale, []]));

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.wallet.close());
afterEach(() => tidy(desk));

test.each(RULES)('%s', async (rule) => {
  const facts = (await PROOFS[rule](desk)) ?? {};
  for (const [locale, terms] of TERMS) {
    const sentence = sentenceOf(locale, rule, facts);
    expect(terms).toContain(sentence);
    said[locale]?.push(sentence);
  }
});

test.each(TERMS)('no number stands in the terms in %s that the engine does not say', (locale, terms) => {
  const ofEngine = terms.split('\n## ').filter((section) => !/cashback/i.test(section.split('\n')[0] ?? ''));
  const rest = (said[locale] ?? []).reduce(
    (text, sentence) => text.replace(sentence, ''),
    ofEngine.join('\n'),
  );
  expect(rest.match(/\d+/g)).toBeNull();
});
