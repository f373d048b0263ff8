/** Where who has excluded themselves finds the way to their money. */
export const EXCLUDED_DOOR = '/account/limits';
/** What an excluded player still needs: their money, who they are, what has happened, help, and the pages of letters. */
const OPEN = [
  EXCLUDED_DOOR,
  '/account/wallet/withdrawal',
  '/account/wallet/balance',
  '/account/wallet/history',
  '/account/transaction-history',
  '/account/profile',
  '/info_pages',
  '/faq',
  '/not-me',
  '/set-password',
  '/change-email',
  '/confirmed_email',
  '/unsubscribe',
  '/authorize',
  '/handoff',
] as const;
const DEMO = /^\/game\/[^/]+\/demo$/;

/** Whether a path, without language prefix, is open to a player who has excluded themselves. */
export const isOpenToExcluded = (path: string): boolean =>
  DEMO.test(path) || OPEN.some((open) => path === open || path.startsWith(`${open}/`));
