import { remembered, rememberedInTab, rememberInTab } from '@/early/remembered';
import { analyticsAllowed } from '@/lib/browser/consent/consent';
import { trackingOf } from '@/lib/domain/tracking';

/** What another site has handed over to this page, as a query; kept in full for as long as the page lives only. */
let handedOver = '';

/** Keeps where a visitor comes from until they sign up: the campaign in sessionStorage, the rest in this module's memory. */
export function keepTracking(query: string): void {
  handedOver ||= query;
  const campaign = trackingOf(query, false);
  if (!rememberedInTab('tracking') && Object.keys(campaign).length > 0) {
    rememberInTab('tracking', JSON.stringify(campaign));
  }
}

/** Stored data, through the same sieve as an address: it may be old, corrupted, or somebody else's writing. */
function sieved(stored: string | null, agreed: boolean): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(([, value]) => typeof value === 'string');
    return trackingOf(new URLSearchParams(texts as [string, string][]).toString(), agreed);
  } catch {
    return {};
  }
}

/** What goes along with a sign-up: of the first visit, without consent nothing that identifies (early/first-visit). */
export function keptTracking(): Record<string, string> {
  const agreed = analyticsAllowed();
  return {
    ...trackingOf(window.location.search, agreed),
    ...trackingOf(handedOver, agreed),
    ...sieved(rememberedInTab('tracking'), agreed),
    ...(agreed && sieved(remembered('tracking'), agreed)),
  };
}
