/** The text of every script element that has no `src` and that a browser would run, in order of appearance. */
export function inlineScripts(html: string): string[];

/** The CSP source `'sha256-…'` that allows exactly this text as an inline script. */
export function scriptHash(script: string): string;

interface Origins {
  studioOrigin: string;
  checkoutOrigin: string;
  https: boolean;
}

/**
 * The policy of a player page: own scripts, and of inline scripts exactly those that stand in this HTML.
 * Origins are `scheme://host[:port]`.
 */
export function pageContentSecurityPolicy(html: string, origins: Origins): string;

/** The policy of a page with drafts, which the CMS may frame. */
export function draftContentSecurityPolicy(origins: Origins): string;

/** The policy of every page in development, where Next evaluates code and nothing is kept. */
export function developmentContentSecurityPolicy(origins: Origins): string;

export const DATA_CONTENT_SECURITY_POLICY: string;
export const WORKER_CONTENT_SECURITY_POLICY: string;
export function operatorContentSecurityPolicy(options: { development: boolean }): string;
export const FALLBACK_CONTENT_SECURITY_POLICY: string;
