import { analyticsAllowed } from '@/lib/browser/consent/consent';

/** An event for the operator's analytics (SPEC §7). */
export type DataLayerEvent = { event: 'userId'; userId: string };

declare global {
  interface Window {
    /** Read by an operator's tag manager. It does not exist before the visitor agrees. */
    dataLayer?: DataLayerEvent[];
  }
}

/**
 * Adds an event to the data layer if the visitor has agreed to analytics; otherwise it is dropped. Returns whether it
 * was added.
 */
export function pushToDataLayer(event: DataLayerEvent): boolean {
  if (!analyticsAllowed()) return false;
  (window.dataLayer ??= []).push(event);
  return true;
}
