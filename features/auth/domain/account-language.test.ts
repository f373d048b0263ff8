import { accountLanguage } from './account-language';

it.each([
  ['chosen, whatever the country', { page: 'de', here: 'DE', isChosen: true }, 'de'],
  ['English chosen in Germany', { page: 'en', here: 'DE', isChosen: true }, 'en'],
  ['a French page in Switzerland', { page: 'fr', here: 'CH', isChosen: false }, 'fr'],
  ['German by the browser in Spain', { page: 'de', here: 'ES', isChosen: false }, 'de'],
  ['a German page, nobody knows where', { page: 'de', here: null, isChosen: false }, 'de'],
  ['German because of Germany', { page: 'de', here: 'DE', isChosen: false }, undefined],
  ['Swiss German because of Switzerland', { page: 'de-CH', here: 'CH', isChosen: false }, undefined],
  ['English because of nothing', { page: 'en', here: 'ES', isChosen: false }, undefined],
  [
    'English because nothing fits, with a Spanish browser',
    { page: 'en', here: 'ES', isChosen: false, browser: ['es'] },
    undefined,
  ],
  ['English by the browser', { page: 'en', here: null, isChosen: false, browser: ['en-GB'] }, 'en'],
  [
    'German because of Germany, whatever the browser',
    { page: 'de', here: 'DE', isChosen: false, browser: ['de'] },
    undefined,
  ],
  ['English, nobody knows where', { page: 'en', here: undefined, isChosen: false }, undefined],
] as const)('%s', (_name, signs, language) => {
  expect(accountLanguage({ browser: [], ...signs })).toBe(language);
});
