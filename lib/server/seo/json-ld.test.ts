import {
  breadcrumbNode,
  faqNode,
  gameNode,
  graphOf,
  listNode,
  organizationNode,
  webSiteNode,
} from './json-ld';

const BASE = 'https://parlour.example/play';

it('says who runs the site and where to write', () => {
  expect(organizationNode(BASE, { supportEmail: 'help@parlour.example' })).toEqual({
    '@type': 'Organization',
    '@id': `${BASE}#organization`,
    name: 'Parlour',
    url: BASE,
    logo: `${BASE}/art/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: 'help@parlour.example',
      availableLanguage: ['en', 'de', 'en-AU', 'de-CH', 'fr'],
    },
  });
  const profiles = ['https://social.example/parlour'];
  expect(organizationNode(BASE, { supportEmail: 'a@b.example', profiles })).toMatchObject({
    sameAs: profiles,
  });
});

it('names the search of the language that the page is in', () => {
  expect(webSiteNode(BASE, 'de-CH')).toMatchObject({
    url: `${BASE}/ch`,
    inLanguage: 'de-CH',
    publisher: { '@id': `${BASE}#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${BASE}/ch/games/all?name={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

it('leads from the home page to the page', () => {
  const trail = [
    { name: 'Moth & Flame', path: '/games?providerId=7' },
    { name: 'Ember Isle', path: '/game/ember-isle' },
  ];
  expect(breadcrumbNode(BASE, 'fr', trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Parlour', item: `${BASE}/fr` },
    { '@type': 'ListItem', position: 2, name: 'Moth & Flame', item: `${BASE}/fr/games?providerId=7` },
    { '@type': 'ListItem', position: 3, name: 'Ember Isle', item: `${BASE}/fr/game/ember-isle` },
  ]);
});

it('counts the entries of a list on from the pages before', () => {
  expect(listNode(BASE, 'en', 'Top games', [{ name: 'Ember Isle', path: '/game/ember-isle' }], 49)).toEqual({
    '@type': 'ItemList',
    name: 'Top games',
    numberOfItems: 1,
    itemListElement: [
      { '@type': 'ListItem', position: 49, name: 'Ember Isle', url: `${BASE}/game/ember-isle` },
    ],
  });
});

it('describes a game with its studio as author and publisher', () => {
  const game = {
    name: 'Ember Isle',
    geo_link: '/game/ember-isle',
    image: '/art/posters/g1/0123abcd',
    providerName: 'Moth & Flame',
    released: '2026-03-01',
  };
  const studio = { '@type': 'Organization', name: 'Moth & Flame' };
  expect(gameNode(BASE, 'de', game, 'Ein Spiel.')).toMatchObject({
    '@type': 'VideoGame',
    url: `${BASE}/de/game/ember-isle`,
    image: `${BASE}/art/posters/g1/0123abcd/400.webp`,
    datePublished: '2026-03-01',
    author: studio,
    publisher: studio,
  });
});

it('says what is asked and answered', () => {
  expect(graphOf(faqNode('de', [{ question: 'How?', answer: 'See <here>.' }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FAQPage',
        inLanguage: 'de',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'How?',
            acceptedAnswer: { '@type': 'Answer', text: 'See <here>.' },
          },
        ],
      },
    ],
  });
});
