import 'server-only';
import { sharedRuns } from '@/lib/domain/shared-runs';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { cached, platform } from '@/lib/server/platform/platform';

/** A picture does not wait longer for the platform. Milliseconds. */
const PICTURE_TIMEOUT_MS = 5_000;

const ask = (id: string, options: Pick<ReturnType<typeof cached>, 'fetch'>) =>
  platform().GET('/api/v1/games/{id}', { params: { path: { id } }, ...options });

function gameOf({ data, response }: Awaited<ReturnType<typeof ask>>, id: string) {
  if (data) return data.data;
  if (response.status === 404) return null;
  throw new Error(`platform answered ${response.status} to game ${id}`);
}

/** One game by its id or slug, or null when there is none. @throws Error when the platform does not answer. */
export async function readGame(id: string) {
  if (!/^[a-z0-9-]{1,80}$/.test(id)) return null;
  const options = cached([CACHE_TAGS.game(id), CACHE_TAGS.catalogue], CACHE_LIFETIMES.game);
  return gameOf(await ask(id, options), id);
}

const now = {
  fetch: (request: Request) =>
    fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) }),
};
const asked = sharedRuns<ReturnType<typeof gameOf>>();

/**
 * One game as it is now, for what is drawn of it: the platform is asked once for all who ask at the same time. Null when there is
 * none. @throws Error when the platform does not answer.
 */
export const readGameNow = (id: string) => asked(id, async () => gameOf(await ask(id, now), id));
