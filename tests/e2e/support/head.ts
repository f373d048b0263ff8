import type { Page } from '@playwright/test';

interface Head {
  title: string;
  canonical: string | null;
  robots: string | null;
  alternates: Record<string, string>;
  meta: Record<string, string>;
  jsonLd: string[];
}

/** What a search engine reads in the head of a page, without running it. */
export async function headOf(page: Page, html: string): Promise<Head> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    // What stands in the body is not looked at: an address or a title there is nobody's word.
    const { head } = document;
    const all = (selector: string) => [...head.querySelectorAll(selector)];
    return {
      title: head.querySelector('title')?.textContent ?? '',
      canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      robots: head.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      meta: Object.fromEntries(
        all('meta[property], meta[name]').map((meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent,
      ),
    };
  }, html);
}
