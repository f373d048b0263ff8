import { parseProgress, type StoryProgress } from '../domain/progress';
import { remember, remembered } from '@/early/remembered';

/** What this browser has seen; nothing where it keeps nothing. */
export function readProgress(): StoryProgress {
  return parseProgress(remembered('stories'));
}

/** Keeps what was seen. A storage that is full or closed keeps what it has. */
export function keepProgress(progress: StoryProgress): void {
  remember('stories', JSON.stringify(progress));
}
