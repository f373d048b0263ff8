import { delay } from '../pace';

/** How movements of the tables begin and end. */
export const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** A hidden page stands still; what waits for a movement goes on all the same, so late. */
const GRACE_MS = 200;

/** Moves an element once; resolves at the end, and leaves nothing behind. */
export async function move(
  element: Element,
  frames: Keyframe[],
  { duration, delay: later = 0, easing = EASE }: { duration: number; delay?: number; easing?: string },
): Promise<void> {
  const animation = element.animate(frames, { duration, delay: later, easing, fill: 'backwards' });
  // An element that is taken away ends its movement, which is no failure.
  const ended = animation.finished.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([ended, delay(duration + later + GRACE_MS)]);
}
