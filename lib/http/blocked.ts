import { API_CODES } from '@/lib/domain/api-codes';
import type { ProblemBody } from './problem';
import { IN_TAB } from '@/lib/domain/browser-state';

/** Web and platform hear of a change one after the other: a page that is loaded anew in between is not again at once. */
const ONCE_PER_MS = 60_000;

/**
 * A country can become blocked while a page stands open. The platform then refuses every call, and the page gives way to
 * the screen that the web shows in place of the whole product.
 */
export function giveWayWhenBlocked(body: Partial<ProblemBody>): void {
  if (body.code !== API_CODES.countryBlocked || body.reason !== 'address') return;
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(IN_TAB.blockedReload)) < ONCE_PER_MS) return;
    sessionStorage.setItem(IN_TAB.blockedReload, String(now));
  } catch {
    // Without a storage nothing would keep it from doing so for ever.
    return;
  }
  location.reload();
}
