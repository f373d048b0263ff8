import { IN_TAB } from '@/lib/domain/browser-state';

/** Keeps where a visitor comes from until they sign up, for as long as the browser's tab lives. */
export function keepTracking(tracking: Record<string, string>): void {
  try {
    sessionStorage.setItem(IN_TAB.tracking, JSON.stringify(tracking));
  } catch {
    // Nothing is remembered here: the sign-up does without.
  }
}

/** What was kept; nothing for what is damaged. */
export function keptTracking(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(IN_TAB.tracking) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
