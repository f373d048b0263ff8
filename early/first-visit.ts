import { trackingOf } from '@/lib/domain/tracking';
import { remember, remembered, rememberedInTab, rememberInTab } from './remembered';

/** The query of the address by which this page was opened: it stays when the app moves on. */
function openedBy(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry ? new URL(entry.name).search : window.location.search;
}

/**
 * Keeps by what a visitor came, the first time: a campaign in this tab, and with their consent all of it in the browser.
 * Called with each answer about cookies; one that takes the consent back takes it out of the browser.
 */
export function keepFirstVisit(answer: string | null): void {
  const agreed = answer === 'analytics';
  const found = trackingOf(openedBy(), agreed);
  const text = Object.keys(found).length > 0 ? JSON.stringify(found) : null;
  if (agreed && !remembered('tracking')) remember('tracking', text ?? rememberedInTab('tracking'));
  if (answer === 'necessary') remember('tracking', null);
  if (!agreed && text && !rememberedInTab('tracking')) rememberInTab('tracking', text);
}
