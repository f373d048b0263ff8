import { useEffect, type RefObject } from 'react';
import { isWriting } from '../../state/is-writing';

/** Keys that lead from row to row. The letters work anywhere on the page but where one writes. */
const LETTERS: Record<string, number> = { j: 1, k: -1 };
const ARROWS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Walks through the rows of a table by the link that each of them has. Enter opens it, as every link. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      const isInside = target !== null && body.current?.contains(target) === true;
      const step = isWriting(target)
        ? undefined
        : (LETTERS[event.key] ?? (isInside ? ARROWS[event.key] : undefined));
      if (step === undefined) return;
      const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
      const at = links.findIndex((link) => link.closest('tr')?.contains(target) === true);
      const next = links[at < 0 ? 0 : at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [body]);
}
