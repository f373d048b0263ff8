import type { STORED } from '@/lib/domain/browser-state';

type Key = (typeof STORED)[keyof typeof STORED];

export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets it. A browser that keeps nothing still switches, until the next load. */
export function remember(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Not kept, then.
  }
}
