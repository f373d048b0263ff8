import type { Payload } from 'payload';
import { COUNTRIES, countryName } from '@/lib/domain/countries';
import { COUNTRY_LOCALES, LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import { known } from './create';

const languageOf = (alpha3: string): LanguageCode | undefined => {
  const locale = COUNTRY_LOCALES[alpha3];
  return locale && (LANGUAGE_CODES[locale] as LanguageCode);
};

/** Creates the countries that are missing, all of them open. @returns their alpha-2 codes */
export async function seedCountries(payload: Payload): Promise<string[]> {
  const there = await known(payload, 'countries', 'alpha2');
  const missing = COUNTRIES.filter(({ alpha2 }) => !there.has(alpha2));
  for (const { alpha2, alpha3, diallingCodes, currencies } of missing) {
    // Without hooks, which would audit and announce each of 250 entries.
    await payload.db.create({
      collection: 'countries',
      data: {
        alpha2,
        alpha3,
        name: countryName(alpha2, 'en'),
        access: 'open',
        dialCodes: [...diallingCodes],
        currencies: [...currencies],
        ...(languageOf(alpha3) ? { language: languageOf(alpha3) } : {}),
      },
    });
  }
  return missing.map(({ alpha2 }) => alpha2);
}
