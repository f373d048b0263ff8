import { useEffect, useState, type RefObject } from 'react';
import { whenInSight } from './when-in-sight';

/** Whether somebody has had it in sight. What nobody sees costs a page that comes to life nothing. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => whenInSight(place.current, () => setSeen(true)), [place]);
  return seen;
}
