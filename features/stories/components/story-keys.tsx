import { useEffect, useEffectEvent } from 'react';
import type { Step } from '../domain/walk';

interface StoryKeysProps {
  onStep: (step: Step) => void;
  onPause: () => void;
}

/** Arrows walk from slide to slide, in the direction of reading; Space holds the slide, unless a control has the focus. */
export function StoryKeys({ onStep, onPause }: StoryKeysProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isControl = event.target instanceof Element && event.target.closest('button, a');
    if (event.key === ' ' && !isControl) {
      event.preventDefault();
      onPause();
    }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const rtl = getComputedStyle(document.documentElement).direction === 'rtl';
    event.preventDefault();
    onStep((event.key === 'ArrowRight') === rtl ? 'previous' : 'next');
  });
  useEffect(() => {
    // On the way down: a dialog keeps arrows to itself.
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
  return null;
}
