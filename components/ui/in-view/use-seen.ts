import { useEffect, useState, type RefObject } from 'react';
import { whenInView } from './when-in-view';

/** Whether somebody has had it in sight. What nobody sees costs a page that comes to life nothing. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => whenInView(place.current, () => setSeen(true)), [place]);
  return seen;
}
