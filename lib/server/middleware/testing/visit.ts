import { NextRequest } from 'next/server';
import { NO_RULES, type SiteRules } from '@/lib/domain/site-rules';
import { mergeRules } from '@/lib/server/rules/merge-rules';
import { answerTo, askedOf } from '@/lib/server/middleware/answer';
import { decide } from '@/lib/server/middleware/steps';

export const NOW = Date.parse('2026-11-22T12:00:00Z');
export const HOME = { webOrigin: 'http://localhost:3000', basePath: '' };

/** What the middleware answers to a visit on 22 November 2026 at noon. */
export async function visit(
  path: string,
  headers: Record<string, string> = {},
  basePath = '',
  maintenance: 'games'[] = [],
  site: Partial<SiteRules> = {},
) {
  const request = new NextRequest(`http://localhost:3000${basePath}${path}`, {
    headers,
    nextConfig: { basePath },
  });
  const rules = mergeRules(
    { ...NO_RULES, ...site },
    { ...HOME, basePath, blockedCountries: ['US'], maintenance },
  );
  const settings = { countryHeader: undefined, rules, now: NOW };
  return answerTo(request, decide(askedOf(request), settings), 'http://127.0.0.1:3100');
}

/** The inner page that an answer comes from. */
export const rewrite = (response: Response) => response.headers.get('x-middleware-rewrite');
