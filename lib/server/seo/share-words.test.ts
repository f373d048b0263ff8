import { shareWords } from './share-words';

it.each([
  ['Top games: what is played most | Parlour', 'en', { title: 'Top games', note: 'What is played most' }],
  ['Parlour : casino en ligne', 'fr', { title: 'Parlour', note: 'Casino en ligne' }],
  ['Privacy policy | Parlour', 'en', { title: 'Privacy policy' }],
  ['Öffnungszeiten: ändern sich', 'de', { title: 'Öffnungszeiten', note: 'Ändern sich' }],
  ['At 12:30', 'en', { title: 'At 12:30' }],
] as const)('%s', (title, locale, facts) => {
  expect(shareWords(title, locale)).toEqual(facts);
});
