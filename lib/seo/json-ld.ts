import type { Locale } from '@/lib/domain/locales';
import { withLocale } from '@/lib/i18n/path';

/** Who runs the site and how it is searched. @param origin scheme and host. */
export function homeJsonLd(origin: string, locale: Locale): object {
  const list = `${origin}${withLocale('/games/all', locale)}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}#house`,
        name: 'Parlour',
        url: origin,
        logo: `${origin}/art/icon-512.png`,
      },
      {
        '@type': 'WebSite',
        url: `${origin}${withLocale('/', locale)}`,
        name: 'Parlour',
        inLanguage: locale,
        publisher: { '@id': `${origin}#house` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${list}?name={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

interface ListedGame {
  name: string;
  geo_link: string;
}

/** The games of one page of a list, in their order. */
export function listJsonLd(
  origin: string,
  locale: Locale,
  name: string,
  games: readonly ListedGame[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: games.map((game, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: game.name,
      url: `${origin}${withLocale(game.geo_link, locale)}`,
    })),
  };
}

interface DescribedGame extends ListedGame {
  image: string;
  providerName: string;
  released: string;
}

/** One game with its studio. */
export function gameJsonLd(origin: string, locale: Locale, game: DescribedGame, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoGame',
    name: game.name,
    description,
    inLanguage: locale,
    url: `${origin}${withLocale(game.geo_link, locale)}`,
    image: `${origin}${game.image}/400.webp`,
    datePublished: game.released,
    gamePlatform: 'Web browser',
    applicationCategory: 'Game',
    author: { '@type': 'Organization', name: game.providerName },
  };
}
