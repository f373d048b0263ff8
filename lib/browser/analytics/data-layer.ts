import { analyticsAllowed } from '@/lib/browser/consent/consent';

/** What is told to an operator's analytics (SPEC §7). */
export type DataLayerEvent = { event: 'userId'; userId: string };

declare global {
  interface Window {
    /** Read by an operator's tag manager. It does not exist before the visitor agrees. */
    dataLayer?: DataLayerEvent[];
  }
}

/** Tells the data layer, if the visitor has agreed to be counted; else nothing is kept. Returns whether it was told. */
export function pushToDataLayer(event: DataLayerEvent): boolean {
  if (!analyticsAllowed()) return false;
  (window.dataLayer ??= []).push(event);
  return true;
}
