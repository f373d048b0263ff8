/**
 * Addresses of pages, as middleware.ts says them to Next, which reads that file before anything runs and knows no
 * constants: a test holds both together.
 */
export const PAGE_MATCHERS = [
  '/',
  '/((?!_next/|art/|media/|admin|cms-api|fonts/|flags/|payments/|icons/|[^/]+\\.[a-z0-9]+$).*)',
  '/:file([^/]+\\.(?:html?|php|aspx?|xml))',
] as const;

const PATTERNS = PAGE_MATCHERS.map((matcher) => new RegExp(`^${matcher.replace(/:\w+/, '')}$`));

/** Whether the middleware is asked what a path is, below the base path: everything else is Next's or a file's. */
export const asksMiddleware = (pathname: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(pathname));
