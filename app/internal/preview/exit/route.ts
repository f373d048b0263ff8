import { cookies } from 'next/headers';
import { webConfig } from '@/lib/config/web';
import { DRAFT_COOKIE, isPagePath } from '@/lib/domain/preview';

/** The page that the link stands on, or the home page when the browser does not say. */
function pageBefore(referer: string | null, { webOrigin, basePath }: ReturnType<typeof webConfig>): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  const path = pathname.slice(basePath.length) || '/';
  const isOurs = origin === webOrigin && pathname.startsWith(basePath) && isPagePath(path + search);
  return isOurs ? path + search : '/';
}

/** Turns drafts off in this browser and leads back to the page, as visitors see it. */
export async function GET(request: Request): Promise<Response> {
  const config = webConfig();
  (await cookies()).set({
    name: DRAFT_COOKIE,
    value: '',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.https,
    path: config.basePath || '/',
    maxAge: 0,
  });
  const path = pageBefore(request.headers.get('referer'), config);
  return new Response(null, {
    status: 307,
    headers: { location: `${config.basePath}${path}`, 'cache-control': 'no-store' },
  });
}
