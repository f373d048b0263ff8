import type { StoryOutline } from './story';

/**
 * What this browser has seen, as it lies in its storage under `stories` (SPEC §2: per story code visited, per slide
 * visited). A slide is visited once it was shown; a story once all the slides that it has now were. So one that gets
 * a new slide counts as unvisited again, and begins there.
 */
export type StoryProgress = Readonly<Record<string, Seen>>;

interface Seen {
  /** Whether every slide that the story had then was seen. */
  visited: boolean;
  /** Ids of the slides that were seen. */
  slides: readonly string[];
}

const isSeen = (value: unknown): value is Seen => {
  const { visited, slides } = Object(value) as Partial<Record<keyof Seen, unknown>>;
  return (
    typeof visited === 'boolean' && Array.isArray(slides) && slides.every((id) => typeof id === 'string')
  );
};

/** What was stored; nothing, where it is missing or is not what this page writes. */
export function parseProgress(stored: string | null): StoryProgress {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, seen]) => isSeen(seen)));
  } catch {
    return {};
  }
}

const seenOf = (progress: StoryProgress, code: string): readonly string[] =>
  Object.hasOwn(progress, code) ? (progress[code]?.slides ?? []) : [];

/** Whether all of its slides were seen. */
export function isVisited(progress: StoryProgress, { code, slides }: StoryOutline): boolean {
  const seen = seenOf(progress, code);
  return slides.every(({ id }) => seen.includes(id));
}

/** Place of the slide at which a story begins: the first that was not seen, of a visited story the first one. */
export function beginOf(progress: StoryProgress, { code, slides }: StoryOutline): number {
  const seen = seenOf(progress, code);
  return Math.max(
    0,
    slides.findIndex(({ id }) => !seen.includes(id)),
  );
}

/** With one more slide seen, and without stories and slides that are no longer there. */
export function withSeen(
  progress: StoryProgress,
  stories: readonly StoryOutline[],
  code: string,
  slideId: string,
): StoryProgress {
  const entries = stories.flatMap((story) => {
    const known = seenOf(progress, story.code);
    const isIt = story.code === code;
    const slides = story.slides
      .map(({ id }) => id)
      .filter((id) => known.includes(id) || (isIt && id === slideId));
    return slides.length > 0
      ? [[story.code, { visited: slides.length === story.slides.length, slides }] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

/** Unvisited ones first, each kind in the operators' order. */
export function inVisitOrder<S extends StoryOutline>(
  stories: readonly S[],
  progress: StoryProgress,
): readonly S[] {
  return stories.toSorted((a, b) => Number(isVisited(progress, a)) - Number(isVisited(progress, b)));
}
