import { element } from '../dom';

/** One result as the list shows it: its mark, how it is read out, and what is seen. */
interface ShownResult {
  mark: Readonly<Record<`data-${string}`, string>>;
  readOut: string;
  seen: readonly HTMLElement[];
}

/**
 * The last results of a table, the newest first, and a sentence that they foretell nothing.
 * @param name before the names of its classes
 * @param most so many are shown
 */
export function createLastResults<Result>(
  { name, most, title, noMemory }: { name: string; most: number; title: string; noMemory: string },
  shown: (result: Result) => ShownResult,
) {
  const list = element('ol', { class: `${name}-last`, 'aria-label': title });
  const view = element('div', { class: `${name}-history` }, list, element('p', {}, noMemory));
  let results: readonly Result[] = [];
  const draw = () => {
    view.toggleAttribute('data-empty', results.length === 0);
    list.replaceChildren(
      ...results.slice(0, most).map((result) => {
        const { mark, readOut, seen } = shown(result);
        for (const one of seen) one.setAttribute('aria-hidden', 'true');
        return element('li', mark, element('span', { class: 'unseen' }, readOut), ...seen);
      }),
    );
  };
  draw();
  return {
    view,
    add(result: Result) {
      results = [result, ...results];
      draw();
    },
    /** @param oldestFirst results of before the player came, instead of those that stand here */
    past(oldestFirst: readonly Result[]) {
      results = oldestFirst.toReversed();
      draw();
    },
  };
}
