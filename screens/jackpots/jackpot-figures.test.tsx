import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { parseFaq } from '@/cms/seed/faq';
import { de as storiesDe } from '@/cms/seed/promotion/de';
import { deCh as storiesDeCh } from '@/cms/seed/promotion/de-ch';
import { en as storiesEn } from '@/cms/seed/promotion/en';
import { enAu as storiesEnAu } from '@/cms/seed/promotion/en-au';
import { fr as storiesFr } from '@/cms/seed/promotion/fr';
import type { PromotionTexts } from '@/cms/seed/promotion/shape';
import type { SeoTexts } from '@/cms/seed/seo-pages';
import { de } from '@/cms/seed/texts/de';
import { deCh } from '@/cms/seed/texts/de-ch';
import { en } from '@/cms/seed/texts/en';
import { enAu } from '@/cms/seed/texts/en-au';
import { fr } from '@/cms/seed/texts/fr';
import { standInForLayout } from '@/components/testing/layout';
import { JackpotSlide } from '@/features/jackpots/components/jackpot-slide';
import { JackpotsBoard } from '@/features/jackpots/components/jackpots-board';
import { JackpotsExplained } from '@/features/jackpots/components/jackpots-explained';
import { jackpotsOf } from '@/features/jackpots/testing/jackpots';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import {
  JACKPOT_OPENINGS,
  JACKPOT_POLL_MS,
  JACKPOT_RANGES,
  JACKPOTS,
  type JackpotName,
} from '@/lib/domain/jackpots';
import { LOCALES, type Locale } from '@/lib/domain/locales';
import type { Messages } from '@/messages/en.types';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

/** What the operator's texts say when a casino begins, and what the product shows: the same figures in every language. */

const SEO: Record<Locale, SeoTexts> = { en, de, 'en-AU': enAu, 'de-CH': deCh, fr };
const STORIES: Record<Locale, PromotionTexts> = {
  en: storiesEn,
  de: storiesDe,
  'en-AU': storiesEnAu,
  'de-CH': storiesDeCh,
  fr: storiesFr,
};

const NAME_OR_EUROS =
  /(?<name>\b(?:Max|Mid|Mini)\b)|€\s?(?<before>\d[\d,’]*)|(?<after>\d[\d.’\u202f\u00a0]*)[\s\u00a0\u202f](?:€|Euro)/g;
/** The amounts that a text names after each jackpot, in their order, minor units. Cents are not looked for. */
function figuresIn(text: string): Partial<Record<JackpotName, number[]>> {
  const found: Partial<Record<JackpotName, number[]>> = {};
  let of: JackpotName | undefined;
  for (const { groups } of text.matchAll(NAME_OR_EUROS)) {
    const euros = groups?.before ?? groups?.after;
    if (groups?.name) of = JACKPOTS.find((name) => name === groups.name?.toLowerCase());
    else if (of && euros) (found[of] ??= []).push(Number(euros.replace(/\D/g, '')) * 100);
  }
  return found;
}

const rangeOf = (name: JackpotName) => [JACKPOT_RANGES[name].min, JACKPOT_RANGES[name].max];
const RANGES = { max: rangeOf('max'), mid: rangeOf('mid'), mini: rangeOf('mini') };
const file = (path: string) => readFileSync(`cms/seed/${path}.md`, 'utf8');

test('a jackpot opens with half of what a draw needs, as the texts say', () => {
  for (const name of JACKPOTS) expect(JACKPOT_OPENINGS[name] * 2).toBe(JACKPOT_RANGES[name].min);
});

describe.each(LOCALES)('in %s', (locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages;
  const shown = (element: ReactElement) =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
          {element}
        </NextIntlClientProvider>
      </QueryClientProvider>,
    ).container;

  test('the answer to how jackpots work names between which amounts each is drawn', () => {
    const questions = parseFaq(file(`faq/${locale}`)).flatMap((group) => group.questions);
    const answers = questions.filter(({ question }) => /jackpot/i.test(question));
    expect(answers).toHaveLength(1);
    expect(figuresIn(answers[0]?.answer ?? '')).toEqual(RANGES);
  });

  test('so does the text of their page', () => {
    expect(figuresIn(file(`seo-texts/${locale}/seo_jackpots`))).toEqual(RANGES);
  });

  test.each(JACKPOTS)('the page of games of %s says with what it opens and when it is drawn', (name) => {
    const { [name]: own, ...others } = figuresIn(file(`seo-texts/${locale}/seo_games_jackpot_${name}`));
    expect(own?.slice(0, 3)).toEqual([JACKPOT_OPENINGS[name], ...RANGES[name]]);
    // One of the pages lists all three once more.
    expect([[], RANGES[name]]).toContainEqual(own?.slice(3));
    expect(others).toEqual(Object.keys(others).length > 0 ? { ...RANGES, [name]: undefined } : {});
    const [, description] = SEO[locale][`seo_games_jackpot_${name}`];
    expect(figuresIn(description)).toEqual({ [name]: RANGES[name] });
  });

  test('stories name no other amounts', () => {
    const slides = STORIES[locale].stories.jackpots.slides.map(({ text }) => figuresIn(text));
    expect(slides).toEqual([{}, { max: RANGES.max }, { mini: RANGES.mini }]);
  });

  test('slide, counters and page show them: what just opened, and between what each is drawn', () => {
    standInForLayout();
    const opened = jackpotsOf(JACKPOT_OPENINGS);
    const slide = shown(<JackpotSlide jackpots={opened} />);
    const board = shown(<JackpotsBoard jackpots={opened} />);
    const explained = [...shown(<JackpotsExplained />).querySelectorAll('dd')].map(
      (text) => text.textContent,
    );
    for (const name of JACKPOTS) {
      const row = slide.querySelector(`[data-jackpot="${name}"]`);
      const panel = board.querySelector(`[data-jackpot="${name}"]`);
      const title = messages.Categories[`jackpot_${name}`];
      expect(figuresIn(`${title} ${row?.querySelector('small')?.textContent}`)).toEqual({
        [name]: [JACKPOT_RANGES[name].max],
      });
      expect(figuresIn(`${title} ${panel?.querySelector('.range')?.textContent}`)).toEqual({
        [name]: RANGES[name],
      });
      for (const place of [row, panel]) {
        const cells = [...(place?.querySelectorAll('[aria-hidden] b') ?? [])].map((cell) => cell.textContent);
        expect(cells.join('')).toBe(String(JACKPOT_OPENINGS[name]));
      }
      expect(figuresIn(explained.join('\n'))[name]).toEqual([...RANGES[name], JACKPOT_OPENINGS[name]]);
    }
  });

  test('every fifteen seconds, says the text, and so often pages ask', () => {
    expect(JACKPOT_POLL_MS).toBe(15_000);
    expect(file(`seo-texts/${locale}/seo_jackpots`)).toMatch(/fifteen|fünfzehn|quinze/);
    expect(messages.Jackpots.how.books).toContain('15');
  });
});
