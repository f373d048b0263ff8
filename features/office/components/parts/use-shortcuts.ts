import { useEffect, useRef } from 'react';
import { isWriting } from '../../state/is-writing';

/** A page's shortcuts by key. None works while somebody types in a field, or with Ctrl, Alt or Cmd. */
export function useShortcuts(deeds: Readonly<Record<string, () => void>>): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWriting(event.target)) return;
      const deed = latest.current[event.key.toLowerCase()];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
