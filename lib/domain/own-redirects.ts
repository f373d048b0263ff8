import { SECTION_NAMES, SECTIONS, type Section } from './sections';

/** The legal pages are known by short addresses as well (SPEC §2); the questions by one only. */
const SHORT_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['/privacy_policy', '/info_pages/privacy_policy'],
  ['/terms_and_conditions', '/info_pages/terms_and_conditions'],
  ['/bonus_terms_and_conditions', '/info_pages/bonus_terms_and_conditions'],
  ['/info_pages/faq', '/faq'],
]);

/** Pages that only redirect, and where to (SPEC §2). */
const LEADS_ON: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\/deposit-(?:failure|cancel)(?:\/|$)/, '/account/wallet/history'],
  [/^\/action$/, '/'],
  [/^\/redirect-lobby$/, '/'],
  [/^\/account\/wallet$/, '/account/wallet/deposit'],
  [/^\/account\/profile$/, '/account/profile/main'],
  // The history of bonuses stands beside it, under an address of its own.
  [/^\/account\/transaction-history\/basic$/, '/account/transaction-history'],
];

/** SPEC §2: the account begins with the profile; while that is closed, with the first of these that is open. */
const ACCOUNT_BEGINS: readonly Section[] = ['profile', 'history', 'wallet'];
const NOT_BUILT = SECTION_NAMES.filter((name) => !SECTIONS[name].ready);

function accountBegin(closed: readonly Section[]): string {
  const first = ACCOUNT_BEGINS.find((section) => !closed.includes(section)) ?? 'history';
  return SECTIONS[first].href;
}

/** The one address of a page that has a second. Paths without language prefix. */
export const properAddress = (path: string): string | undefined => SHORT_ADDRESSES.get(path);

/**
 * Where a page redirects that has no content of its own. Paths without language prefix.
 * @param closed sections that are closed to visitors; without it, those that are not built
 */
export function leadOf(path: string, closed: readonly Section[] = NOT_BUILT): string | undefined {
  if (path === '/account') return accountBegin(closed);
  return LEADS_ON.find(([from]) => from.test(path))?.[1];
}

const FAILED_DEPOSIT = /^\/deposit-(?:failure|cancel)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;

/** What such a page's own path says where it leads: the history tells why this deposit brought nothing. */
export function queryOfLead(path: string): string {
  const deposit = FAILED_DEPOSIT.exec(path)?.[1];
  return deposit === undefined ? '' : `?deposit=${deposit}`;
}

/** Whether the query of such a page says what is to be done where it leads. */
export const keepsQuery = (path: string): boolean => path === '/action';
