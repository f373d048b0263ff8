import type { Page, Response } from '@playwright/test';
import type { Locale } from '../../lib/domain/locales';
import { addressOfPage } from '../../lib/i18n/path';
import { site } from '../e2e/support/site';

/** The address of a page in a language, below the base path. */
export const addressIn = (locale: Locale, path: string) => addressOfPage(path, locale, site.basePath);
/** Whether a path is the site's own: the base path, or below it. */
export const isOurs = (pathname: string) =>
  pathname === site.basePath || pathname.startsWith(`${site.basePath}/`);

/** Hears every answer of the site from now on. @returns what is wrong, in words: not found, or beside the base path */
export function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on('response', (response: Response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== site.origin) return;
    if (response.status() >= 400 || !isOurs(pathname)) wrong.push(`${response.status()} ${pathname}`);
  });
  return wrong;
}

/** Every address of this host that the page names, as it stands in attributes: what shows at once, and what comes later. */
export const addressesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll(
      '[href], [src], [srcset], [imagesrcset], [action], [poster]',
    )) {
      const { namespaceURI } = element;
      if (namespaceURI !== 'http://www.w3.org/1999/xhtml') continue;
      for (const name of ['href', 'src', 'action', 'poster']) found.add(element.getAttribute(name) ?? '');
      for (const name of ['srcset', 'imagesrcset']) {
        for (const entry of (element.getAttribute(name) ?? '').split(', '))
          found.add(entry.split(' ')[0] ?? '');
      }
    }
    const urls = [...found].filter((text) => text !== '').map((text) => new URL(text, location.href));
    return urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  });
