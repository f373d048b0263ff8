import { rememberedInTab, rememberInTab } from '@/early/remembered';

/** Keeps where a visitor comes from until they sign up, for as long as the browser's tab lives. */
export function keepTracking(tracking: Record<string, string>): void {
  rememberInTab('tracking', JSON.stringify(tracking));
}

/** The stored tracking data; empty if it is corrupted. */
export function keptTracking(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(rememberedInTab('tracking') ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
