/** Keys that a button or a link needs for itself: to be pressed, or to lead to the next one. */
const OF_BUTTONS: readonly string[] = ['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Whether a key belongs to the control that has the focus and not to the game. Fields keep all keys. */
export function keptByFocus({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea')) return true;
  return OF_BUTTONS.includes(key) && target.closest('button, a, [role="radio"]') !== null;
}

/**
 * Keeps a key that plays and is held down from what it would do: it must neither play by itself nor scroll the page around the
 * game. Fields keep all keys.
 */
export function stopsHeldKey(event: KeyboardEvent): boolean {
  const { target, key, repeat } = event;
  if (!repeat || (key !== 'Enter' && key !== ' ')) return false;
  if (target instanceof Element && target.closest('input, select, textarea')) return false;
  event.preventDefault();
  return true;
}
