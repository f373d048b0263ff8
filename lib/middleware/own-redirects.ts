/** The legal pages are known by short addresses as well (SPEC §2); the questions by one only. */
const SHORT_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['/privacy_policy', '/info_pages/privacy_policy'],
  ['/terms_and_conditions', '/info_pages/terms_and_conditions'],
  ['/bonus_terms_and_conditions', '/info_pages/bonus_terms_and_conditions'],
  ['/info_pages/faq', '/faq'],
]);

/** Pages that only lead on, and how far (SPEC §2). */
const LEADS_ON: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\/deposit-(?:failure|cancel)(?:\/|$)/, '/account/wallet/history'],
  [/^\/action$/, '/'],
  [/^\/redirect-lobby$/, '/'],
  [/^\/account$/, '/account/transaction-history'],
  [/^\/account\/wallet$/, '/account/wallet/deposit'],
];

/** The one address of a page that has a second. Paths without language prefix. */
export const properAddress = (path: string): string | undefined => SHORT_ADDRESSES.get(path);

/** Where a page leads that shows nothing by itself. Paths without language prefix. */
export const leadOf = (path: string): string | undefined => LEADS_ON.find(([from]) => from.test(path))?.[1];

/** Whether the query of such a page says what is to be done where it leads. */
export const keepsQuery = (path: string): boolean => path === '/action';
