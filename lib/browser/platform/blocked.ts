import { API_CODES } from '@/lib/domain/api-codes';
import type { ProblemBody } from '@/lib/http/problem';
import type { InTab } from '@/lib/domain/browser-state';

/** Web and platform hear of a change one after the other: a page that is loaded anew in between is not again at once. */
const ONCE_PER_MS = 60_000;
const KEY = 'blockedReload' satisfies keyof InTab;

/**
 * A country can become blocked while a page stands open. The platform then refuses every call, and the page gives way to
 * the screen that the web shows in place of the whole product.
 */
export function giveWayWhenBlocked(body: Partial<ProblemBody>): void {
  if (body.code !== API_CODES.countryBlocked || body.reason !== 'address') return;
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(KEY)) < ONCE_PER_MS) return;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without a storage nothing would keep it from doing so for ever.
    return;
  }
  location.reload();
}
