import type { Section } from '@/lib/domain/sections';
import {
  latest,
  listsOf,
  sitemapPages,
  type ListedGame,
  type SitemapContent,
  type SitemapEntry,
} from './entries';
import type { SitemapKind } from './files';

/** Where the parts come from. */
export interface SitemapSources {
  content: SitemapContent;
  /** All games, always in the same order, split into parts of this size. */
  games: () => AsyncIterable<readonly ListedGame[]>;
  /** Sections that are closed besides those that are not built. */
  switchedOff: readonly Section[];
}

/** What one sitemap lists, in every language alike. */
export interface SitemapPart {
  kind: SitemapKind;
  /** From 1. */
  part: number;
  entries: SitemapEntry[];
  /** When it last changed: by a game that was withdrawn, too. */
  changed: string | null;
}

const whole = (kind: SitemapKind, entries: SitemapEntry[]): SitemapPart => ({
  kind,
  part: 1,
  entries,
  changed: latest(entries.map(({ changed }) => changed)),
});

async function* gameParts({ content, games, switchedOff }: SitemapSources): AsyncGenerator<SitemapPart> {
  const pages = sitemapPages(content, switchedOff);
  let part = 0;
  for await (const batch of games()) {
    const entries = pages.games(batch);
    part += 1;
    yield {
      kind: 'games',
      part,
      entries,
      changed: latest(
        [...entries, ...batch.map(({ updatedAt }) => ({ changed: updatedAt }))].map((one) => one.changed),
      ),
    };
  }
}

/** One part; null for one that is not there or lists nothing. */
export async function sitemapPart(
  kind: SitemapKind,
  part: number,
  sources: SitemapSources,
): Promise<SitemapPart | null> {
  if (kind === 'games') {
    for await (const found of gameParts(sources)) if (found.part === part) return filled(found);
    return null;
  }
  const pages = sitemapPages(sources.content, sources.switchedOff);
  if (part !== 1) return null;
  if (kind === 'info') return filled(whole(kind, pages.info()));
  const lists = await listsOf(sources.games());
  return filled(whole(kind, kind === 'pages' ? pages.lists(lists) : pages.providers(lists)));
}

const filled = (part: SitemapPart): SitemapPart | null => (part.entries.length > 0 ? part : null);

/** Every part that lists anything, without its entries. */
export async function sitemapParts(sources: SitemapSources): Promise<Omit<SitemapPart, 'entries'>[]> {
  const found: (SitemapPart | null)[] = [
    await sitemapPart('pages', 1, sources),
    await sitemapPart('providers', 1, sources),
    await sitemapPart('info', 1, sources),
  ];
  for await (const part of gameParts(sources)) found.push(filled(part));
  return found.flatMap((one) => (one ? [{ kind: one.kind, part: one.part, changed: one.changed }] : []));
}
