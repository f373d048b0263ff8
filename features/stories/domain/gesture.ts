import { STORY_CLOSE_PX, STORY_SWIPE_PX } from '@/lib/domain/limits';

/** How far a finger may tremble in a tap, in px. */
const SLOP_PX = 10;

export interface Way {
  /** In px from where the finger came down: to the right, and down. */
  x: number;
  y: number;
}

export type Axis = 'across' | 'along';

/** Which way a finger goes; null while it may still be a tap. */
export function axisOf({ x, y }: Way): Axis | null {
  if (Math.max(Math.abs(x), Math.abs(y)) <= SLOP_PX) return null;
  return Math.abs(x) > Math.abs(y) ? 'across' : 'along';
}

/**
 * What a finger asked for that has gone this way (SPEC §2): more than 100 px across change the story, more than 150 px
 * down close it. What comes next lies on the left of the finger, in a language that is read to the left on its right.
 */
export function swipeOf(
  { x, y }: Way,
  axis: Axis,
  rtl: boolean,
): 'nextStory' | 'previousStory' | 'close' | null {
  if (axis === 'along') return y > STORY_CLOSE_PX ? 'close' : null;
  if (Math.abs(x) <= STORY_SWIPE_PX) return null;
  return x < 0 === rtl ? 'previousStory' : 'nextStory';
}
