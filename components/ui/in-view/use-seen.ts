import { useEffect, useState, type RefObject } from 'react';
import { whenInView } from './when-in-view';

/** Whether it has been visible. What is never visible costs nothing at hydration. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => whenInView(place.current, () => setSeen(true)), [place]);
  return seen;
}
