/**
 * The parts of the product that can be closed one by one. `href` is where a section begins, `paths` what belongs to
 * it (each with everything below it). `ready` says whether its feature is built: one that is not stays closed
 * whatever the configuration says, so that no link into it is dead.
 */
export const SECTIONS = {
  games: { href: '/games', paths: ['/games', '/game'], ready: true },
  jackpots: { href: '/jackpots', paths: ['/jackpots'], ready: true },
  bonuses: { href: '/bonuses', paths: ['/bonuses'], ready: false },
  tournaments: { href: '/tournaments', paths: ['/tournaments'], ready: false },
  vip: { href: '/vip', paths: ['/vip'], ready: false },
  wallet: { href: '/account/wallet/deposit', paths: ['/account/wallet'], ready: true },
  history: {
    href: '/account/transaction-history',
    paths: ['/account/transaction-history'],
    ready: true,
  },
  profile: { href: '/account/profile/main', paths: ['/account/profile'], ready: false },
  account_jackpots: { href: '/account/jackpots', paths: ['/account/jackpots'], ready: false },
  account_promo: { href: '/account/promo', paths: ['/account/promo'], ready: false },
  account_vip: { href: '/account/vip', paths: ['/account/vip'], ready: false },
} as const satisfies Record<string, SectionFacts>;

interface SectionFacts {
  href: `/${string}`;
  paths: readonly `/${string}`[];
  ready: boolean;
}

export type Section = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** The section that a path without language prefix belongs to. */
export function sectionOfPath(path: string): Section | undefined {
  return SECTION_NAMES.find((name) => SECTIONS[name].paths.some((place) => isAt(path, place)));
}

/** Whether visitors get in: the feature is built, and nobody has switched it off. */
export function isOpen(section: Section, switchedOff: readonly Section[]): boolean {
  return SECTIONS[section].ready && !switchedOff.includes(section);
}

/**
 * Seconds after which asking again makes sense, for `Retry-After`, where nobody has said when: work on an open section
 * is short, a feature that is still being built does not come within minutes.
 */
export const retryAfter = (section: Section): number => (SECTIONS[section].ready ? 600 : 86_400);

/** Where the notice of a closed section is rendered: `/~/vip`, `/account/~/promo`. One page for all of a section. */
export function closedPath(section: Section): string {
  const { href } = SECTIONS[section];
  return href.startsWith('/account/') ? `/account/~${href.slice('/account'.length)}` : `/~${href}`;
}
