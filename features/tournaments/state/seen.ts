import { remember, remembered } from '@/early/remembered';

/** Ids that are remembered at most: tournaments end, and their ids do not come again. */
const MOST = 100;

/** Ids of the tournaments that were shown as new (SPEC §4): what is stored wrongly counts as none. */
export function seenTournaments(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(remembered('seenTournaments') ?? '[]');
    return Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : [];
  } catch {
    return [];
  }
}

/** @returns whether it was kept: what can't be kept would be shown again and again */
export const markSeen = (...ids: string[]): boolean =>
  remember('seenTournaments', JSON.stringify([...new Set([...seenTournaments(), ...ids])].slice(-MOST)));
