import { sharedOf } from '@/screens/page-data/page-picture';
import { renderPool } from '@/art/render/pool';
import { shareFiles, type ShareFiles } from '@/art/render/share-files';
import { shareResponse } from '@/art/render/share-response';
import { pictureStore } from '@/art/render/store';
import { webConfig } from '@/lib/server/config/web';
import { webLog } from '@/lib/node/log/web-log';
import type { ShareSubject } from '@/lib/node/facts/share-picture';

let files: ShareFiles | undefined;

/** The page's words for its picture, with the facts of the poster. */
async function find(subject: ShareSubject) {
  const shared = await sharedOf(subject);
  if (!shared?.game) return shared && { facts: shared.facts };
  const { id, theme, name, providerName, art } = shared.game;
  return { facts: shared.facts, game: { ...art, id, theme, title: name, provider: providerName } };
}

/** The picture of a page that is shared: `/art/share/{language}/{path}/{revision}.jpg`, `/art/share/game/{slug}/…`. */
export async function GET(
  _request: Request,
  context: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const { artDirectory, basePath } = webConfig();
  files ??= shareFiles({ pool: renderPool(), kept: pictureStore(artDirectory) });
  const { path } = await context.params;
  const report = (error: unknown) => webLog().error({ err: error }, 'shared picture');
  return shareResponse(path, { files, find, basePath, report });
}
