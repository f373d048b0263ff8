/** The part of an element that must be visible. */
const IN_VIEW = 0.5;

/**
 * Calls back once, as soon as half of an element is in view.
 * @returns a function that stops it
 */
export function whenInView(element: Element | null, seen: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= IN_VIEW)) return;
      watcher.disconnect();
      seen();
    },
    { threshold: IN_VIEW },
  );
  if (element) watcher.observe(element);
  return () => watcher.disconnect();
}
