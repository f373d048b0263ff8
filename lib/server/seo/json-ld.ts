import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  SearchAction,
  Thing,
  VideoGame,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { LOCALES, type Locale } from '@/lib/domain/locales';
import { fileAddress, pageAddress } from './address';

// Structured data of pages. Every function gives one node of a page's graph; `base` is that of `siteBase()`, paths
// have no language prefix, and every address that comes out is absolute.

const SITE_NAME = 'Parlour';
const siteId = (base: string) => `${base}#organization`;

/** The nodes of one page. */
export const graphOf = (...nodes: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

interface Site {
  supportEmail: string;
  /** Absolute addresses of the casino's profiles elsewhere. */
  profiles?: readonly string[];
}

/** Who runs the site. */
export function organizationNode(base: string, { supportEmail, profiles = [] }: Site): Organization {
  return {
    '@type': 'Organization',
    '@id': siteId(base),
    name: SITE_NAME,
    url: base,
    logo: fileAddress(base, '/art/icon-512.png'),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: supportEmail,
      availableLanguage: LOCALES,
    },
  };
}

/** The site in one language, and the address of its search. */
export function webSiteNode(base: string, locale: Locale): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageAddress(base, '/games/all', locale)}?name={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    url: pageAddress(base, '/', locale),
    name: SITE_NAME,
    inLanguage: locale,
    publisher: { '@id': siteId(base) },
    potentialAction: search,
  };
}

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page, which is put first, to a page. */
export function breadcrumbNode(base: string, locale: Locale, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: SITE_NAME, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(base, path, locale),
    })),
  };
}

/** What a list shows, in its order. @param first place of the first entry in the whole list, from 1. */
export function listNode(
  base: string,
  locale: Locale,
  name: string,
  entries: readonly Crumb[],
  first = 1,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: entry.name,
      url: pageAddress(base, entry.path, locale),
    })),
  };
}

interface DescribedGame {
  name: string;
  /** Path of its page. */
  geo_link: string;
  /** Address of its poster without the ending. */
  image: string;
  providerName: string;
  /** YYYY-MM-DD */
  released: string;
}

/** One game with its studio. */
export function gameNode(base: string, locale: Locale, game: DescribedGame, description: string): VideoGame {
  const studio: Organization = { '@type': 'Organization', name: game.providerName };
  return {
    '@type': 'VideoGame',
    name: game.name,
    description,
    inLanguage: locale,
    url: pageAddress(base, game.geo_link, locale),
    image: fileAddress(base, `${game.image}/400.webp`),
    datePublished: game.released,
    gamePlatform: 'Web browser',
    applicationCategory: 'Game',
    operatingSystem: 'Any',
    author: studio,
    publisher: studio,
  };
}

export interface Question {
  question: string;
  /** Without any mark-up. */
  answer: string;
}

/** Questions that a page answers. */
export function faqNode(locale: Locale, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
