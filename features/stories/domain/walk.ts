import { beginOf, type StoryProgress } from './progress';
import type { StoryOutline } from './story';

/** A slide of a story, by their places in the row. */
export interface Place {
  story: number;
  slide: number;
}

export type Step = 'next' | 'previous' | 'nextStory' | 'previousStory';

type Stories = readonly StoryOutline[];

const storyAt = (stories: Stories, story: number, progress: StoryProgress): Place | null => {
  const there = stories[story];
  return there ? { story, slide: beginOf(progress, there) } : null;
};

/**
 * Where a step leads; null when it leads out. A story that is come to from before begins at its first slide that was
 * not seen. Back from a story's first slide is the last one of the story before: back undoes forward. Nothing lies
 * before the first slide of all, which begins anew.
 */
export function walk(stories: Stories, from: Place, step: Step, progress: StoryProgress): Place | null {
  const slides = stories[from.story]?.slides.length ?? 0;
  switch (step) {
    case 'next':
      return from.slide + 1 < slides
        ? { ...from, slide: from.slide + 1 }
        : storyAt(stories, from.story + 1, progress);
    case 'nextStory':
      return storyAt(stories, from.story + 1, progress);
    case 'previousStory':
      return storyAt(stories, from.story - 1, progress) ?? from;
    case 'previous': {
      if (from.slide > 0) return { ...from, slide: from.slide - 1 };
      const before = stories[from.story - 1];
      return before ? { story: from.story - 1, slide: before.slides.length - 1 } : from;
    }
  }
}
