import { titleOf } from './titles';

const faq = { slug: 'faq', admin: { useAsTitle: 'title' } };

it.each([
  [{ id: 1, title: 'Playing', code: 'playing' }, 'Playing'],
  [{ id: 1, title: { de: 'Spielen', en: 'Playing' }, code: 'playing' }, 'Playing'],
  [{ id: 1, title: { de: 'Spielen', en: ' ' }, code: 'playing' }, 'Spielen'],
  [{ id: 1, title: null, code: 'playing' }, 'playing'],
  [{ id: 7, title: {} }, '7'],
])('names %j', (entry, name) => expect(titleOf(faq, entry)).toBe(name));

it('takes the field that the collection names', () => {
  expect(titleOf({ slug: 'redirects', admin: { useAsTitle: 'from' } }, { id: 1, from: '/old' })).toBe('/old');
});
