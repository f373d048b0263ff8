import type { CountryRule, FoundRules, SiteRules } from '@/lib/domain/site-rules';
import { isCurrency } from '@/lib/money/money';

const DIAL_CODE = /^\d{1,7}$/;

/** What of them can be obeyed, here and on the platform. */
export function siteRulesOf({ countries, closed, redirects }: FoundRules): SiteRules {
  const rules = Object.entries(countries).map(([alpha2, found]): [string, CountryRule] => {
    const { locale, blocked } = found;
    const currencies = found.currencies.filter(isCurrency);
    const dialCodes = found.dialCodes.filter((code) => DIAL_CODE.test(code));
    return [
      alpha2,
      {
        ...(locale ? { locale } : {}),
        ...(blocked ? { blocked } : {}),
        ...(currencies.length > 0 ? { currencies } : {}),
        ...(dialCodes.length > 0 ? { dialCodes } : {}),
      },
    ];
  });
  return { countries: Object.fromEntries(rules), closed, redirects };
}
