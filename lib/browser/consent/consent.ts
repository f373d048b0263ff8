import { rootMark } from '@/early/root';

/**
 * What a visitor has agreed to. An early script (early/cookie-choice) keeps the answer, sets it on the root element before anything else runs, and tells of every change.
 */
export const CONSENT_EVENT = 'parlour:consent';

/** Whether visits may be counted. False until the visitor has said yes, and on the server. */
export function analyticsAllowed(): boolean {
  return typeof document !== 'undefined' && rootMark('cookies') === 'analytics';
}

/** Calls the listener after each answer, also one given in another tab. Returns its removal. */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, listener);
  return () => window.removeEventListener(CONSENT_EVENT, listener);
}
