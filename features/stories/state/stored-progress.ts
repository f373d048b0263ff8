import { parseProgress, type StoryProgress } from '../domain/progress';

/** SPEC §3: where the browser keeps what was seen. */
const KEY = 'stories';

/** What this browser has seen; nothing where it keeps nothing. */
export function readProgress(): StoryProgress {
  try {
    return parseProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Keeps what was seen. A storage that is full or closed keeps what it has. */
export function keepProgress(progress: StoryProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // The stories begin anew at the next visit.
  }
}
