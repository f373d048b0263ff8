import { remembered } from './remembered';

/**
 * Lets the circles of visited stories be last and plain (SPEC §2), by a style: it holds before the first circle is
 * painted, for circles that come later too, and React's own elements stay as they are. Runs in the head, and again
 * whenever what was seen has changed.
 */
export function markVisited(): void {
  const ID = 'stories-visited';
  /** Codes and ids as the CMS makes them; nothing else gets into a style. */
  const isName = (name: unknown): name is string => typeof name === 'string' && /^[\w-]+$/.test(name);

  let known: Record<string, { slides?: unknown } | null> = {};
  try {
    known = Object(JSON.parse(remembered('stories') ?? '{}'));
  } catch {
    // Nothing was seen.
  }
  const rules = Object.entries(known).flatMap(([code, seen]) => {
    const slides = Array.isArray(seen?.slides) ? seen.slides.filter(isName) : [];
    if (!isName(code) || slides.length === 0) return [];
    const others = slides.map((id) => `:not([data-slide="${id}"])`).join('');
    return [`[data-story="${code}"]:not(:has([data-slide]${others}))`];
  });
  document.getElementById(ID)?.remove();
  if (rules.length === 0) return;
  const style = document.createElement('style');
  style.id = ID;
  style.textContent = `${rules.join()}{--story-order:1;--story-ring:var(--surface-4);--story-note:inline;--story-wait:hidden}`;
  document.head.append(style);
}
