import type { Locale } from '@/lib/domain/locales';
import { pageAddress } from '../address';
import { languageAddresses } from '../alternates';
import type { SitemapEntry } from './entries';

// The two documents of sitemaps.org, as text in pieces, so that a long one is sent while it is made.

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const lastmod = (changed: string | null) => (changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '');

function urlXml(base: string, locale: Locale, { path, changed }: SitemapEntry): string {
  const links = Object.entries(languageAddresses(base, path)).map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );
  const address = pageAddress(base, path, locale);
  return `<url><loc>${escapeXml(address)}</loc>${lastmod(changed)}${links.join('')}</url>\n`;
}

/** Pages in one language, each with its addresses in all of them. @param base of `siteBase()` */
export function* urlSetXml(base: string, locale: Locale, entries: Iterable<SitemapEntry>): Generator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n`;
  for (const entry of entries) yield urlXml(base, locale, entry);
  yield '</urlset>\n';
}

/** All sitemaps, by their absolute addresses. */
export function* sitemapIndexXml(
  files: Iterable<{ address: string; changed: string | null }>,
): Generator<string> {
  yield `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n`;
  for (const { address, changed } of files)
    yield `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(changed)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}
