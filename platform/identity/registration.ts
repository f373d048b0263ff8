import { API_CODES } from '@/lib/domain/api-codes';
import { emailProblem, normaliseEmail, passwordProblem } from '@/lib/domain/credentials';
import {
  DEFAULT_LOCALE,
  LANGUAGE_CODES,
  localeFromLanguageCode,
  type LanguageCode,
} from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import type { GeographyService } from '../geography/service';
import { Problem } from '../kernel/problem';
import { isCommonPassword } from './passwords';
import type { Subscriptions } from './store';

export interface RegistrationInput {
  email: string;
  password: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** When sent, it must be the one that the country starts with. */
  currency?: string;
  ageConfirmed: boolean;
  /** Our language code; without, the country's own. */
  language?: string;
  tracking?: Record<string, string>;
  /** What the new player wants to get, once the address is confirmed; nothing without. */
  subscriptions?: Subscriptions | undefined;
}

/** An account without a password of its own. */
export type SocialRegistrationInput = Omit<
  RegistrationInput,
  'password' | 'tracking' | 'currency' | 'language'
> & {
  currency?: string | undefined;
  language?: string | undefined;
};

interface Account {
  email: string;
  country: string;
  currency: Currency;
  language: LanguageCode;
}

export interface Registration extends Account {
  password: string;
  tracking: Record<string, string>;
}

/** What a registration asks about countries. */
export type RegistrationGeography = Pick<GeographyService, 'blockOf' | 'country' | 'localeOf'>;

/**
 * Applies SPEC §5's rules to a registration.
 * @throws Problem 422 `client_api_5` with `fields`, 37 without the age confirmation, 13 for an unknown country, 403
 *   or 451 `client_api_40` for one that is not served.
 */
export function checkRegistration(input: RegistrationInput, geography: RegistrationGeography): Registration {
  const password =
    passwordProblem(input.password, input.email) ?? (isCommonPassword(input.password) ? 'common' : null);
  const account = checkAccount(input, geography, { password });
  return { ...account, password: input.password, tracking: input.tracking ?? {} };
}

/** The same rules for who needs no password here. @throws as checkRegistration(). */
export function checkSocialRegistration(
  input: SocialRegistrationInput,
  geography: RegistrationGeography,
): Account {
  return checkAccount(input, geography, {});
}

function checkAccount(
  input: SocialRegistrationInput,
  geography: RegistrationGeography,
  others: Record<string, string | null>,
): Account {
  const country = geography.country(input.country);
  const currency = country?.currencies[0];
  const language =
    input.language === undefined
      ? LANGUAGE_CODES[geography.localeOf(input.country) ?? DEFAULT_LOCALE]
      : localeFromLanguageCode(input.language) && input.language;

  const problems: Record<string, string | null> = {
    email: emailProblem(input.email),
    ...others,
    country: input.country === '' ? 'required' : null,
    currency: currency && input.currency !== undefined && input.currency !== currency ? 'mismatch' : null,
    language: language ? null : 'invalid',
  };
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
  if (Object.keys(fields).length > 0) {
    throw new Problem(422, API_CODES.wrongData, 'the form does not fit', { fields });
  }
  if (!input.ageConfirmed) {
    throw new Problem(422, API_CODES.underAge, 'only whoever is 18 or older may play', {
      fields: { ageConfirmed: 'required' },
    });
  }
  if (!country || !currency) {
    throw new Problem(422, API_CODES.countryUnrecognised, 'there is no such country', {
      fields: { country: 'invalid' },
    });
  }
  const blocked = geography.blockOf(country.alpha2);
  if (blocked) {
    throw new Problem(blocked, API_CODES.countryBlocked, 'the product is not offered in this country');
  }
  return {
    email: normaliseEmail(input.email),
    country: country.alpha2,
    currency,
    language: language as LanguageCode,
  };
}
