import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@/lib/domain/locales';

const JACKPOTS = /\b(middle|grand)[ -]jackpot|jackpot (middle|grand)\b/i;
const GERMAN = /Promo-Code|Aktionscode|Gratisdreh|Spielshow|Auszahlungstabelle|VIP-Level|Wettanforderung/;

/** Words that a thing could have as well, and has not: each thing keeps one name in everything that is read. */
const GIVEN_UP: Record<Locale, RegExp[]> = {
  en: [JACKPOTS, /promotional code|bonus spins/i],
  'en-AU': [JACKPOTS, /promotional code|bonus spins|programme|\d percent\b/i],
  de: [JACKPOTS, GERMAN],
  'de-CH': [JACKPOTS, GERMAN, /\bLimits?\b|[Ee]inlogg|[Ee]ingeloggt|\bLogin\b/],
  fr: [JACKPOTS, /redistribution|\bTRJ\b|free spins|\b(le|au) support\b|code promotionnel/i],
};

const filesOf = (locale: Locale) => [
  `messages/${locale}.json`,
  `cms/seed/faq/${locale}.md`,
  ...['pages', 'seo-texts', 'game-descriptions'].flatMap((folder) =>
    readdirSync(path.join('cms/seed', folder, locale)).map((file) => `cms/seed/${folder}/${locale}/${file}`),
  ),
  ...['texts', 'promotion', 'promotion/loyalty'].map(
    (folder) => `cms/seed/${folder}/${locale.toLowerCase()}.ts`,
  ),
  ...['themes', 'facts'].map((kind) => `screens/game/description/${kind}/${locale.toLowerCase()}.ts`),
];

it.each(LOCALES)('calls a thing by one name everywhere in %s', (locale) => {
  const found = filesOf(locale).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return GIVEN_UP[locale].flatMap((word) => {
      const hit = word.exec(text);
      return hit ? [`${file}: ${hit[0]}`] : [];
    });
  });
  expect(found).toEqual([]);
});
