import { pageOfAddress } from '@/lib/i18n/path';

export interface FramePage {
  /** Path without language prefix. */
  href: string;
  name: string;
}

/**
 * The pages that the frame links to, with the labels used there: open sections, and info pages that operators have
 * published, in the reader's language. Lists of games are found as categories.
 */
export function pagesOfFrame(): FramePage[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'header nav a[href], footer a[href], aside a[href]',
  );
  const pages = new Map<string, FramePage>();
  for (const link of links) {
    const name = link.textContent?.trim() ?? '';
    if (link.origin !== window.location.origin || link.hreflang || name === '') continue;
    const href = pageOfAddress(link.pathname);
    if (href === '/' || href.startsWith('/games') || link.hash || pages.has(href)) continue;
    pages.set(href, { href, name });
  }
  return [...pages.values()];
}
