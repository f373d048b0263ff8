/**
 * The parts of the product that can be closed one by one. `href` is where a section begins, `paths` what belongs to
 * it (each with everything below it). `ready` says whether its feature is built: one that is not stays closed
 * whatever the configuration says, so that no link into it is dead.
 */
export const SECTIONS = {
  games: { href: '/games', paths: ['/games', '/game'], ready: true },
  jackpots: { href: '/jackpots', paths: ['/jackpots'], ready: true },
  bonuses: {
    href: '/bonuses',
    paths: ['/bonuses', '/activate-bonus', '/landing/welcome-bonus', '/welcome-landing'],
    ready: true,
  },
  tournaments: { href: '/tournaments', paths: ['/tournaments'], ready: true },
  vip: { href: '/vip', paths: ['/vip'], ready: true },
  wallet: { href: '/account/wallet/deposit', paths: ['/account/wallet'], ready: true },
  history: {
    href: '/account/transaction-history',
    paths: ['/account/transaction-history'],
    ready: true,
  },
  withdrawal: {
    href: '/account/wallet/withdrawal',
    paths: ['/account/wallet/withdrawal'],
    ready: true,
  },
  balance: { href: '/account/wallet/balance', paths: ['/account/wallet/balance'], ready: true },
  bonus_history: {
    href: '/account/transaction-history/bonus',
    paths: ['/account/transaction-history/bonus'],
    ready: true,
  },
  profile: { href: '/account/profile/main', paths: ['/account/profile'], ready: true },
  account_jackpots: { href: '/account/jackpots', paths: ['/account/jackpots'], ready: true },
  account_promo: {
    href: '/account/promo',
    paths: ['/account/promo', '/account/bonuses'],
    ready: true,
  },
  account_vip: { href: '/account/vip', paths: ['/account/vip'], ready: true },
} as const satisfies Record<string, SectionFacts>;

interface SectionFacts {
  href: `/${string}`;
  paths: readonly `/${string}`[];
  ready: boolean;
}

export type Section = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

const PLACES = SECTION_NAMES.flatMap((name) => SECTIONS[name].paths.map((place) => ({ name, place }))).sort(
  (one, other) => other.place.length - one.place.length,
);

/** The section that a path without language prefix belongs to: the one that begins nearest to it. */
export function sectionOfPath(path: string): Section | undefined {
  return PLACES.find(({ place }) => isAt(path, place))?.name;
}

/**
 * Whether a link may be shown: it leads to no section, to an open one, or to another site.
 * @param target a path without language prefix, with or without query and anchor, or a whole address
 * @param closed the sections that are closed to visitors now
 */
export function leadsToOpen(target: string, closed: readonly Section[]): boolean {
  const section = target.startsWith('/') ? sectionOfPath(target.split(/[?#]/, 1)[0] ?? target) : undefined;
  return section === undefined || !closed.includes(section);
}

/** Whether the section is open to visitors: the feature is built, and no operator has closed it. */
export function isOpen(section: Section, switchedOff: readonly Section[]): boolean {
  return SECTIONS[section].ready && !switchedOff.includes(section);
}

/**
 * Seconds for `Retry-After` when no reopening time is set: maintenance of a built section is short, a feature that is
 * still being built does not arrive within minutes.
 */
export const retryAfter = (section: Section): number => (SECTIONS[section].ready ? 600 : 86_400);

/** Where the notice of a closed section is rendered: `/~closed/vip`, `/account/~closed/promo`. One page for all of a section. */
export function closedPath(section: Section): string {
  const { href } = SECTIONS[section];
  return href.startsWith('/account/')
    ? `/account/~closed${href.slice('/account'.length)}`
    : `/~closed${href}`;
}
