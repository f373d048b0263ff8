import { isDeepStrictEqual } from 'node:util';
import { COUNTRIES, countryOf, ownLocaleOf, type Country } from '@/lib/domain/countries';
import type { Locale } from '@/lib/domain/locales';
import { UNREADABLE_COUNTRY } from '@/lib/node/http/visitor';
import type { BlockStatus, CountryRule, Geography } from '@/lib/domain/site-rules';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import type { LiveService } from '../live/service';
import * as store from './store';

/**
 * What operators decided about countries, and what the environment adds (BLOCKED_COUNTRIES), in memory on every
 * instance. Country codes are ISO 3166 alpha-2 in either case.
 */
export interface GeographyService {
  /** Reads the stored geography, once the hub listens. */
  start(): Promise<void>;
  /**
   * How visitors from a country are refused; null for those who are not, and for an unknown country. An address that
   * can't be read is refused as soon as any country is.
   */
  blockOf(alpha2: string | null): BlockStatus | null;
  /** Every country, with the currencies and dialling codes that hold now. */
  countries(): Country[];
  country(alpha2: string): Country | undefined;
  /** The language that a country selects by itself. */
  localeOf(alpha2: string): Locale | undefined;
  /** Puts a geography in force on all instances. @returns false when a newer one is already in force. */
  tell(geography: Geography, requestId: string): Promise<boolean>;
  /** Called after another geography came into force on this instance. */
  onChange(listener: () => void): void;
}

const isBlocked = ({ blocked }: CountryRule) => blocked !== undefined;

const withRule = (country: Country, rule: CountryRule | undefined): Country => {
  const [first, ...more] = rule?.currencies ?? [];
  return {
    ...country,
    ...(rule?.dialCodes ? { diallingCodes: rule.dialCodes } : {}),
    ...(first ? { currencies: [first, ...more] satisfies [Currency, ...Currency[]] } : {}),
  };
};

export function createGeographyService(
  kernel: Pick<Kernel, 'config' | 'db' | 'log'>,
  { live }: { live: Pick<LiveService, 'hear'> },
): GeographyService {
  const { config, db, log } = kernel;
  const listeners: (() => void)[] = [];
  let current: Geography = { generation: 0, countries: {} };

  const ruleOf = (alpha2: string): CountryRule | undefined => current.countries[alpha2.toUpperCase()];

  const take = (geography: Geography) => {
    if (geography.generation <= current.generation) return;
    const changed = !isDeepStrictEqual(geography.countries, current.countries);
    current = geography;
    if (changed) for (const listener of listeners) listener();
  };

  const reread = async () => {
    try {
      const geography = await store.readGeography(db);
      if (geography) take(geography);
    } catch (error) {
      log.error({ err: error }, 'geography: could not be read, the last one stays');
    }
  };

  live.hear({ channel: store.CHANNEL, heard: () => void reread(), missed: () => void reread() });

  return {
    async start() {
      const geography = await store.readGeography(db);
      if (geography) take(geography);
    },

    blockOf(alpha2) {
      if (alpha2 === null) return null;
      if (alpha2 === UNREADABLE_COUNTRY) {
        const any = config.blockedCountries.length > 0 || Object.values(current.countries).some(isBlocked);
        return any ? 403 : null;
      }
      const blocked = ruleOf(alpha2)?.blocked;
      return blocked ?? (config.blockedCountries.includes(alpha2.toUpperCase()) ? 403 : null);
    },

    countries: () => COUNTRIES.map((country) => withRule(country, ruleOf(country.alpha2))),

    country(alpha2) {
      const country = countryOf(alpha2);
      return country && withRule(country, ruleOf(alpha2));
    },

    localeOf(alpha2) {
      const rule = ruleOf(alpha2);
      return rule ? rule.locale : ownLocaleOf(alpha2);
    },

    async tell(geography, requestId) {
      if (await store.saveGeography(db, geography, requestId)) {
        take(geography);
        return true;
      }
      // The same geography again: the answer to the first call may have been lost.
      const known = await store.readGeography(db);
      return isDeepStrictEqual(known, geography);
    },

    onChange: (told) => void listeners.push(told),
  };
}
