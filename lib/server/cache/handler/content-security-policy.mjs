// The Content-Security-Policy of every kind of answer. Plain JavaScript, because next.config.mjs and the cache
// handler are loaded by Node itself, before and beside the built application.
import { createHash } from 'node:crypto';

const SCRIPT = /<script(?=[\s/>])((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script(?=[\s/>])/gi;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

// A script element of any other type is data to the browser: it does not run, so no policy applies to it.
const RUNNING_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'application/ecmascript',
  'text/ecmascript',
]);

/**
 * @typedef {object} Origins each `scheme://host[:port]`
 * @property {string} studioOrigin
 * @property {string} checkoutOrigin
 * @property {boolean} https
 */

/** @param {string} source */
function attributesOf(source) {
  const attributes = new Map();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  return attributes;
}

/**
 * The text of every script element that has no `src` and that a browser would run, in order of appearance.
 * @param {string} html
 */
export function inlineScripts(html) {
  const scripts = [];
  for (const [, attributeSource = '', content = ''] of html.matchAll(SCRIPT)) {
    const attributes = attributesOf(attributeSource);
    if (attributes.has('src')) continue;
    if (!RUNNING_TYPES.has((attributes.get('type') ?? '').trim().toLowerCase())) continue;
    scripts.push(content);
  }
  return scripts;
}

/**
 * The source `'sha256-…'` that allows exactly this text as an inline script.
 * @param {string} script
 */
export function scriptHash(script) {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}

/** @param {Record<string, string[] | undefined>} directives */
function policy(directives) {
  return Object.entries(directives)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join('; ');
}

/** @param {Origins & { scripts: string[], framedBy: string }} options */
function pagePolicy({ scripts, framedBy, studioOrigin, checkoutOrigin, https }) {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    // React writes style attributes; they can't be hashed one by one.
    'style-src': ["'self'", "'unsafe-inline'"],
    // blob: shows a document before it is sent; only our own scripts can make such an address.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // A bank transfer's form is sent to the payment company in the background.
    'connect-src': ["'self'", checkoutOrigin],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [studioOrigin],
    'form-action': ["'self'", checkoutOrigin],
    'frame-ancestors': [framedBy],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'upgrade-insecure-requests': https ? [] : undefined,
  });
}

/**
 * The policy of a player page: our own scripts, and of inline scripts exactly those that are in this HTML.
 * @param {string} html
 * @param {Origins} origins
 */
export function pageContentSecurityPolicy(html, origins) {
  const scripts = [...new Set(inlineScripts(html).map(scriptHash))];
  return pagePolicy({ ...origins, scripts, framedBy: "'none'" });
}

/**
 * For a page with drafts. Operators alone get one; it is sent while it is rendered, so its inline scripts can't be
 * named beforehand, and the CMS shows it in a frame beside the form.
 * @param {Origins} origins
 */
export function draftContentSecurityPolicy(origins) {
  return pagePolicy({ ...origins, scripts: ["'unsafe-inline'"], framedBy: "'self'" });
}

/**
 * For pages in development: they are kept nowhere, so no script of theirs can be named, and Next's own evaluate code.
 * @param {Origins} origins
 */
export function developmentContentSecurityPolicy(origins) {
  return pagePolicy({ ...origins, scripts: ["'unsafe-inline'", "'unsafe-eval'"], framedBy: "'self'" });
}

/** For answers that are data: nothing in them runs, loads or frames anything. */
export const DATA_CONTENT_SECURITY_POLICY = policy({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * For scripts and styles of the build. One that runs as a worker lives by the policy of its own file: it loads what it
 * shares with pages from the same folder, and nothing else.
 */
export const BUILD_CONTENT_SECURITY_POLICY = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The service worker lives by the policy of its own file: it must be able to fetch. */
export const WORKER_CONTENT_SECURITY_POLICY = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The operators' pages are rendered for each request, so their inline scripts can't be hashed beforehand. They are
 * behind a log-in, show no visitor's text as HTML, and can't be framed.
 * @param {{ development: boolean }} options
 */
export function operatorContentSecurityPolicy({ development }) {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  });
}

/**
 * For what Next answers without the page cache: above all the page in place of one that failed. Its inline scripts
 * differ each time, and it shows nothing that a visitor or an operator has written.
 */
export const FALLBACK_CONTENT_SECURITY_POLICY = policy({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
});
