import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { STORY_HOLD_MS } from '@/lib/domain/limits';
import { axisOf, swipeOf, type Axis, type Way } from '../domain/gesture';

interface Press {
  pointer: number;
  at: Way;
  /** When it began, by the events' own clock. Milliseconds. */
  since: number;
  axis: Axis | null;
}

interface GestureActions {
  onSwipe: (to: 'nextStory' | 'previousStory') => void;
  onClose: () => void;
}

/** Lets the slide go on where the finger threw it, out of the screen. */
function leave(stage: HTMLElement, done: () => void) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const way = still
    ? undefined
    : stage.animate?.({ translate: '0 100%' }, { duration: 200, fill: 'forwards' });
  if (way) void way.finished.then(done, done);
  else done();
}

/** Says where the finger has taken the slide; the style does the rest. */
function follow(stage: HTMLElement, axis: Axis | null, { x, y }: Way) {
  stage.style.setProperty('--x', `${axis === 'across' ? x : 0}px`);
  stage.style.setProperty('--y', `${axis === 'along' ? Math.max(0, y) : 0}px`);
}

/**
 * Swipes over what is on the screen, by finger or mouse (SPEC §2). While anything is pressed, `held` says so. A press
 * that has become a swipe or lasted long is no tap: its click reaches nobody.
 */
export function useStoryGestures({ onSwipe, onClose }: GestureActions) {
  const [held, setHeld] = useState(false);
  const press = useRef<Press>(null);
  const isTap = useRef(true);

  const wayOf = ({ clientX, clientY }: PointerEvent, { at }: Press): Way => ({
    x: clientX - at.x,
    y: clientY - at.y,
  });
  const letGo = (stage: HTMLElement) => {
    press.current = null;
    setHeld(false);
    delete stage.dataset.dragged;
    follow(stage, null, { x: 0, y: 0 });
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (press.current || event.button !== 0) return;
      const { pointerId, clientX, clientY, timeStamp } = event;
      press.current = { pointer: pointerId, at: { x: clientX, y: clientY }, since: timeStamp, axis: null };
      isTap.current = true;
      setHeld(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: stage, pointerId } = event;
      const now = press.current;
      if (now?.pointer !== pointerId) return;
      const way = wayOf(event, now);
      if (!now.axis) {
        now.axis = axisOf(way);
        if (!now.axis) return;
        // From here on the stage alone hears of it, also from beyond the window.
        stage.setPointerCapture?.(pointerId);
        stage.dataset.dragged = '';
      }
      follow(stage, now.axis, way);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: stage, pointerId, timeStamp } = event;
      const last = press.current;
      if (last?.pointer !== pointerId) return;
      const way = wayOf(event, last);
      const axis = last.axis ?? axisOf(way);
      isTap.current = !axis && timeStamp - last.since <= STORY_HOLD_MS;
      letGo(stage);
      if (!axis) return;
      const swipe = swipeOf(way, axis, getComputedStyle(stage).direction === 'rtl');
      if (swipe === 'close') leave(stage, onClose);
      else if (swipe) onSwipe(swipe);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (press.current?.pointer !== event.pointerId) return;
      isTap.current = false;
      letGo(event.currentTarget);
    },
    onClickCapture: (event: MouseEvent) => {
      // A key's click has no press before it.
      if (isTap.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Neither the focus nor a picture follows the mouse, and no menu comes up below a finger that rests.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
  };
  return { held, handlers };
}
