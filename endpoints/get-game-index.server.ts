import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';
import type { ListedGame } from '../lib/server/seo/sitemap/entries';

/** Games of one sitemap: with its alternates each takes about 800 bytes of the 50 MB that a sitemap may have. */
const BATCH = 2_000;

/** All games by id, withdrawn ones too. What was read is kept until a change is announced. @throws Error */
export async function* catalogueBatches(): AsyncGenerator<readonly ListedGame[]> {
  let after: string | undefined;
  do {
    const { data, meta } = await bodyOf(
      platform().GET('/api/v1/game-index', {
        params: { query: { after, limit: BATCH } },
        ...cached([CACHE_TAGS.sitemap], CACHE_LIFETIMES.sitemap),
      }),
    );
    yield data;
    after = meta.next ?? undefined;
  } while (after !== undefined);
}
