import { LOCALES } from '@/lib/domain/locales';
import { fillSeoEntry, neutralSeoEntry } from './seo-fallback';

const entry = {
  code: 'seo_game',
  path: 'game/{id}',
  title: '{name} by {provider}',
  description: 'Play {name}. {other}',
  text: [],
  image: null,
  canonical: null,
  index: true,
};

it('fills what is given and leaves the rest', () => {
  expect(fillSeoEntry(entry, { name: 'Ember $& Isle', provider: 'Nine Lanterns' })).toEqual({
    ...entry,
    title: 'Ember $& Isle by Nine Lanterns',
    description: 'Play Ember $& Isle. {other}',
  });
});

it('has a neutral text in every language', () => {
  for (const locale of LOCALES) {
    expect(neutralSeoEntry('vip', locale)).toMatchObject({
      path: 'vip',
      title: expect.stringContaining('Parlour'),
    });
  }
});
