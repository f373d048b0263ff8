/** Where operators turn drafts on and off, after the base path. */
export const PREVIEW_PATH = '/internal/preview';
export const PREVIEW_EXIT_PATH = '/internal/preview/exit';

/** Set by Next in a browser to which it shows drafts. Its value is a secret of the build. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** What a path or a query of ours is made of: no scheme, no host, nothing that a browser reads as a slash. */
const OWN_PATH = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?(?:\?[\w=&%.~-]*)?$/;
/** Addresses of our own that are no pages. */
const NO_PAGE = /^\/(?:admin|api|cms-api|internal|_next|art|media|content)(?:[/?]|$)/;
const MAX_LENGTH = 500;

/** Whether a path without its language leads to files, calls or operators' pages, and to no player page. */
export const isNoPage = (path: string): boolean => NO_PAGE.test(path);

/** Whether it is the path of a player page, with its language and perhaps a query, and leads to no other site. */
export const isPagePath = (value: string): boolean =>
  value.length <= MAX_LENGTH && OWN_PATH.test(value) && !isNoPage(value);

/** Address that turns drafts on and leads to a page. `path` is the page's, with its language. */
export const previewAddress = (basePath: string, path: string): string =>
  `${basePath}${PREVIEW_PATH}?path=${encodeURIComponent(path)}`;
