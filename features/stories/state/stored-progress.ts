import { parseProgress, type StoryProgress } from '../domain/progress';
import { STORED } from '@/lib/domain/browser-state';

/** SPEC §3: where the browser keeps what was seen. */

/** What this browser has seen; nothing where it keeps nothing. */
export function readProgress(): StoryProgress {
  try {
    return parseProgress(localStorage.getItem(STORED.stories));
  } catch {
    return {};
  }
}

/** Keeps what was seen. A storage that is full or closed keeps what it has. */
export function keepProgress(progress: StoryProgress): void {
  try {
    localStorage.setItem(STORED.stories, JSON.stringify(progress));
  } catch {
    // The stories begin anew at the next visit.
  }
}
