import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE_MS = 320;
const FLASH_MS = 600;
const isCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * Rows of a table that have another place move there, and the edge of the own one flashes when its place has changed.
 * @param order changes with the order of the rows
 */
export function useRowMotion(
  table: RefObject<HTMLElement | null>,
  order: string,
  ownPlace: number | null,
): void {
  const tops = useRef(new Map<string, number>());
  const lastPlace = useRef(ownPlace);
  useLayoutEffect(() => {
    const calm = isCalm();
    const known = tops.current;
    tops.current = new Map();
    for (const row of table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const { row: key = '', own } = row.dataset;
      const before = known.get(key);
      tops.current.set(key, row.offsetTop);
      // The own row may stand pinned: it does not travel.
      if (calm || own !== undefined || before === undefined || before === row.offsetTop) continue;
      row.animate?.([{ transform: `translateY(${before - row.offsetTop}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(.2,.7,.2,1)',
      });
    }
    const moved = lastPlace.current !== null && ownPlace !== null && lastPlace.current !== ownPlace;
    lastPlace.current = ownPlace;
    if (!moved || calm) return;
    for (const cell of table.current?.querySelectorAll<HTMLElement>('[data-own] > *') ?? []) {
      cell.animate?.([{ borderColor: '#fff3cf', backgroundColor: 'rgb(255 182 39 / 45%)' }, {}], {
        duration: FLASH_MS,
      });
    }
  }, [order, ownPlace, table]);
}
