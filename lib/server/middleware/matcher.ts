/**
 * Addresses of pages, as middleware.ts lists them. Next reads that list without running the file, so it can't import this
 * one: a test compares both.
 */
export const PAGE_MATCHERS = [
  '/',
  '/((?!_next/|art/|media/|admin|office(?:/|$)|cms-api|fonts/|flags/|coins/|payments/|icons/|[^/]+\\.[a-z0-9]+$).*)',
  '/:file([^/]+\\.(?:html?|php|aspx?|xml))',
] as const;

const PATTERNS = PAGE_MATCHERS.map((matcher) => new RegExp(`^${matcher.replace(/:\w+/, '')}$`));

/** Whether the middleware is asked what a path is, below the base path: everything else is Next's or a file's. */
export const asksMiddleware = (pathname: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(pathname));
