import { cookies } from 'next/headers';
import { stripBasePath, withBasePath } from '@/lib/domain/base-path';
import { webConfig } from '@/lib/server/config/web';
import { DRAFT_COOKIE, isPagePath } from '@/lib/domain/preview';

/** The page with the link, or the home page without a referrer. */
function pageBefore(referer: string | null, { webOrigin, basePath }: ReturnType<typeof webConfig>): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  const isOurs = origin === webOrigin && (pathname === basePath || pathname.startsWith(`${basePath}/`));
  const page = `${stripBasePath(pathname, basePath)}${search}`;
  return isOurs && isPagePath(page) ? page : '/';
}

/** Turns drafts off in this browser and redirects to the page as visitors see it. */
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
    headers: { location: withBasePath(path, config.basePath), 'cache-control': 'no-store' },
  });
}
