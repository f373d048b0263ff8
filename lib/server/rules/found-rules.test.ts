import { geographySchema } from '@/platform/geography/schemas';
import { siteRulesOf } from './found-rules';

it('leaves out what nobody could obey, and the platform takes the rest', () => {
  const { countries } = siteRulesOf({
    countries: {
      CH: { locale: 'fr', blocked: 451, currencies: ['CHF', 'XXX'], dialCodes: ['41', '+423'] },
      AQ: { currencies: [], dialCodes: [] },
    },
    closed: {},
    redirects: [],
  });
  expect(countries).toEqual({
    CH: { locale: 'fr', blocked: 451, currencies: ['CHF'], dialCodes: ['41'] },
    AQ: {},
  });
  expect(geographySchema.parse({ generation: 1, countries }).countries).toEqual(countries);
});
