import { cookies, draftMode } from 'next/headers';
import { isOperatorAsking } from '@/cms/read/drafts';
import { withBasePath } from '@/lib/domain/base-path';
import { webConfig } from '@/lib/server/config/web';
import { problemAnswer } from '@/lib/server/http/problem-answer';
import { DRAFT_COOKIE, isPagePath } from '@/lib/domain/preview';

/** As long as an operator's log-in. */
const TWO_HOURS_SECONDS = 2 * 60 * 60;

/**
 * Turns drafts on for an operator's browser and redirects to the page in `path`, with its language. The address holds
 * no secret: the operator must be logged in.
 */
export async function GET(request: Request): Promise<Response> {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  if (!isPagePath(path)) return problemAnswer(400, 'path names no page of this site');
  if (!(await isOperatorAsking())) return problemAnswer(403, 'Log in at /admin first');

  (await draftMode()).enable();
  const { basePath, https } = webConfig();
  const jar = await cookies();
  // Next writes it for pages that foreign sites frame. Ours is never sent along from anywhere else.
  jar.set({
    name: DRAFT_COOKIE,
    value: jar.get(DRAFT_COOKIE)?.value ?? '',
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
    path: basePath || '/',
    maxAge: TWO_HOURS_SECONDS,
  });
  return new Response(null, {
    status: 307,
    headers: { location: withBasePath(path, basePath), 'cache-control': 'no-store' },
  });
}
