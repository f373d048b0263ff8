import { renderPool } from '@/art/render/pool';
import { posterFiles, type PosterFiles } from '@/art/render/poster-files';
import { posterResponse, type PosterRequest } from '@/art/render/poster-response';
import { pictureStore } from '@/art/render/store';
import { readGameNow } from '@/endpoints/get-games-id.server';
import { webConfig } from '@/lib/server/config/web';
import { webLog } from '@/lib/node/log/web-log';

export const dynamic = 'force-dynamic';

let files: PosterFiles | undefined;

export async function GET(_request: Request, context: { params: Promise<PosterRequest> }): Promise<Response> {
  files ??= posterFiles({
    pool: renderPool(),
    kept: pictureStore(webConfig().artDirectory),
    shipped: pictureStore('art/posters-shipped'),
  });
  return posterResponse(await context.params, {
    files,
    findGame: readGameNow,
    report: (error) => webLog().error({ err: error }, 'poster'),
  });
}
