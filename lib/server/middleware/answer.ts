import { NextResponse, type NextRequest } from 'next/server';
import { PROOF_HEADER } from '@/lib/node/http/visitor';
import type { Decision } from './compose';
import type { Asked } from './steps';

/** What the steps look at, from Next's request. */
export const askedOf = (request: NextRequest): Asked => ({
  pathname: request.nextUrl.pathname,
  search: request.nextUrl.search,
  header: (name) => request.headers.get(name),
  cookie: (name) => request.cookies.get(name)?.value ?? null,
});

/** Turns a decision into Next's response. `platformUrl` is where the platform answers. */
export function answerTo(request: NextRequest, decision: Decision, platformUrl: string): NextResponse {
  const ours = (pathname: string, search: string) => {
    const url = request.nextUrl.clone();
    return Object.assign(url, { pathname, search });
  };
  switch (decision.kind) {
    case 'platform':
      // Only our own server introduces a visitor; a request that came another way has none.
      if (!request.headers.has(PROOF_HEADER)) return new NextResponse(null, { status: 400 });
      return NextResponse.rewrite(new URL(decision.target, platformUrl), {
        request: { headers: new Headers(request.headers) },
      });
    case 'blocked':
      return NextResponse.rewrite(ours(decision.path, ''), {
        status: decision.status,
        headers: { 'Cache-Control': 'no-store' },
      });
    case 'closed':
      return NextResponse.rewrite(ours(decision.path, ''), {
        status: 503,
        headers: { 'Cache-Control': 'no-store', 'Retry-After': String(decision.retryAfter) },
      });
    case 'redirect':
      return NextResponse.redirect(ours(decision.path, decision.search), {
        status: decision.status,
        headers: { 'Cache-Control': 'no-store' },
      });
    case 'away':
      return NextResponse.redirect(decision.url, {
        status: decision.status,
        headers: { 'Cache-Control': 'no-store' },
      });
    case 'page': {
      const url = ours(decision.path, decision.search);
      return url.href === request.nextUrl.href ? NextResponse.next() : NextResponse.rewrite(url);
    }
  }
}
