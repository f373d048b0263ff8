/** So much of something is in sight when somebody sees it. */
const SIGHT = 0.5;

/**
 * Calls back once, as soon as half of an element is in sight.
 * @returns what stops waiting for it
 */
export function whenInSight(element: Element | null, seen: () => void): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= SIGHT)) return;
      sight.disconnect();
      seen();
    },
    { threshold: SIGHT },
  );
  if (element) sight.observe(element);
  return () => sight.disconnect();
}
