import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As React writes a sheet into the head. */
const SHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;
const NAME = /^[\w-]+\.css$/;

/**
 * Puts the build's sheets into a page's own head. A sheet of its own is asked for when the page has begun to arrive, and
 * nothing is painted before it is there: on a slow line that is more than half of what a first visitor waits for.
 *
 * The link stays, disabled, so that no browser loads it and React finds the sheet that it looks for; what a later page
 * needs more than this one comes after it.
 * @param folder `.next/static/css`
 * @returns what turns the HTML of a page; a page whose sheets are not all there is left as it is
 */
export function inlineStyles(folder: string, basePath: string): (html: string) => string {
  const prefix = `${basePath}/_next/static/css/`;
  const texts = new Map<string, string | null>();

  function textOf(href: string): string | null {
    const name = href.slice(prefix.length);
    if (!href.startsWith(prefix) || !NAME.test(name)) return null;
    const known = texts.get(name);
    if (known !== undefined) return known;
    let text: string | null;
    try {
      text = readFileSync(join(folder, name), 'utf8');
    } catch {
      text = null;
    }
    // Nothing in a sheet may end the element that holds it.
    if (text?.includes('</')) text = null;
    texts.set(name, text);
    return text;
  }

  return (html) => {
    const end = html.indexOf('</head>');
    const head = html.slice(0, end);
    const sheets = [...head.matchAll(SHEET)].map(([, href = '']) => textOf(href));
    if (end < 0 || sheets.length === 0 || sheets.includes(null)) return html;
    const turned = head.replace(
      SHEET,
      (link, href: string) => `<style>${textOf(href)}</style>${link.replace('/>', ' disabled=""/>')}`,
    );
    return turned + html.slice(end);
  };
}
