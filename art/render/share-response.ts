import {
  parseShareRequest,
  shareFileName,
  sharePath,
  shareRevision,
  type ShareFacts,
  type ShareSubject,
} from '@/lib/node/facts/share-picture';
import type { PosterGame } from '@/art/poster';
import { QueueFullError } from '@/art/render/pool';
import type { ShareFiles } from '@/art/render/share-files';

export interface ShareDependencies {
  readonly files: ShareFiles;
  /** What the page itself says of its picture now; null when there is no such page. A rejection: it can't be asked. */
  readonly find: (subject: ShareSubject) => Promise<{ facts: ShareFacts; game?: PosterGame } | null>;
  /** '' or a path that stands before every address. */
  readonly basePath: string;
  readonly report?: (error: unknown) => void;
}

/** Seconds after which a picture that could not be made is worth asking for again. */
const RETRY_SECONDS = 3;
const FOR_EVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=60';

const picture = (bytes: Buffer) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.length),
      'Cache-Control': FOR_EVER,
      'X-Content-Type-Options': 'nosniff',
    },
  });

/**
 * Answers the request for one picture to share: 200 with the picture for ever, 307 to the present one when the page
 * says something else by now, 404 where there is no such page, 503 with Retry-After while the queue is full or the
 * page can't be asked. No word of the address is drawn: it only says which page's words are.
 */
export async function shareResponse(
  segments: readonly string[],
  { files, find, basePath, report }: ShareDependencies,
): Promise<Response> {
  const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': SHORTLY } });
  const asked = parseShareRequest(segments);
  if (!asked) return missing();
  const { subject } = asked;
  try {
    const name = shareFileName(subject, asked.revision);
    const kept = await files.find(name);
    if (kept) return picture(kept);
    const shared = await find(subject);
    if (!shared) return missing();
    const revision = shareRevision(shared.facts);
    if (revision !== asked.revision) {
      const location = `${basePath}${sharePath(subject, revision)}`;
      return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': SHORTLY } });
    }
    return picture(await files.make(name, shared.facts, shared.game));
  } catch (error) {
    if (!(error instanceof QueueFullError)) report?.(error);
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' },
    });
  }
}
