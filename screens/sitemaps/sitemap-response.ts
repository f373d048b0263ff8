import 'server-only';
import { randomUUID } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { showsDrafts } from '@/cms/read/drafts';
import { readSitemapContent } from '@/cms/read/sitemap';
import { KeptBuilds } from '@/lib/server/cache/kept-builds';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { webConfig } from '@/lib/server/config/web';
import { LOCALES } from '@/lib/domain/locales';
import { sharedRuns } from '@/lib/domain/shared-runs';
import { webLog } from '@/lib/node/log/web-log';
import { closedNow } from '@/lib/server/rules/current-rules';
import { fileAddress, siteBase } from '@/lib/server/seo/address';
import { catalogueBatches } from '@/endpoints/get-game-index.server';
import { writeDocument, type XmlDocument } from '@/lib/server/seo/sitemap/document';
import { latest } from '@/lib/server/seo/sitemap/entries';
import { sitemapPath, type SitemapFile } from '@/lib/server/seo/sitemap/files';
import {
  sitemapPart,
  sitemapParts,
  type SitemapPart,
  type SitemapSources,
} from '@/lib/server/seo/sitemap/parts';
import { xmlResponse, xmlUnavailable } from '@/lib/server/seo/sitemap/response';
import { sitemapIndexXml, urlSetXml } from '@/lib/server/seo/sitemap/xml';

/** The list of all parts, and its document. */
interface Index extends XmlDocument {
  parts: Omit<SitemapPart, 'entries'>[];
}

/** A catalogue of 100,000 games fills a fifth of it in all languages. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What was written while the CMS was away, from its last copy, is written again after so long. Milliseconds. */
const LIFETIME = 10 * 60 * 1_000;

const documents = new KeptBuilds<XmlDocument>({
  maxBytes: MAX_BYTES,
  bytesOf: ({ gzip }) => gzip.length,
  lifetime: LIFETIME,
});
const indexes = new KeptBuilds<Index>({
  maxBytes: MAX_BYTES / 8,
  bytesOf: ({ gzip, parts }) => gzip.length + parts.length * 200,
  lifetime: LIFETIME,
});

/** Changes with each announcement for the sitemaps' tag: older documents are not sent any more. */
const readVersion = unstable_cache(() => Promise.resolve(randomUUID()), ['sitemap-version'], {
  tags: [CACHE_TAGS.sitemap],
  revalidate: CACHE_LIFETIMES.sitemap,
});

const versionRuns = sharedRuns<string>();

/** Simultaneous first requests share one run. */
const versionNow = () => versionRuns('version', readVersion);

class Unreadable extends Error {}

/** @throws Unreadable while the CMS can't be read and never was */
async function readSources(): Promise<SitemapSources> {
  const content = await readSitemapContent();
  if (!content) throw new Unreadable('the CMS can not be read');
  return { content, games: catalogueBatches, switchedOff: closedNow(webConfig()) };
}

async function writeIndex(): Promise<Index> {
  const base = siteBase();
  const parts = await sitemapParts(await readSources());
  const files = LOCALES.flatMap((locale) =>
    parts.map(({ kind, part, changed }) => ({
      address: fileAddress(base, sitemapPath({ locale, kind, part })),
      changed,
    })),
  );
  const changed = latest(parts.map((part) => part.changed));
  return { ...(await writeDocument(sitemapIndexXml(files), changed)), parts };
}

async function writeFile({ kind, part, locale }: SitemapFile): Promise<XmlDocument> {
  const found = await sitemapPart(kind, part, await readSources());
  return writeDocument(urlSetXml(siteBase(), locale, found?.entries ?? []), found?.changed ?? null);
}

/** Null for a file that the index does not name: nothing is read or written for it. */
async function documentOf(file: SitemapFile | 'index'): Promise<XmlDocument | null> {
  // Drafts must not reach other visitors. Closed sections are not content: they have no tag.
  const content = (await showsDrafts()) ? randomUUID() : await versionNow();
  const version = [content, ...closedNow(webConfig())].join(' ');
  const index = await indexes.get('index', version, writeIndex);
  if (file === 'index') return index;
  if (!index.parts.some(({ kind, part }) => kind === file.kind && part === file.part)) return null;
  return documents.get(sitemapPath(file), version, () => writeFile(file));
}

const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });

/**
 * Answers with a sitemap or the index of all. It is written once for each version of what it lists, for everybody who
 * asks. Half of a list would tell search engines that the other half is gone: it is written when all of it can be read.
 */
export async function sitemapResponse(request: Request, file: SitemapFile | 'index'): Promise<Response> {
  try {
    const document = await documentOf(file);
    return document ? await xmlResponse(request, document) : missing();
  } catch (error) {
    if (!(error instanceof Unreadable)) webLog().error({ err: error }, 'sitemap');
    return xmlUnavailable();
  }
}
