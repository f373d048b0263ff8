import { useEffect, useState } from 'react';

/** About as long as the second press of a double click can be behind the first. Milliseconds. */
export const SETTLE_MS = 700;

/**
 * Whether this page has been in front for a moment. A page of somebody else's can lie over it, ask for a double click and
 * close at the first press: the second would fall on whatever lies here.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      setSettled(false);
      timer = setTimeout(() => setSettled(true), SETTLE_MS);
    };
    wait();
    window.addEventListener('focus', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', wait);
    };
  }, []);
  return settled;
}
